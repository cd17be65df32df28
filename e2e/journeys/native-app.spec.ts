import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import { getLocale } from '@tarima/markets/locale';
import { createMemberShopper } from '../graph/shopper.ts';
import { findBrowser } from '../stack/browser.ts';
import { AppWebview, webviewFlags } from './app-webview.ts';
import { test as base, expect } from './test.ts';
import { translateMessage } from './translations.ts';

const launch = await findBrowser();

const test = base.extend<{ app: AppWebview }>({
  app: async ({ page, stack, watch }, use) => {
    // A refused request is a message of the browser.
    watch.allow(/status of 401/);
    await use(new AppWebview(page, stack));
    expect(page.context().pages().length, 'a webview opens no windows').toBe(page.isClosed() ? 0 : 1);
  },
});
test.use({ launchOptions: { ...launch, args: [...launch.args, ...webviewFlags] } });

const locales = { es: getLocale('es', 'CR'), en: getLocale('en', 'JM') } as const;
const demoMembers = { es: 'ana', en: 'marcus' } as const;
const sku = '110101-1';

/** Paths and texts in the language of the project. */
const createReader = (language: 'es' | 'en') => ({
  locale: locales[language],
  path: (page: PageId, params = {}, query = {}) => pathTo(page, locales[language], params, query),
  translate: (message: string, values: Record<string, string> = {}) => translateMessage(language, message, values),
});

test('the webview blocks cookies of third parties; those of the shop’s frame work (NATIVE-40)', async ({
  app,
  page,
  language,
  stack,
}) => {
  const { path } = createReader(language);
  await page
    .context()
    .addCookies([{ name: 'third-party', value: '1', url: stack.shopUrl, sameSite: 'None', secure: true }]);
  await app.open(path('home'));
  await app.expectMessage({ type: 'currentPath', path: path('home') });
  const cookies = await app.findFrame().evaluate<string>('document.cookie');
  expect(cookies).toContain('tarima.native-app=1');
  expect(cookies).not.toContain('third-party');
});

test('signs the member of the app in on a login-only page, which needs no redirect (NATIVE-10, NATIVE-45)', async ({
  app,
  language,
  createMemberLike,
}) => {
  const { path, translate } = createReader(language);
  const member = await createMemberLike(demoMembers[language]);
  const book = path('address-book', {}, { from: 'menu' });
  const response = await app.open(book, { member });
  expect(response.status()).toBe(401);
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  await app.expectMessage({ type: 'refreshToken', message: 'Invalid Token or Invalid Grant', path: book });
  await expect(app.shop.getByRole('heading', { level: 1, name: translate('Saved addresses') })).toBeVisible();
  await app.expectPath(book);
});

test('shows the next steps without a member, and without a response (NATIVE-10, NATIVE-41, NATIVE-43, NATIVE-45)', async ({
  app,
  page,
  language,
  createMemberLike,
}) => {
  const { path, translate } = createReader(language);
  const heading = (name: string) => app.shop.getByRole('heading', { level: 1, name: translate(name) });
  const retry = app.shop.getByRole('button', { name: translate('Try again') });
  await app.open(path('my-account'));
  await expect(heading('You’re not signed in to the app')).toBeVisible();
  await app.expectAccessible();

  await app.setReply('silent');
  await retry.click();
  await expect(heading('Signing you in')).toBeVisible();
  // Malformed messages and messages of other windows are ignored.
  await app.send({ source: 'tarima-app', type: 'token' });
  await app.send('token');
  const { login } = await createMemberLike(demoMembers[language]);
  await page.evaluate(`(async () => {
    const token = await (await fetch('/token?login=' + encodeURIComponent(${JSON.stringify(login)}), { method: 'POST' })).text();
    const intruder = document.createElement('iframe');
    intruder.sandbox = 'allow-scripts';
    intruder.srcdoc = '<script>parent.frames.shop.postMessage(' + JSON.stringify({ source: 'tarima-app', type: 'token', token }) + ', "*")<' + '/script>';
    document.body.append(intruder);
    await new Promise((resolve) => { intruder.onload = resolve; });
  })()`);
  await expect(heading('The app didn’t respond')).toBeVisible({ timeout: 30_000 });
  await app.shop.getByRole('link', { name: translate('Continue shopping') }).click();
  await app.expectPath(path('home'));
});

