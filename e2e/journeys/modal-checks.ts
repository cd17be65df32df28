import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@tarima/markets/locale';
import type { Place } from '../graph/shopper.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './test.ts';
import { wordsOf } from './words.ts';

/** Who looks at a modal, the demo member that they are like where they sign in, and the club where they shop. */
export interface Reader {
  readonly locale: Locale;
  readonly club: string;
  readonly like: string;
}

/** Where a reader shops by the graph alone. */
export const placeOf = ({ locale, club }: Reader): Place => ({
  market: locale.market.code,
  language: locale.language,
  club,
});

/** Where the focus is: in the open modal, nowhere on the page, or on something behind the modal. */
const focusPlace = (page: Page) =>
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

/** Opens a modal by its opener, goes round in it, and leaves it by Escape and by its button. */
export async function operateByKeyboard(page: Page, way: Locator, title: string, { language }: Locale): Promise<void> {
  await way.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: title });
  await expect(modal).toBeVisible();
  expect(await focusPlace(page)).toBe('modal');
  await expectModal(page, modal);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(way).toBeFocused();

  await page.keyboard.press('Enter');
  await modal.getByRole('button', { name: wordsOf(language, 'Close') }).press('Enter');
  await expect(modal).toBeHidden();
  await expect(way).toBeFocused();
}
