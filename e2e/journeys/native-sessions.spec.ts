import { test, webview } from './app-webview.ts';
import { expect } from './test.ts';

test.use(webview);

test('signs the member of the app in on a login-only page, which needs no redirect (NATIVE-10, NATIVE-45)', async ({
  app,
  member,
  reader: { path, translate },
}) => {
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
  member,
  reader: { path, translate },
}) => {
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
  await page.evaluate(`(async () => {
    const token = await (await fetch('/token?login=' + encodeURIComponent(${JSON.stringify(member.login)}), { method: 'POST' })).text();
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
  member,
  reader: { path, translate },
}) => {
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
  member,
  reader: { path, translate, locale },
}) => {
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

  const add = await app.openProduct(locale, { member });
  await app.endSession();
  await add.click();
  await expect.poll(async () => (await app.list('refreshToken')).length).toBe(1);
  await expect(app.getCartLink(locale)).toBeVisible();
  await expect(expired).toHaveCount(0);
});

test('keeps a cart change while the app has no member, and sends it after the next sign-in (NATIVE-43, NATIVE-44)', async ({
  app,
  member,
  reader: { translate, locale },
}) => {
  await app.signIn(locale, member);
  const add = await app.openProduct(locale, { member, reply: 'signedOut' });
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

test('merges the guest’s cart at the sign-in; signing out does not open the identity provider (NATIVE-12, NATIVE-19, NATIVE-22, NATIVE-24, NATIVE-25)', async ({
  app,
  page,
  stack,
  member,
  reader: { path, translate, locale },
}) => {
  const account = app.shop.getByRole('heading', { level: 1, name: new RegExp(member.firstName) });
  const visited: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && visited.push(new URL(request.url()).origin));
  const add = await app.openProduct(locale);
  await add.click();
  await expect(app.getCartLink(locale)).toBeVisible();
  await expect.poll(() => app.hasGuestCart()).toBe(true);

  await app.open(path('my-account'), { member });
  await expect(account).toBeVisible();
  await expect(app.getCartLink(locale)).toBeVisible();
  await app.shop
    .getByRole('main')
    .getByRole('link', { name: translate('Sign out'), exact: true })
    .click();
  await app.expectMessage({ type: 'logout' });
  await app.expectPath(path('home'));
  await expect(app.shop.getByRole('dialog')).toHaveCount(0);

  // The app's own session goes on, so that its token is accepted again.
  await app.open(path('my-account'), { member });
  await expect(account).toBeVisible();
  await expect(app.getCartLink(locale)).toBeVisible();
  expect(new Set(visited)).toEqual(new Set([app.origin, new URL(stack.shopUrl).origin]));
});

test('shows that a refused token could not be confirmed, then accepts the next one (NATIVE-20, NATIVE-23)', async ({
  app,
  member,
  reader: { path, translate },
}) => {
  await app.open(path('my-account'), { reply: 'silent' });
  await app.expectMessage({
    type: 'refreshToken',
    message: 'Invalid Token or Invalid Grant',
    path: path('my-account'),
  });
  await app.send({ source: 'tarima-app', type: 'token', token: 'not-a-token-of-the-provider' });
  await expect(app.shop.getByRole('heading', { level: 1, name: translate('We couldn’t sign you in') })).toBeVisible();
  await app.expectAccessible();
  await app.setReply('token', member);
  await app.shop.getByRole('button', { name: translate('Try again') }).click();
  await expect(app.shop.getByRole('heading', { level: 1, name: new RegExp(member.firstName) })).toBeVisible();
});
