import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage, openPageWithLazyCode, waitUntilInteractive } from './interactive.ts';
import { findVisible } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { expectStoredNames, fillCart, signIn } from './visitors.ts';

const locale = getLocale('es', 'CR');
const translate = (message: string, values?: Record<string, string>) =>
  translateMessage(locale.language, message, values);
const path = (page: Parameters<typeof pathTo>[0], query?: Record<string, string>) => pathTo(page, locale, {}, query);
const getScrollY = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const fetchCookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
/** Opens the home page and waits until it is interactive. */
async function openHome(page: Page): Promise<void> {
  await openPage(page, path('home'));
}
const getCartLink = (page: Page) => findVisible(page.getByRole('link', { name: new RegExp(`^${translate('Cart')},`) }));

test('opens a page at the top, and restores the scroll position on Back (ROUTING-41)', async ({ page }) => {
  await openPage(page, path('search', { q: 'cafe' }));
  const card = page.getByRole('article').nth(3);
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(200);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => getScrollY(page)).toBe(0);
  const productUrl = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(productUrl);
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(200);
});

test('links the error page to home and to the previous page (ERRORS-1, ERRORS-2, ERRORS-3, ERRORS-4, ROUTING-42)', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  await openPage(page, '/en-CR/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('We are sorry that we can’t find the page, please go back or try again')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/en-CR$/);

  await page.goto(path('search', { q: 'cafe' }));
  // A page is added to the trail only when its scripts have run.
  await expect.poll(() => page.evaluate<string>("sessionStorage.getItem('tarima.trail')")).toContain(path('search'));
  await openPage(page, path('error-page'));
  await page.getByRole('button', { name: translate('Back') }).click();
  await expect(page).toHaveURL(new RegExp(`${path('search')}\\?q=cafe$`));
  await page.goto('/en-CR/error-page');
  await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  await expect(page.getByText('Please go back or try again', { exact: true })).toBeVisible();
});

test('clears the guest cookie and local storage on logout (ROUTING-57, ROUTING-60)', async ({ page }) => {
  // Navigates from this origin, as the logout links do.
  const signOutByLink = async () => {
    const loaded = page.waitForEvent('load');
    await page.evaluate(`location.assign('/auth/logout?ui_locales=${locale.code}')`);
    await loaded;
  };
  await openHome(page);
  await fillCart(page, locale, '6401');
  await page.evaluate("localStorage.setItem('tarima.seen.cart', '{}'); localStorage.setItem('other', 'kept')");
  expect(await fetchCookieNames(page)).toContain('tarima.guest');
  await signOutByLink();
  await expectStoredNames(page, ['other']);
  await expect(page).toHaveURL((url) => url.search === '');
  expect(await fetchCookieNames(page)).not.toContain('tarima.guest');
  await expect(getCartLink(page)).toHaveAccessibleName(/, vacío$/);

  // A file of the same origin, because a page that is still navigating would consume the flag.
  await page.goto('/favicon.svg');
  await page.evaluate("localStorage.setItem('redirectAfterLogout', 'true')");
  await signOutByLink();
  await expect(page).toHaveURL(new RegExp(`${path('login')}$`));
  expect(await page.evaluate("localStorage.getItem('redirectAfterLogout')")).toBeNull();
});

test('shows no member data after the session ended elsewhere (ROUTING-61)', async ({ page, createMemberLike }) => {
  await signIn(page, locale, await createMemberLike('sofia'));
  await openPage(page, path('mobile-menu'));
  const greeting = page.getByRole('heading', { level: 1, name: 'Sofía' });
  await expect(greeting).toBeVisible();
  await page.context().clearCookies({ name: 'tarima.sid' });
  // The link opens the cart without a new document; only the reload loads one.
  const reload = page.waitForEvent('load');
  await getCartLink(page).click();
  await reload;
  await expect(page).toHaveURL(new RegExp(`${path('cart')}$`));
  await waitUntilInteractive(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: translate('Menu') })).toBeVisible();
});

