import { cards } from '../graph/cards.ts';
import { advanceOrder } from '../graph/order-management.ts';
import { buyOrder } from '../graph/purchase.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { test, webview } from './app-webview.ts';
import { fillCardForm, getCardFields } from './card-form.ts';
import { passFirstWait, waitForUpdates } from './order-polling.ts';
import { getPayButton } from './shop.ts';
import { expect } from './test.ts';

test.use(webview);

test('an open order page polls again after the app has renewed the session (NATIVE-7, ORDERS-350, ORDERS-359)', async ({
  app,
  page,
  language,
  stack,
  member,
  reader: { path, translate, locale, place },
}) => {
  const { orderNumber } = await buyOrder(stack, await createMemberShopper(stack, member, place));
  // Before the first page: the clock starts in 1970 and is set later, so a page that is being hydrated may render that year.
  await page.clock.install();
  await app.signIn(locale, member);
  await app.open(path('order-details', { orderID: orderNumber }), { member });
  await waitForUpdates(app.shop);
  const steps = app.shop.getByRole('list', { name: translate('Order progress') });
  const current = steps.locator('[aria-current=step]');
  await expect(current).toHaveText(translate('Order received'));
  await app.expectMessage({ type: 'currentPath', path: app.getPath() });
  expect(await app.list('refreshToken')).toEqual([]);

  await app.endSession();
  await advanceOrder(stack, orderNumber);
  await passFirstWait(page);
  await app.expectMessage({ type: 'refreshToken', message: 'Invalid Token or Invalid Grant', path: app.getPath() });
  await expect(app.shop.getByText(translate('Checking with the app that you’re signed in…'))).toBeHidden();
  await expect(app.shop.getByRole('dialog')).toHaveCount(0);
  await passFirstWait(page);
  await expect(current).toHaveText(language === 'es' ? 'Productos reservados' : 'Items reserved');
  expect(await app.list('refreshToken')).toHaveLength(1);
});

test('reads the terms without losing the card, pays, and closes the app’s browser (NATIVE-46, NATIVE-53)', async ({
  app,
  language,
  stack,
  member,
  reader: { path, translate, locale, place },
}) => {
  await (await createMemberShopper(stack, member, place)).fillCart(['110101-1', '110103-1']);
  await app.signIn(locale, member);
  const checkout = path('checkout', {}, { step: 'payment' });
  await app.open(checkout, { member });
  await app.expectMessage({ type: 'currentPath', path: checkout });
  const main = app.shop.getByRole('main');
  await fillCardForm(main, language, cards.approved);
  const { number, code } = getCardFields(main, language);
  const entered = await Promise.all([number.inputValue(), code.inputValue()]);
  const terms = main.getByRole('link', { name: translate('Read the terms'), exact: true });
  await terms.click();
  const title = language === 'es' ? 'Términos y condiciones' : 'Terms and conditions';
  const dialog = app.shop.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('summary').first()).toBeVisible();
  await app.expectAccessible();
  await dialog.getByRole('button', { name: translate('Close') }).click();
  await expect(dialog).toBeHidden();
  await expect(terms).toBeFocused();
  await app.expectPath(checkout);
  expect(await Promise.all([number.inputValue(), code.inputValue()])).toEqual(entered);

  await main.getByRole('checkbox', { name: translate('I accept the terms and conditions.') }).check();
  await getPayButton(main, language).click();
  await app.shop.getByRole('button', { name: translate('Back to the app') }).click({ timeout: 30_000 });
  await app.expectMessage({ type: 'closeBrowser' });
});

test('reloads the frame for a new version of the shop, at the same place (NATIVE-54, ERRORS-38, ERRORS-40)', async ({
  app,
  page,
  watch,
  reader: { path, translate, locale },
}) => {
  // The browser warns when a view transition is interrupted.
  watch.allow(/Transition was skipped/);
  const dialog = app.shop.getByRole('dialog', { name: translate('A new version is available') });
  const product = app.shop.getByRole('article').getByRole('link').first();
  await app.open(path('home'));
  await app.expectMessage({ type: 'currentPath', path: path('home') });
  await app.declineAnalytics(locale);
  // From now on responses come from a newer version of the shop. The browser drops the partitioned cookies of mocked
  // responses, so the page's script sets the cookie.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _cookies, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const version = 'tarima.version=9999.0.0%3A1; path=/; SameSite=None; Secure; Partitioned';
  await app.findFrame().evaluate(`document.cookie = ${JSON.stringify(version)}`);
  await product.click();
  await expect(dialog).toBeVisible();
  await app.expectAccessible();
  await page.unrouteAll({ behavior: 'wait' });
  const address = app.getPath();
  const reloaded = page.waitForResponse((response) => response.request().isNavigationRequest());
  await dialog.getByRole('button', { name: translate('Reload') }).click();
  expect((await reloaded).url()).toBe(`${app.stack.shopUrl}${address}`);
  await expect(dialog).toBeHidden();
  await app.expectPath(address);
  const home = { source: 'tarima', type: 'currentPath', path: path('home') };
  expect(await app.list('currentPath'), 'the app’s page was not loaded again').toContainEqual(home);
});
