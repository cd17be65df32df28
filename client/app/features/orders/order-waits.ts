/** The wait after the page is opened or its data has changed, in milliseconds. */
export const shortestWaitMs = 10_000;
/** The longest wait while nothing changes, in milliseconds. */
export const longestWaitMs = 120_000;
/** The shortest time between two checks of a page that becomes visible or online, in milliseconds. */
export const minimumGapMs = 3_000;
const growth = 1.5;
/** The share of a wait by which it varies at random, so that pages do not check simultaneously. */
const randomPart = 0.4;

/** The wait before a check after `checks` checks without a change: exponential backoff with jitter (ORDERS-353). */
export function computeWaitMs(checks: number, random: () => number = Math.random): number {
  const waitMs = Math.min(longestWaitMs, shortestWaitMs * growth ** checks);
  return waitMs * (1 - randomPart / 2 + randomPart * random());
}
