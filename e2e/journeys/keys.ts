import type { Locator, Page } from '@playwright/test';

/** Moves the focus with Tab alone until it is on `target`. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < 150; presses += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}
