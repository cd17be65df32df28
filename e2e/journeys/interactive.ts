import { expect, type Page } from '@playwright/test';

/**
 * Script that returns whether all controls are hydrated; before hydration they do not react to events. React stores the
 * props of an element under such a key as soon as it handles the element's events. The captcha's widget is no part of React.
 */
const isInteractive = `
  [...document.querySelectorAll('button, input, select, textarea, a[aria-haspopup]')]
    .filter((control) => !control.closest('altcha-widget'))
    .every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))`;

/** Waits until every control of the page is hydrated. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  // The page's content security policy blocks `waitForFunction`.
  await expect.poll(() => page.evaluate<boolean>(isInteractive), 'the controls of the page are hydrated').toBe(true);
}

/** Resolves when the next page has fetched the chunk of that name. Call it before the page is opened. */
export async function waitForCode(page: Page, chunk: string): Promise<void> {
  await page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${chunk}-`));
}

/** Resolves when the next page has loaded the code that follows its first load. Call it before the page is opened. */
export const waitForLazyCode = (page: Page): Promise<void> => waitForCode(page, 'deferred');

/** Opens a page and waits until the code that follows its first load is loaded, so that it works without a connection. */
export async function openPageWithLazyCode(page: Page, address: string): Promise<void> {
  const loaded = waitForLazyCode(page);
  await openPage(page, address);
  await loaded;
}

/** Opens a page and waits until its controls are hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
}
