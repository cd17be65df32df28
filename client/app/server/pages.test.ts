import { getLocale } from '@tarima/markets/locale';
import { listSecurityHeaders } from '@tarima/service-kit/testing/security-headers';
import { describe, expect, it, vi } from 'vitest';
import { getPathLanguage } from '../i18n/fallback-texts.ts';
import { defaultSettings } from '../shop-settings.ts';
import type { Viewers } from './auth-viewer.ts';
import { renderBrokenErrorPage } from './failure-page.ts';
import type { PageResponse, RenderPage } from './page-input.ts';
import { escapeInvalidPercents, type PagesOptions, registerPages, removeExtraSlashes } from './pages.ts';
import { createPageApp, logger } from './testing/page-app.ts';
import { createVersionCookieSetter } from './version-cookie.ts';

const esCR = getLocale('es', 'CR');

function shop(
  render: RenderPage,
  viewers: Partial<Viewers> = {},
  readSettings: PagesOptions['readSettings'] = () => defaultSettings,
) {
  const app = createPageApp();
  registerPages(app, {
    loadRenderer: async () => render,
    graph: async () => ({ status: 200, body: '{}' }),
    content: {
      reader: (selection) => ({
        page: async () => {
          throw new Error(JSON.stringify(selection));
        },
        site: async () => ({ header: [], footer: [], words: {}, offers: {} }),
      }),
      isCurrent: () => true,
      pages: async () => [],
      close: async () => {},
    },
    contentEndpoints: ['https://cms.test'],
    isSecure: true,
    nativeAppOrigins: ['https://app.test'],
    shopOrigin: 'https://shop.test',
    readSettings,
    logger,
    viewers: {
      resolveViewer: async () => ({ kind: 'anonymous' }),
      ensureGuest: async () => ({ kind: 'anonymous' }),
      finishMerge: async () => {},
      consumeSignOut: () => false,
      consumeEnd: async () => undefined,
      findEnd: async () => undefined,
      ...viewers,
    },
    setVersionCookie: createVersionCookieSetter('1.0.0:7', true),
  });
  return app;
}

const html = (body: string): PageResponse => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  body,
});

