import { expect, type Page } from '@playwright/test';

/**
 * Whether the page's controls are React's already: a control of the server's HTML does nothing before. React keeps the
 * properties of an element under such a key from the moment on at which it handles the element's events.
 */
const isInteractive = `
  [...document.querySelectorAll('button, input, select, textarea, a[aria-haspopup]')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps$')))`;

/** Waits until every control of the page does what it is there for. */
export async function whenInteractive(page: Page): Promise<void> {
  // The page's own content security policy refuses `waitForFunction`.
  await expect.poll(() => page.evaluate<boolean>(isInteractive), 'the controls of the page work').toBe(true);
}

/** Code that every page loads after its own. */
const lateCode = ['page-notices', 'registry', 'cart-trouble'];

/** Opens an address of the shop and waits for all its code: what a page that loses its connection then can do is known. */
export async function openWithLateCode(page: Page, address: string): Promise<void> {
  const loaded = lateCode.map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${name}-`)),
  );
  await openPage(page, address);
  await Promise.all(loaded);
}

/** Opens an address of the shop and waits until its controls do what they are there for. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenInteractive(page);
}
