import type { Locator, Page } from '@playwright/test';

/** Moves the focus with one key until it is on `target`. @throws Error when the target is not reached */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < 150; presses += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard focus did not reach the target.');
}
