import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'HN');
const words = (message: string) => wordsOf(locale.language, message);
const sku = '110101-1';

test('a change that a member made after their session was gone is made when they sign in again (CART-104, CART-105, ACCOUNT-23)', async ({
  page,
  watch,
  memberLike,
}) => {
  watch.allow(/status of 401/);
  await signIn(page, locale, await memberLike('dunia'));
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku }));
  const add = page.getByRole('main').getByRole('button', { name: words('Add to cart'), exact: true });
  await expect(add).toBeEnabled();

  // The session ends on the server; the browser still has its cookie.
  const cookies = await page.context().cookies();
  await page.request.get('/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
  await page.context().clearCookies();
  await page.context().addCookies(cookies);

  await add.click();
  const ended = page.getByRole('dialog', { name: words('Your session has ended') });
  await expect(ended).toBeVisible();
  await expectAccessible(page);
  expect(
    (await page.context().cookies()).map(({ name }) => name),
    'nobody became a guest',
  ).not.toContain('tarima.guest');

  await ended.getByRole('link', { name: words('Sign in') }).click();
  // The identity provider still knows the member and asks for nothing.
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Sign in'), exact: true })
    .click();
  await expect(page.getByRole('status').getByText(words('Your cart changes have been sent.'))).toBeVisible({
    timeout: 15_000,
  });
});