/** Request headers of the document that a page of another site shows in a frame. */
const inFrame = (referer: string) => ({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', referer });
const writtenCookies = (response: { headers: Record<string, unknown> }) =>
  [response.headers['set-cookie'] ?? []].flat();

describe('pages in the app', () => {
  const app = shop(async (_request, { settings }) => html(JSON.stringify(settings.nativeApp ?? null)));
  const query = '/es-CR?gclid=1';

  it('have the origins of the app in their settings, and no cache serves them to a browser (NATIVE-18, NATIVE-21)', async () => {
    const native = await app.inject({ url: '/es-CR', cookies: { 'tarima.native-app': '1' } });
    expect(native.json()).toEqual({ origins: ['https://app.test'] });
    expect(native.headers).toMatchObject({ vary: 'cookie', 'cache-control': 'private, no-cache' });
    for (const cookies of [{}, { 'tarima.native-app': '' }, { 'tarima.native-app': 'true' }] as Record<
      string,
      string
    >[])
      expect((await app.inject({ url: '/es-CR', cookies })).json()).toBeNull();
  });

  it('are recognised in a frame of a page of the app, with partitioned cookies (NATIVE-4, NATIVE-21)', async () => {
    const first = await app.inject({ url: query, headers: inFrame('https://app.test/') });
    expect(first.json()).toEqual({ origins: ['https://app.test'] });
    expect(writtenCookies(first)).toEqual([
      'tarima.native-app=1; Path=/; Secure; Partitioned; SameSite=None',
      'tarima.native-frame=1; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
      'tarima.version=1.0.0:7; Max-Age=3600; Path=/; Secure; Partitioned; SameSite=None',
      'tarima.gclid=1; Max-Age=7776000; Path=/; Secure; Partitioned; SameSite=None',
    ]);
    // Later requests of the frame are from the same site.
    const cookies = { 'tarima.native-app': '1', 'tarima.native-frame': '1' };
    const next = await app.inject({ url: query, cookies, headers: { 'sec-fetch-site': 'same-origin' } });
    for (const cookie of writtenCookies(next)) expect(cookie).toMatch(/; Secure; Partitioned; SameSite=None$/);
  });

  it.each([
    ['a browser', {}, {}],
    ['the only page of a webview', { 'tarima.native-app': '1' }, {}],
    ['a frame of another site', {}, inFrame('https://other.test/')],
    ['a frame without a referrer', {}, inFrame('')],
    ['a link on a page of the app', {}, { ...inFrame('https://app.test/'), 'sec-fetch-dest': 'document' }],
    ['a frame of a page on the same site', {}, { ...inFrame('https://app.test/'), 'sec-fetch-site': 'same-site' }],
    ['a cookie of a frame without native mode', { 'tarima.native-frame': '1' }, {}],
  ])('have the usual cookies in %s (NATIVE-4)', async (_where, cookies, headers) => {
    const response = await app.inject({ url: query, cookies: { ...cookies }, headers: { ...headers } });
    expect(writtenCookies(response)).toEqual([
      'tarima.version=1.0.0:7; Max-Age=3600; Path=/; Secure; SameSite=Strict',
      'tarima.gclid=1; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
    ]);
  });
});

describe('pages', () => {
  it('report once that the session ended; data requests do not consume the report (ACCOUNT-20)', async () => {
    const consumeEnd = vi.fn(async () => 'EXPIRED_SESSION' as const);
    const app = shop(async (_request, { sessionEnd }) => html(String(sessionEnd)), { consumeEnd });
    expect((await app.inject('/es-CR/carrito.data?a=1')).body).toBe('null');
    expect(consumeEnd).not.toHaveBeenCalled();
    expect((await app.inject('/es-CR/carrito')).body).toBe('EXPIRED_SESSION');
  });

  it.each([
    ['GET', '/es-CR', 'private, no-cache'],
    ['GET', '/es-CR?x=.data', 'private, no-cache'],
    ['GET', '/es-CR.data', 'no-store'],
    ['GET', '/es-CR/cart.data?_routes=cart', 'no-store'],
    ['POST', '/es-CR/order-details/1', 'no-store'],
    ['POST', '/es-CR/order-details/1.data', 'no-store'],
  ] as const)('responds to %s %s with cache-control: %s', async (method, url, expected) => {
    const app = shop(async () => html('page'));
    const headers = { origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' };
    const { headers: responseHeaders, statusCode } = await app.inject({ method, url, headers });
    expect([statusCode, responseHeaders['cache-control']]).toEqual([200, expected]);
  });

  it('know whether their document is that of the checkout (CHECKOUT-300)', async () => {
    const readSettings = vi.fn(() => defaultSettings);
    await shop(async () => html(''), {}, readSettings).inject('/es-CR/pago?step=payment');
    expect(readSettings).toHaveBeenCalledExactlyOnceWith('CR', true);
  });

  it.each([
    ['/es-CR', 'CR'],
    ['/en-jm/cart?x=1', 'JM'],
    ['/unknown', 'CR'],
  ])('have the settings of the market of %s (CONFIGURATION-17)', async (url, market) => {
    const readSettings = vi.fn(() => defaultSettings);
    const app = shop(async (_request, { settings }) => html(String(settings === defaultSettings)), {}, readSettings);
    expect((await app.inject(url)).body).toBe('true');
    expect(readSettings).toHaveBeenCalledExactlyOnceWith(market, false);
  });

  it('overrides the cache-control of responses that must not be stored', async () => {
    const app = shop(async () => new Response('{}', { headers: { 'cache-control': 'public, max-age=60' } }));
    expect((await app.inject('/es-CR.data')).headers['cache-control']).toBe('no-store');
  });

  it('set the version cookie for an hour, and once (ERRORS-37)', async () => {
    const app = shop(async () => html('page'));
    const [cookie] = (await app.inject('/es-CR')).cookies;
    expect(cookie).toMatchObject({
      name: 'tarima.version',
      value: '1.0.0:7',
      maxAge: 3_600,
      path: '/',
      sameSite: 'Strict',
    });
    const again = await app.inject({ url: '/es-CR', cookies: { 'tarima.version': '1.0.0:7' } });
    expect(again.cookies).toEqual([]);
  });

  it('have a security policy with a unique nonce, and are not stored in shared caches (NATIVE-2)', async () => {
    const app = shop(async (_request, { nonce }) => html(nonce));
    const first = await app.inject('/es-CR');
    const second = await app.inject('/es-CR');
    expect(first.headers['content-security-policy']).toContain(`'nonce-${first.body}'`);
    expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(first.headers['content-security-policy']).toContain("form-action 'self'");
    expect(first.body).not.toBe(second.body);
    const others = listSecurityHeaders((await app.inject('/healthz')).headers);
    expect(listSecurityHeaders(first.headers)).toEqual({ ...others, vary: 'cookie' });
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('pass their URL to the renderer, and return its status and headers', async () => {
    const app = shop(async (request) => new Response(null, { status: 301, headers: { location: request.url } }));
    const response = await app.inject('/es-CR/categoria?q=a%20b');
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toContain('/es-CR/categoria?q=a%20b');
  });

  it('read the content that the request selects, and store the selection (CONTENT-13, CONTENT-14)', async () => {
    const app = shop(async (_request, { content }) =>
      html(String(await content.page(esCR, 'x').catch((error) => error))),
    );
    const url = '/es-CR?endpoint=https%3A%2F%2Fcms.test&forceUseSharedChannels=true&gclid=abc';
    const response = await app.inject({ url, cookies: { 'tarima.version': '1.0.0:7' } });
    expect(response.body).toContain('"endpoint":"https://cms.test","useSharedChannels":true');
    expect(response.headers['set-cookie']).toEqual([
      'tarima.gclid=abc; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
      'tarima.shared-channels=true; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('detect a sign-out by its token, which neither data requests nor prefetches consume (ROUTING-57)', async () => {
    const consumeSignOut = vi.fn((_request, _reply, token: string) => token === 'token');
    const app = shop(async (_request, { isAfterSignOut }) => html(String(isAfterSignOut)), { consumeSignOut });
    const shown = async (url: string, headers = {}) => (await app.inject({ url, headers })).body;
    expect(await shown('/es-CR?q=logout')).toBe('false');
    expect(await shown('/es-CR?logout=token', { 'sec-purpose': 'prefetch' })).toBe('false');
    expect(await shown('/es-CR.data?logout=token')).toBe('false');
    expect(consumeSignOut).not.toHaveBeenCalled();
    expect(await shown('/es-CR?logout=true')).toBe('false');
    expect(await shown('/es-CR?logout=token')).toBe('true');
  });

  it('know the shopper’s IP address', async () => {
    const app = shop(async (_request, { clientIp }) => html(clientIp));
    expect((await app.inject({ url: '/es-CR', remoteAddress: '198.51.100.9' })).body).toBe('198.51.100.9');
  });

  it('show plain text in the page’s language when rendering fails (ERRORS-13)', async () => {
    const app = shop(async () => {
      throw new Error('secret detail');
    });
    const response = await app.inject('/en-JM/cart');
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('lang="en"');
    expect(response.body).not.toContain('secret detail');
  });

  it('accept forms from the shop only, and pass their body on unparsed', async () => {
    const app = shop(async (request) => html(await request.text()));
    const send = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/es-CR/x',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'a=1',
      });
    expect((await send({ origin: 'https://shop.test' })).body).toBe('a=1');
    expect((await send({ origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await send({})).statusCode).toBe(403);
  });
});

describe('removeExtraSlashes (ROUTING-18, ROUTING-19)', () => {
  it.each([
    ['/', undefined],
    ['/es-CR', undefined],
    ['/es-CR/', '/es-CR'],
    ['/es-CR/carrito/?a=1&b=/', '/es-CR/carrito?a=1&b=/'],
    ['//evil.test/', '/evil.test'],
    ['/\\evil.test/', '/evil.test'],
    ['/es-CR?next=/', undefined],
    ['/es-CR?next=//a', undefined],
    ['/es-CR/carrito/?a=b?c=d/', '/es-CR/carrito?a=b?c=d/'],
    ['//es-CR///carrito', '/es-CR/carrito'],
    ['//', '/'],
  ])('%s -> %s', (url, expected) => {
    expect(removeExtraSlashes(url)).toBe(expected);
  });
});

describe('escapeInvalidPercents (ERRORS-8)', () => {
  it.each([
    ['/es-CR/caf%C3%A9?q=%E0', '/es-CR/caf%C3%A9?q=%E0'],
    ['/es-CR/%E0%A4%A', '/es-CR/%25E0%25A4%25A'],
    ['/100%?q=100%', '/100%25?q=100%'],
  ])('%s -> %s', (url, expected) => {
    expect(escapeInvalidPercents(url)).toBe(expected);
  });
});

describe('an error while the error page is rendered', () => {
  it('is shown in the page’s language, with the reference for support and a link home (ERRORS-11)', () => {
    const page = renderBrokenErrorPage(getPathLanguage('/en-JM/cart?x=1'), 'reference-1');
    expect(page).toContain('<h1>An error occurred while showing the error page</h1>');
    expect(page).toContain('reference-1');
    expect(page).toContain('<a href="/">Go back to home</a>');
    expect(renderBrokenErrorPage(getPathLanguage('/es-CR'), '')).toContain('lang="es"');
  });
});
