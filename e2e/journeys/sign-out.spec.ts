import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { expectStoredNames, fillCart } from './visitors.ts';

const locale = getLocale('es', 'CR');
const translate = (message: string) => translateMessage(locale.language, message);

test('asks for confirmation before a logout by link (ROUTING-59)', async ({ page }) => {
  const isGuestKnown = async () => (await page.context().cookies()).some(({ name }) => name === 'tarima.guest');
  await page.goto(pathTo('home', locale));
  await fillCart(page, locale, '6401');
  await page.evaluate("localStorage.setItem('tarima.seen.cart', '{}'); localStorage.setItem('other', 'kept')");

  await page.goto(pathTo('home', locale, {}, { logout: 'true' }));
  const dialog = page.getByRole('dialog', { name: translate('Sign out?') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL((url) => url.search === '');
  await dialog.getByRole('button', { name: translate('Cancel'), exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await isGuestKnown()).toBe(true);
  expect(await page.evaluate("localStorage.getItem('tarima.seen.cart')")).toBe('{}');

  // A logout URL opened directly also requires confirmation.
  await page.goto(`/auth/logout?ui_locales=${locale.code}`);
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: translate('Sign out'), exact: true }).click();
  await loaded;
  await expectStoredNames(page, ['other']);
  await expect(page).toHaveURL((url) => url.search === '');
  expect(await isGuestKnown()).toBe(false);
  await expect(dialog).toBeHidden();
});
