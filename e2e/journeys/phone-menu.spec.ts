import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, signIn } from './visitors.ts';

const locale = getLocale('es', 'CR');
const translate = (message: string) => translateMessage(locale.language, message);
const allInPattern = new RegExp(translate('Everything in {0}').replace('{0}', '(.+)'));
const path = (page: Parameters<typeof pathTo>[0], query?: Record<string, string>) => pathTo(page, locale, {}, query);

test('navigates the levels of the phone menu forward and back (CATALOG-70)', async ({ page }) => {
  await openPage(page, path('home'));
  await page.getByRole('link', { name: translate('Menu'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path('mobile-menu')}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: translate('Menu') })).toBeVisible();
  const shelf = main.getByRole('list').last().getByRole('link').nth(1);
  const name = await shelf.innerText();
  await shelf.click();
  await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${path('mobile-menu')}\\?in=[\\w-]+$`));
  await expectAccessible(page, 'main');
  await main.getByRole('link', { name: translate('Menu'), exact: true }).click();
  await expect(shelf).toBeFocused();
  await shelf.click();
  await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await main.getByRole('list').getByRole('link').nth(1).click();
  await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await main.getByRole('link', { name: allInPattern }).click();
  await expect(page).toHaveURL(new RegExp(`${path('category')}/`));
  await page.goBack();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: translate('Menu') })).toBeVisible();
});

test('shows sign-in, the cart count and the active tab in the tab bar (CART-71, CONTENT-42, CONTENT-43, CONTENT-31)', async ({
  page,
  createMemberLike,
}) => {
  const account = page.getByRole('link', { name: translate('My account'), exact: true });
  await openPage(page, path('home'));
  await account.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('pageTo') === path('my-account'));

  await signIn(page, locale, await createMemberLike('sofia'));
  await fillCart(page, locale, '6401');
  await openPage(page, path('home'));
  const tabs = page.getByRole('navigation', { name: translate('Main menu') });
  await expect(tabs.getByRole('link', { name: new RegExp(`^${translate('Cart')}, [1-9]\\d* `) })).toBeVisible();
  await account.click();
  await expect(account).toHaveAttribute('data-active', 'true');
  await expect(account).toHaveAttribute('aria-current', 'page');
  for (const pageId of ['my-wallet', 'address-book', 'recent-purchases'] as const) {
    await openPage(page, path(pageId));
    const tab = tabs.getByRole('link', { name: translate('My account'), exact: true });
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(tabs.locator('[data-active]')).toHaveText([translate('My account')]);
  }
  await page.goto(path('mobile-menu'));
  await expect(tabs.locator('[data-active]')).toHaveText([translate('Menu')]);
  await expect(tabs.locator('[aria-current]')).toHaveText([translate('Menu')]);
});
