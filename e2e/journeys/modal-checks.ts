import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './test.ts';

/** Returns the location of the focus: `modal`, `nowhere` (the body), or `page` (behind the modal). */
export const getFocusLocation = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement === document.body ? 'nowhere' : document.activeElement.closest('dialog[open]') ? 'modal' : 'page'",
  );

/** Expects that an open modal is accessible, keeps the focus inside, and prevents the page from scrolling. */
export async function expectModal(page: Page, modal: Locator): Promise<void> {
  await expect(modal).toBeVisible();
  expect(await page.evaluate('getComputedStyle(document.body).overflowY')).toBe('hidden');
  await expectAccessible(page);
  for (let step = 0; step < 25; step += 1) {
    expect(await getFocusLocation(page)).not.toBe('page');
    await page.keyboard.press('Tab');
  }
}
