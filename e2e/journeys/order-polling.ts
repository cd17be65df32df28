import type { Page } from '@playwright/test';
import { longestWaitMs, shortestWaitMs } from '@tarima/client/order-waits';

/** Counts the page's requests for the status of its order. */
export function countChecks(page: Page): () => number {
  let checks = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"OrderStatus"')) checks += 1;
  });
  return () => checks;
}

/** Waits until the page has loaded the code that keeps the order up to date. */
export const waitForUpdates = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/order-updates-'));

/** Lets the page's clock pass the longest wait between two checks. */
export const passLongestWait = (page: Page) => page.clock.runFor(1.5 * longestWaitMs);

/** Lets the page's clock pass the wait before the first check, and no time-out of a request. */
export const passFirstWait = (page: Page) => page.clock.runFor(1.2 * shortestWaitMs);
