import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { expectAccessible } from './page-checks.ts';
import { expect, test } from './test.ts';
import { askShop, fillCart } from './visitors.ts';
import { wordsOf } from './words.ts';

const readers = [
  { locale: getLocale('es', 'CR'), club: '6401' },
  { locale: getLocale('en', 'JM'), club: '7201' },
] as const;

for (const { locale, club } of readers) {
  const words = (message: string) => wordsOf(locale.language, message);

  test(`${locale.code}: the cart keeps what becomes of the order when something runs out`, async ({ page }) => {
    await fillCart(page, locale, club);
    await page.goto(pathTo('cart', locale));
    await page.waitForLoadState('networkidle');
    const choice = page.getByRole('group', { name: words('If something runs out') });
    const rest = choice.getByRole('radio', { name: words('I take the rest') });
    const nothing = choice.getByRole('radio', { name: words('Cancel the whole order') });
    await expect(rest).toBeChecked();
    await rest.focus();
    await page.keyboard.press('ArrowDown');
    await expect(nothing).toBeChecked();
    await expectAccessible(page);
    const kept = async () => (await askShop(page, locale, operations.cart, {})).cart?.allowsPartialFulfillment;
    await expect.poll(kept).toBe(false);
    await page.reload();
    await expect(nothing).toBeChecked();
  });
}
