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

/** Opens an address of the shop and waits until its controls do what they are there for. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenInteractive(page);
}