test('requests a session for a sign-in link and for a navigation to a login-only page (NATIVE-45, NATIVE-47)', async ({
  app,
  language,
  createMemberLike,
}) => {
  const { path, translate } = createReader(language);
  const member = await createMemberLike(demoMembers[language]);
  await app.open(path('home'));
  const tab = app.shop
    .getByRole('navigation', { name: translate('Main menu') })
    .getByRole('link', { name: translate('My account') });
  await app.expectMessage({ type: 'currentPath', path: path('home') });
  await tab.click();
  const dialog = app.shop.getByRole('dialog', { name: translate('You’re not signed in to the app') });
  await expect(dialog).toBeVisible();
  await app.setReply('token', member);
  await dialog.getByRole('button', { name: translate('Try again') }).click();
  await app.expectPath(path('my-account'));
  await expect(app.shop.getByRole('heading', { level: 1 })).toBeVisible();
});

test('renews an ended session, then sends the cart change and the address again (NATIVE-7, NATIVE-8, NATIVE-9, NATIVE-42, NATIVE-44)', async ({
  app,
  language,
  createMemberLike,
}) => {
  const { path, translate, locale } = createReader(language);
  const member = await createMemberLike(demoMembers[language]);
  const expired = app.shop.getByRole('dialog', { name: translate('Your session has ended') });
  await app.signIn(locale, member);
  await app.shop.getByRole('button', { name: translate('Add an address') }).waitFor();
  const [alias = ''] = member.addresses;
  await app.shop.getByRole('button', { name: translate('Edit {name}', { name: alias }), exact: true }).click();
  const form = app.shop.locator('dialog:has(form)');
  const instructions = form.getByLabel(translate('Delivery instructions'));
  await instructions.fill('Portón azul');
  await app.endSession();
  await form.getByRole('button', { name: translate('Update address') }).click();
  await expect(form).toBeHidden();
  await expect(app.shop.getByRole('article', { name: alias, exact: true })).toContainText('Portón azul');
  expect((await app.list('refreshToken')).length, 'one for the guest, one for the ended session').toBe(2);
  await app.expectMessage({
    type: 'refreshToken',
    message: 'Invalid Token or Invalid Grant',
    path: path('address-book'),
  });

  const product = path('pdp-slug-sku', { sku });
  await app.open(product, { member });
  const add = app.shop.getByRole('main').getByRole('button', { name: translate('Add to cart'), exact: true });
  await expect(add).toBeEnabled();
  await app.expectMessage({ type: 'currentPath', path: app.getPath() });
  await app.endSession();
  await add.click();
  await expect.poll(async () => (await app.list('refreshToken')).length).toBe(1);
  await expect(app.shop.getByRole('link', { name: new RegExp(`^${translate('Cart')}, 1`) }).first()).toBeVisible();
  await expect(expired).toHaveCount(0);
});

test('keeps a cart change while the app has no member, and sends it after the next sign-in (NATIVE-43, NATIVE-44)', async ({
  app,
  language,
  createMemberLike,
}) => {
  const { path, translate, locale } = createReader(language);
  const member = await createMemberLike(demoMembers[language]);
  await app.signIn(locale, member);
  await app.open(path('pdp-slug-sku', { sku }), { member, reply: 'signedOut' });
  const add = app.shop.getByRole('main').getByRole('button', { name: translate('Add to cart'), exact: true });
  await expect(add).toBeEnabled();
  await app.expectMessage({ type: 'currentPath', path: app.getPath() });
  await app.endSession();
  await add.click();
  const dialog = app.shop.getByRole('dialog', { name: translate('You’re not signed in to the app') });
  await expect(dialog).toBeVisible();
  await app.expectAccessible();
  await app.setReply('token', member);
  await dialog.getByRole('button', { name: translate('Try again') }).click();
  await expect(dialog).toBeHidden();
  await expect(app.shop.getByText(translate('Your cart changes have been applied.'))).toBeVisible({ timeout: 15_000 });
});

test('sends the path, the language, the card and the sign-out to the app (NATIVE-11, NATIVE-12, NATIVE-13, NATIVE-49, NATIVE-50)', async ({
  app,
  language,
  createMemberLike,
}) => {
  const { path, translate } = createReader(language);
  const other = language === 'es' ? 'en' : 'es';
  const member = await createMemberLike(demoMembers[language]);
  await app.signIn(locales[language], member);
  await app.open(path('mobile-menu'), { member });
  await app.expectMessage({ type: 'currentPath', path: path('mobile-menu') });
  await app.shop
    .getByRole('link', { name: other === 'es' ? 'Español' : 'English' })
    .first()
    .click();
  const translated = pathTo('mobile-menu', getLocale(other, locales[language].market.code));
  await app.expectMessage({ type: 'changeLanguage', language: other, path: translated });

  const card = path('membership-card');
  await app.open(card, { member });
  await app.expectMessage({ type: 'membershipCard', path: card });
  await expect(app.shop.getByText(member.firstName).first()).toBeVisible();

  await app.open(path('mobile-menu'), { member });
  await app.expectMessage({ type: 'currentPath', path: path('mobile-menu') });
  await app.shop
    .getByRole('main')
    .getByRole('link', { name: translate('Sign out') })
    .click();
  await app.expectMessage({ type: 'logout' });
  await app.expectPath(path('home'));
});

