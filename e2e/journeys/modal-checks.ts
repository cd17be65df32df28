import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './test.ts';

/** Where the focus is: in the open modal, nowhere on the page, or on something behind the modal. */
export const focusPlace = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement === document.body ? 'nowhere' : document.activeElement.closest('dialog[open]') ? 'modal' : 'page'",
  );

/** An open modal has the focus, is accessible, keeps the page from scrolling, and Tab does not lead out of it. */
export async function expectModal(page: Page, modal: Locator): Promise<void> {
  await expect(modal).toBeVisible();
  expect(await page.evaluate('getComputedStyle(document.body).overflowY')).toBe('hidden');
  await expectAccessible(page);
  for (let step = 0; step < 25; step += 1) {
    expect(await focusPlace(page)).not.toBe('page');
    await page.keyboard.press('Tab');
  }
}
