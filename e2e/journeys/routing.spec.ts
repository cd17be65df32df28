import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage, openWithLateCode, whenInteractive } from './interactive.ts';
import { visible } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'CR');
const words = (message: string, values?: Record<string, string>) => wordsOf(locale.language, message, values);
const path = (page: Parameters<typeof pathTo>[0], query?: Record<string, string>) => pathTo(page, locale, {}, query);
const scrollY = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
/** The shop's home, when its scripts run. */
async function openHome(page: Page): Promise<void> {
  await openPage(page, path('home'));
}
const cartLink = (page: Page) => visible(page.getByRole('link', { name: new RegExp(`^${words('Cart')},`) }));

test('a new page begins at its top; back returns to where the last one was left (ROUTING-41)', async ({ page }) => {
  await openPage(page, path('search', { q: 'cafe' }));
  const card = page.getByRole('article').nth(3);
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  const left = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(left);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
});

test('the error page leads home, and back to the page before (ERRORS-1, ERRORS-2, ERRORS-3, ERRORS-4, ROUTING-42)', async ({
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
  // A page that is left before its scripts ran is not remembered.
  await expect.poll(() => page.evaluate<string>("sessionStorage.getItem('tarima.trail')")).toContain(path('search'));
  await openPage(page, path('error-page'));
  await page.getByRole('button', { name: words('Back') }).click();
  await expect(page).toHaveURL(new RegExp(`${path('search')}\\?q=cafe$`));
  await page.goto('/en-CR/error-page');
  await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  await expect(page.getByText('Please go back or try again', { exact: true })).toBeVisible();
});

test('a logout forgets the guest and what the visit left in the browser (ROUTING-57, ROUTING-60)', async ({ page }) => {
  // As the links to it do, from this origin.
  const signOutHere = async () => {
    const loaded = page.waitForEvent('load');
    await page.evaluate(`location.assign('/auth/logout?ui_locales=${locale.code}')`);
    await loaded;
  };
  await openHome(page);
  await fillCart(page, locale, '6401');
  await page.evaluate("localStorage.setItem('tarima.seen.cart', '{}'); localStorage.setItem('other', 'kept')");
  expect(await cookieNames(page)).toContain('tarima.guest');
  await signOutHere();
  await expect.poll(() => page.evaluate('Object.keys(localStorage)')).toEqual(['other']);
  await expect(page).toHaveURL((url) => url.search === '');
  expect(await cookieNames(page)).not.toContain('tarima.guest');
  await expect(cartLink(page)).toHaveAccessibleName(/, vacío$/);

  // A file of the same origin: a page that is still changing its address would take the flag.
  await page.goto('/favicon.svg');
  await page.evaluate("localStorage.setItem('redirectAfterLogout', 'true')");
  await signOutHere();
  await expect(page).toHaveURL(new RegExp(`${path('login')}$`));
  expect(await page.evaluate("localStorage.getItem('redirectAfterLogout')")).toBeNull();
});

test('a session that ended elsewhere leaves no member in the page (ROUTING-61)', async ({ page, memberLike }) => {
  await signIn(page, locale, await memberLike('sofia'));
  await openPage(page, path('mobile-menu'));
  const greeting = page.getByRole('heading', { level: 1, name: 'Sofía' });
  await expect(greeting).toBeVisible();
  await page.context().clearCookies({ name: 'tarima.sid' });
  await cartLink(page).click();
  await page.waitForURL(`**${path('cart')}`);
  await whenInteractive(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: words('Menu') })).toBeVisible();
});

test('Back after signing out shows no member (ROUTING-62)', async ({ page, memberLike }) => {
  await signIn(page, locale, await memberLike('sofia'));
  await openPage(page, path('mobile-menu'));
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Sign out') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path('home')}$`));
  await whenInteractive(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: words('Menu') })).toBeVisible();
});

test("Back after signing out does not stop at the identity provider's page, however late that page answers", async ({
  page,
  memberLike,
}) => {
  // A page that has finished loading is left like one that somebody read: a form it sends then gets an entry of its own.
  await page.route('**/assets/sign-out.js', async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('load', () => setTimeout(() => {${script}}))`,
    });
  });
  await signIn(page, locale, await memberLike('sofia'));
  await openPage(page, path('mobile-menu'));
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Sign out') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path('home')}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path('mobile-menu')}$`));
  await expect(page.getByRole('heading', { level: 1, name: words('Menu') })).toBeVisible();
});

test('says when the connection is gone, and when it is back (ERRORS-19, ERRORS-20)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await openWithLateCode(page, path('home'));
  const notice = page.getByText(words('You’re offline. What you see may be out of date, but your cart is saved.'));
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText(words('You’re back online.'))).toBeVisible();
});

test('a page whose code is gone loads the document again, once; then it is an error (ERRORS-16, ERRORS-17)', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|Error loading route module|dynamically imported module/);
  await page.route(/\/assets\/cart-[\w-]{8}\.js$/, (route) => route.abort());
  await openHome(page);
  const reload = page.waitForEvent('load');
  await cartLink(page).click();
  await reload;
  await expect(page).toHaveURL(new RegExp(`${path('home')}$`));
  await whenInteractive(page);
  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: words('An error occurred') })).toBeVisible();
});

test('another language keeps the page, its parameters and its query, in a new document with its own messages and cookies (ROUTING-12, ROUTING-23, ROUTING-32, ROUTING-33, ROUTING-34, CONTENT-49)', async ({
  page,
}) => {
  const messageFiles = new Set<string>();
  page.on('request', (request) => {
    const [, language] = /\/assets\/(es|en)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (language) messageFiles.add(language);
  });
  await openPage(page, pathTo('category', locale, { slug0: 'despensa', catID: 'pantry' }, { sort: 'price-up' }));
  expect([...messageFiles]).toEqual(['es']);
  messageFiles.clear();
  const other = getLocale('en', 'CR');
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await loaded;
  await whenInteractive(page);
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

test('the footer names the release (CONTENT-51)', async ({ page }) => {
  await page.goto(path('home'));
  await expect(page.getByText(/^V\.\d+\.\d+\.\d+:\d+$/)).toBeVisible();
  await expect(page.locator('footer [data-commit]')).toBeHidden();
});