test('sends the pharmacy link to the app (NATIVE-14, NATIVE-15)', async ({ app, language }) => {
  const panama = getLocale(language, 'PA');
  const { translate } = createReader(language);
  const home = pathTo('home', panama);
  await app.open(home);
  await app.expectMessage({ type: 'currentPath', path: home });
  await app.declineAnalytics(panama);
  const footer = app.shop.getByRole('contentinfo');
  // The lists of the footer are closed on phones.
  await footer
    .locator('summary')
    .filter({ hasText: language === 'es' ? 'Su club' : 'Your club' })
    .click();
  const link = footer.locator('a[href^="https:"]').filter({ visible: true }).first();
  const url = (await link.getAttribute('href')) ?? '';
  await link.click();
  await app.shop.getByRole('button', { name: translate('Open the pharmacy') }).click();
  await app.expectMessage({ type: 'pharmacyLink', url });
  await app.expectPath(home);
});

test('closes the app’s browser after a purchase (NATIVE-46)', async ({ app, language, stack, createMemberLike }) => {
  const { path, translate, locale } = createReader(language);
  const member = await createMemberLike(demoMembers[language]);
  const club = language === 'es' ? '6401' : '7201';
  const shopper = await createMemberShopper(stack, member, { market: locale.market.code, language, club });
  const order = await shopper.buy([sku]);
  await app.signIn(locale, member);
  await app.open(path('thank-you', {}, { order }), { member });
  await app.shop.getByRole('button', { name: translate('Back to the app') }).click();
  await app.expectMessage({ type: 'closeBrowser' });
});

test('keeps the cart and the place after the app was ended in the background (NATIVE-49)', async ({
  app,
  page,
  language,
  stack,
}) => {
  const { path, translate } = createReader(language);
  await app.open(path('pdp-slug-sku', { sku }));
  const add = app.shop.getByRole('main').getByRole('button', { name: translate('Add to cart'), exact: true });
  await expect(add).toBeEnabled();
  await add.click();
  const cart = app.shop.getByRole('link', { name: new RegExp(`^${translate('Cart')}, 1`) }).first();
  await expect(cart).toBeVisible();
  await app.expectMessage({ type: 'currentPath', path: app.getPath() });
  const place = app.getPath();
  const context = page.context();
  // The cart is shown before the server has stored it.
  const listCookies = async () => (await context.cookies(stack.shopUrl)).map(({ name }) => name);
  await expect.poll(listCookies).toContain('tarima.guest');
  const reopened = new AppWebview(await context.newPage(), stack);
  await page.close();
  await reopened.open();
  await reopened.expectPath(place);
  await expect(reopened.shop.getByRole('link', { name: new RegExp(`^${translate('Cart')}, 1`) }).first()).toBeVisible();
  await reopened.page.close();
});

test('shows nothing in a frame of a site that is not the app (NATIVE-2, NATIVE-3)', async ({
  page,
  language,
  stack,
  watch,
}) => {
  watch.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const { path } = createReader(language);
  const frame = `<!doctype html><title>Other site</title><iframe title="Shop" src="${stack.shopUrl}${path('home')}"></iframe>`;
  const otherSite = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(frame);
  });
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve));
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}`);
  await refusal;
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
  otherSite.close();
});

test('has the app open other sites, and the shop’s pages in the same window (NATIVE-48)', async ({ app, language }) => {
  const { path, locale } = createReader(language);
  await app.open(path('home'));
  await app.expectMessage({ type: 'currentPath', path: path('home') });
  await app.declineAnalytics(locale);
  await app.findFrame().evaluate(`
    const link = Object.assign(document.createElement('a'), { href: 'https://other.example/page', target: '_blank' });
    document.querySelector('main').append(link);
    link.click();
  `);
  await app.expectMessage({ type: 'externalLink', url: 'https://other.example/page' });
  await app.expectPath(path('home'));
});

test('keeps header and bars out of the safe areas (NATIVE-51)', async ({ page, language }) => {
  const { path } = createReader(language);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  await page.goto(path('home'));
  const getPadding = (selector: string, side: 'Top' | 'Bottom') =>
    page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).padding${side}`);
  expect(await getPadding('body > header', 'Top')).toBe('47px');
  expect(await getPadding('body > nav', 'Bottom')).toBe('34px');
});
