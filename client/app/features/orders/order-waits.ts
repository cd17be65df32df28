/** The first wait of a page that was just shown or whose data has changed, in milliseconds. */
export const shortestWaitMs = 10_000;
/** Waits grow up to this while nothing changes, in milliseconds. */
export const longestWaitMs = 120_000;
/** A page that becomes visible or online does not check again sooner than this, in milliseconds. */
export const minimumGapMs = 3_000;
const growth = 1.5;
/** Part of a wait that is random, so that pages do not check simultaneously. */
const randomPart = 0.4;

/** The wait before a check after `checks` checks without a change: exponential backoff with jitter (ORDERS-353). */
export function computeWaitMs(checks: number, random: () => number = Math.random): number {
  const waitMs = Math.min(longestWaitMs, shortestWaitMs * growth ** checks);
  return waitMs * (1 - randomPart / 2 + randomPart * random());
}
