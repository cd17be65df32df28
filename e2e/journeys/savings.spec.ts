import { pathTo } from '@tarima/client/paths';
import { createMemberShopper } from '../graph/shopper.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, jamaica } from './shop.ts';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';

const shops = {
  es: { market: costaRica, club: '6401', member: 'ana' },
  en: { market: jamaica, club: '7201', member: 'marcus' },
} as const;

/** The digits of an amount, in the smallest unit that is shown. */
const readAmount = (text: string) => Number(text.replace(/\D/g, ''));

test('shows what the membership saved after an order, with the calculation (MEMBERSHIP-18, MEMBERSHIP-253)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { market, club, member: demoMember } = shops[language];
  const shop = createShop(page, market);
  const member = await createMemberLike(demoMember);
  const shopper = await createMemberShopper(stack, member, { market: market.code, language, club });
  await shopper.buy(['110101-1', '110103-1']);
  await signIn(page, shop.locale, member);
  await openPage(page, pathTo('my-account', shop.locale));
  await page
    .getByRole('heading', { name: shop.translate('What you saved with your membership') })
    .scrollIntoViewIfNeeded();
  const amounts = page.getByRole('table').getByRole('row').locator('td:last-child');
  await expect(amounts).toHaveCount(3);
  const [list = 0, paid = 0, saved = 0] = (await amounts.allInnerTexts()).map(readAmount);
  expect(paid, 'the order').toBeGreaterThan(0);
  expect(Math.abs(list - paid - saved), 'the difference of the amounts that are shown').toBeLessThanOrEqual(1);
});
