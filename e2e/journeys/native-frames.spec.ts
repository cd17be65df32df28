import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { consentCookie } from '@tarima/client/consent';
import { AppWebview, test, webview } from './app-webview.ts';
import { expect } from './test.ts';

test.use(webview);

/** Starts a site that is not the app, with one page. */
async function startOtherSite(body: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><title>Other site</title><link rel="icon" href="data:,">${body}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

test('the webview blocks cookies of third parties; those of the shop’s frame are partitioned (NATIVE-1, NATIVE-4, NATIVE-18, NATIVE-21, NATIVE-40)', async ({
  app,
  page,
  stack,
  reader: { path },
}) => {
  await page
    .context()
    .addCookies([{ name: 'third-party', value: '1', url: stack.shopUrl, sameSite: 'None', secure: true }]);
  await app.open(path('home'));
  await app.expectMessage({ type: 'currentPath', path: path('home') });
  const cookies = await app.findFrame().evaluate<string>('document.cookie');
  expect(cookies).toContain('tarima.native-app=1');
  expect(cookies).not.toContain('third-party');
  const own = await page.context().cookies(stack.shopUrl);
  const flags = own.filter(({ name }) => name.startsWith('tarima.') && name !== consentCookie);
  expect(flags.map(({ name }) => name)).toContain('tarima.native-frame');
  for (const { name, sameSite, secure, partitionKey } of flags) {
    expect([name, sameSite, secure, partitionKey !== undefined]).toEqual([name, 'None', true, true]);
  }
  await expect(app.shop.locator('meta[name=viewport]')).toHaveAttribute('content', /maximum-scale=1(\D|$)/);
});

test('keeps the cart and the place after the app was ended in the background (NATIVE-49)', async ({
  app,
  page,
  stack,
  reader: { locale },
}) => {
  const add = await app.openProduct(locale);
  await add.click();
  await expect(app.getCartLink(locale)).toBeVisible();
  const place = app.getPath();
  const context = page.context();
  await expect.poll(() => app.hasGuestCart()).toBe(true);
  const reopened = new AppWebview(await context.newPage(), stack);
  await page.close();
  await reopened.open();
  await reopened.expectPath(place);
  await expect(reopened.getCartLink(locale)).toBeVisible();
  await reopened.page.close();
});

test('shows nothing in a frame of a site that is not the app (NATIVE-2, NATIVE-3)', async ({
  page,
  stack,
  watch,
  reader: { path },
}) => {
  watch.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const otherSite = await startOtherSite(`<iframe title="Shop" src="${stack.shopUrl}${path('home')}"></iframe>`);
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(otherSite.url);
  await refusal;
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
  otherSite.stop();
});

test('accepts no changes from pages of other sites, or without the header of its scripts (NATIVE-5, NATIVE-6)', async ({
  page,
  stack,
  watch,
  reader: { path },
}) => {
  watch.allow(/status of 403/);
  const forbidden = (place: Page) => expect(place.locator('body')).toContainText('FORBIDDEN');
  // A form needs no permission of the shop to send this, with the cookies of the browser.
  const otherSite = await startOtherSite(
    `<form method="post" enctype="text/plain" action="${stack.shopUrl}/graphql"><button>Win a prize</button></form>`,
  );
  await page.goto(path('home'));
  await page.goto(otherSite.url);
  const response = page.waitForResponse(`${stack.shopUrl}/graphql`);
  await page.getByRole('button').click();
  expect((await response).status()).toBe(403);
  await forbidden(page);
  otherSite.stop();

  await page.goto(path('home'));
  const status = await page.evaluate<number>(
    `fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(({ status }) => status)`,
  );
  expect(status, 'a script that does not send the header').toBe(403);
});

test('keeps header and bars out of the safe areas (NATIVE-51)', async ({ page, reader: { path } }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  await page.goto(path('home'));
  const getPadding = (selector: string, side: 'Top' | 'Bottom') =>
    page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).padding${side}`);
  expect(await getPadding('body > header', 'Top')).toBe('47px');
  expect(await getPadding('body > nav', 'Bottom')).toBe('34px');
});
