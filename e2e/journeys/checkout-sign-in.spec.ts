import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { createMemberShopper } from '../graph/shopper.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, signInFromPage } from './visitors.ts';

const locale = getLocale('en', 'VI');
const club = '7301';
const translate = (message: string) => translateMessage('en', message);

test('returns a guest who signs in at the first step to the checkout, which has a minimal header and footer (CHECKOUT-20, CONTENT-34, CONTENT-35, MERGE-6, ROUTING-47)', async ({
  page,
  stack,
  createMemberLike,
}) => {
  const who = await createMemberLike('elise');
  const member = await createMemberShopper(stack, who, { market: locale.market.code, language: 'en', club });
  await page.goto(pathTo('home', locale));
  await fillCart(page, locale, club);
  await openPage(page, pathTo('checkout', locale));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link'), 'the only link').toHaveAttribute('href', pathTo('cart', locale));
  await expect(header.getByText('tarima', { exact: true })).toBeVisible();
  await expect(header).toContainText(translate('Secure payment'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  for (const name of ['Categories', 'Main menu']) {
    await expect(page.getByRole('navigation', { name: translate(name) })).toHaveCount(0);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('Sign in'), exact: true })
    .click();
  await signInFromPage(page, locale, who);
  await page.waitForURL(`**${pathTo('checkout', locale)}`);

  await expect(page.getByRole('heading', { level: 1, name: translate('Checkout') })).toBeVisible();
  await expect(page.getByRole('heading', { name: translate('Payment') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathTo('checkout', locale));
  expect((await member.fetchCart())?.lines.map(({ variant }) => variant.sku).sort()).toEqual(['110101-1', '110103-1']);
});
