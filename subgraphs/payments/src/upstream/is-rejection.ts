import { busyStatuses } from '@tarima/service-kit/upstream-error';

/** Statuses below 500 after which the same call may succeed: an expired token, a timeout, a rate limit. */
const transientStatuses: ReadonlySet<number> = new Set([401, ...busyStatuses]);

/** True for a status after which the call was certainly not done and a repetition cannot help. */
export function isRejection(status: number): boolean {
  return status >= 400 && status < 500 && !transientStatuses.has(status);
}
