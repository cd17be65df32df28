import { expect, type Page, type Request } from '@playwright/test';
import { longestWaitMs, shortestWaitMs } from '@tarima/client/order-waits';

/** Time that passes on the page's clock before the responses are awaited. */
const stepMs = 2000;

const isCheck = (request: Request) => request.postData()?.includes('"OrderStatus"') ?? false;

/** Counts the page's requests for the status of its order. */
export function countChecks(page: Page): () => number {
  let checks = 0;
  page.on('request', (request) => {
    if (isCheck(request)) checks += 1;
  });
  return () => checks;
}

/** Waits until the page keeps the order up to date: its code is loaded late. */
export const waitForUpdates = (shop: Pick<Page, 'getByRole'>) =>
  expect(shop.getByRole('main').getByRole('status')).toBeAttached();

/** Lets the page's clock pass the longest wait between two checks. */
export const passLongestWait = (page: Page) => passTime(page, 1.5 * longestWaitMs);

/** Lets the page's clock pass the wait before the first check. */
export const passFirstWait = (page: Page) => passTime(page, 1.2 * shortestWaitMs);

/** Lets the page's clock pass a time. The clock waits for the response to each check, as it would without the test. */
async function passTime(page: Page, ms: number): Promise<void> {
  const checks: Request[] = [];
  const record = (request: Request) => isCheck(request) && checks.push(request);
  page.on('request', record);
  for (let passedMs = 0; passedMs < ms; passedMs += stepMs) {
    await page.clock.runFor(stepMs);
    for (const request of checks.splice(0)) await (await request.response())?.finished();
  }
  page.off('request', record);
}
