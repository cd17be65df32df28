import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { findVisible } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { endSessionOnServer, signIn } from './visitors.ts';

const locale = getLocale('es', 'HN');
const translate = (message: string) => translateMessage(locale.language, message);
const sku = '110101-1';

test('applies a cart change made after the session ended when the member signs in again (CART-104, CART-105, ACCOUNT-23)', async ({
  page,
  watch,
  createMemberLike,
}) => {
  watch.allow(/status of 401/);
  await signIn(page, locale, await createMemberLike('dunia'));
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku }));
  const add = page.getByRole('main').getByRole('button', { name: translate('Add to cart'), exact: true });
  await expect(add).toBeEnabled();

  await endSessionOnServer(page);

  await add.click();
  const sessionDialog = page.getByRole('dialog', { name: translate('Your session has ended') });
  await expect(sessionDialog).toBeVisible();
  await expectAccessible(page);
  expect(
    (await page.context().cookies()).map(({ name }) => name),
    'no guest session was created',
  ).not.toContain('tarima.guest');

  await sessionDialog.getByRole('link', { name: translate('Sign in') }).click();
  // The identity provider still has a session and shows no form.
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('Sign in'), exact: true })
    .click();
  await expect(page.getByRole('status').getByText(translate('Your cart changes have been applied.'))).toBeVisible({
    timeout: 15_000,
  });
});

test('opens login instead of the address book of a member whose session has ended (ROUTING-46, ROUTING-61)', async ({
  page,
  createMemberLike,
}) => {
  const member = await createMemberLike('dunia');
  const addressBook = pathTo('address-book', locale);
  const login = `**${pathTo('login', locale, {}, { pageTo: addressBook })}`;
  await signIn(page, locale, member);
  await openPage(page, pathTo('my-account', locale));
  await page.context().clearCookies();
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('Saved addresses') })
    .click();
  await page.waitForURL(login);

  // The session ends while the page is open; the panel asks for the member's addresses.
  await signIn(page, locale, member);
  await openPage(page, addressBook);
  await page.getByRole('heading', { level: 1, name: translate('Saved addresses') }).waitFor();
  await page.context().clearCookies();
  await findVisible(page.locator('a[aria-haspopup=dialog]')).click();
  await page.waitForURL(login);
  await expect(page.getByText(translate('No saved addresses'))).toHaveCount(0);
});