test('shows no member data on Back after signing out (ROUTING-62)', async ({ page, createMemberLike }) => {
  await signIn(page, locale, await createMemberLike('sofia'));
  await openPage(page, path('mobile-menu'));
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('Sign out') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path('home')}$`));
  await waitUntilInteractive(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: translate('Menu') })).toBeVisible();
});

test("skips the identity provider's page on Back after signing out, also when it responds slowly", async ({
  page,
  createMemberLike,
}) => {
  // A form that is submitted after the load event creates a new history entry.
  await page.route('**/assets/sign-out.js', async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('load', () => setTimeout(() => {${script}}))`,
    });
  });
  await signIn(page, locale, await createMemberLike('sofia'));
  await openPage(page, path('mobile-menu'));
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('Sign out') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path('home')}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path('mobile-menu')}$`));
  await expect(page.getByRole('heading', { level: 1, name: translate('Menu') })).toBeVisible();
});

test('notifies when the connection is lost and when it is restored (ERRORS-19, ERRORS-20)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await openPageWithLazyCode(page, path('home'));
  const notice = page.getByText(translate('You’re offline. What you see may be out of date, but your cart is saved.'));
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText(translate('You’re back online.'))).toBeVisible();
});

test('reloads the document once when the code of a page is missing, and then shows an error (ERRORS-16, ERRORS-17)', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|Error loading route module|dynamically imported module/);
  await page.route(/\/assets\/cart-[\w-]{7}\.es\.js$/, (route) => route.abort());
  await openHome(page);
  const reload = page.waitForEvent('load');
  await getCartLink(page).click();
  await reload;
  await expect(page).toHaveURL(new RegExp(`${path('home')}$`));
  await waitUntilInteractive(page);
  await getCartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: translate('An error occurred') })).toBeVisible();
});

test('keeps page, parameters and query when the language changes, in a new document with its own messages and cookies (ROUTING-12, ROUTING-23, ROUTING-32, ROUTING-33, ROUTING-34, CONTENT-49)', async ({
  page,
}) => {
  const messageFiles = new Set<string>();
  page.on('request', (request) => {
    const [, language] = /\/assets\/.+\.(es|en)\.js$/.exec(request.url()) ?? [];
    if (language) messageFiles.add(language);
  });
  await openPage(page, pathTo('category', locale, { slug0: 'despensa', catID: 'pantry' }, { sort: 'price-up' }));
  expect([...messageFiles]).toEqual(['es']);
  // The first document may still load deferred parts until the second one opens.
  page.once('framenavigated', () => messageFiles.clear());
  const other = getLocale('en', 'CR');
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await loaded;
  await waitUntilInteractive(page);
  expect([...messageFiles]).toEqual(['en']);
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/en-CR/category/') && url.search === '?sort=price-up');
  await expect(page).toHaveURL(/\/pantry\?/);
  const cookies = async () =>
    Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
  await expect.poll(cookies).toMatchObject({
    'tarima.locale': other.code,
    'tarima.currency': 'CRC',
    'tarima.country': 'CR',
  });
});

test('shows the release in the footer (CONTENT-51)', async ({ page }) => {
  await page.goto(path('home'));
  await expect(page.getByText(/^V\.\d+\.\d+\.\d+:\d+$/)).toBeVisible();
  await expect(page.locator('footer [data-commit]')).toBeHidden();
});

test('shows the days of the server until it is interactive, then those of the device (ROUTING-75)', async ({
  page,
}) => {
  await fillCart(page, locale, '6401');
  await page.clock.setFixedTime(new Date('2031-05-06T12:00:00Z'));
  // A page that differs from its HTML reports an error, which fails the journey.
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: '110101-1' }));
  await expect(page.getByText(/^Puede retirarlo el \d+ de /)).toBeVisible();
  await expect(page.getByText('© 2031')).toBeVisible();
});
