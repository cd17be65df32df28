/** Statuses below 500 after which the same call may succeed: a token that ran out, a time-out, a rate limit. */
const transientStatuses: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** True for a status that says: understood, not done, and not to be done when it is sent again. */
export function isRejection(status: number): boolean {
  return status >= 400 && status < 500 && !transientStatuses.has(status);
}
