import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { describe, expect, it } from 'vitest';
import { fromPage, startAuthShop } from './testing/auth-shop.ts';

const shop = await startAuthShop();

describe('tokens', () => {
  it('are refreshed once for many parallel requests (ACCOUNT-279)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const { bearer } = await shop.viewer(browser);
    shop.clock.ahead = 9.5 * 60_000;
    const renewed = new Set(
      (await Promise.all(Array.from({ length: 6 }, () => shop.viewer(browser)))).map((one) => one.bearer),
    );
    expect(renewed.size).toBe(1);
    expect(renewed.has(bearer)).toBe(false);
    shop.clock.ahead = 19 * 60_000;
    expect((await shop.viewer(browser)).kind).toBe('member');
  });

  it('that the provider refuses to refresh turn the member into a guest, reported once (ACCOUNT-19, ACCOUNT-20)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    // Signing out at the provider, in another tab, revokes the tokens.
    const page = await browser.get(`${shop.issuer}/oauth/sign-out`);
    const [, xsrf = ''] = page.body.match(/name="xsrf" value="([^"]+)"/) ?? [];
    await browser.post(`${shop.issuer}/oauth/sign-out/confirm`, { xsrf, logout: 'yes' });
    expect((await shop.viewer(browser)).kind).toBe('member');
    shop.clock.ahead = 9.5 * 60_000;
    expect((await shop.viewer(browser)).kind).toBe('anonymous');
    expect((await browser.get(`${shop.url}/is-expired`)).body).toBe('{"end":"EXPIRED_SESSION"}');
    expect((await browser.get(`${shop.url}/expired`)).body).toBe('{"end":"EXPIRED_SESSION"}');
    expect((await browser.get(`${shop.url}/is-expired`)).body).toBe('{}');
    expect((await browser.get(`${shop.url}/expired`)).body).toBe('{}');
  });
});

describe("a member's expired session", () => {
  const get = async (browser: HttpBrowser, path: string) => JSON.parse((await browser.get(`${shop.url}${path}`)).body);

  it('is detected by its cookie once, and the viewer becomes a guest (ACCOUNT-20)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const [id = ''] = decodeURIComponent(browser.cookie('tarima.sid') ?? '').split(/\.(?=[^.]*$)/);
    await shop.store.delete(`session:${id}`);
    expect((await shop.viewer(browser)).kind).toBe('anonymous');
    expect(await get(browser, '/is-expired')).toEqual({ end: 'EXPIRED_SESSION' });
    expect(await get(browser, '/expired')).toEqual({ end: 'EXPIRED_SESSION' });
    expect(browser.cookie('tarima.sid')).toBeUndefined();
    expect(await get(browser, '/is-expired')).toEqual({});
  });

  it('is distinguished from an unfinished sign-in and from a forged cookie', async () => {
    const visitor = new HttpBrowser();
    await visitor.get(`${shop.url}/auth/login`);
    const [id = ''] = decodeURIComponent(visitor.cookie('tarima.sid') ?? '').split('.');
    await shop.store.delete(`session:${id}`);
    expect(await get(visitor, '/is-expired')).toEqual({});
    const forger = new HttpBrowser();
    forger.setCookie(shop.url, 'tarima.sid', 'm.made-up.signature');
    expect(await get(forger, '/is-expired')).toEqual({});
    expect(await get(new HttpBrowser(), '/is-expired')).toEqual({});
  });

  it('is not reported after an explicit sign-out (ACCOUNT-20)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    await browser.get(`${shop.url}/auth/logout`, fromPage);
    expect(await get(browser, '/is-expired')).toEqual({});
  });
});

describe('signing out', () => {
  it('ends both sessions and redirects home in the same locale (ROUTING-50, ROUTING-56)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const sid = browser.cookie('tarima.sid') ?? '';
    const page = await browser.follow(await browser.get(`${shop.url}/auth/logout?ui_locales=en-JM`, fromPage));
    expect(page.body).toContain('/assets/sign-out.js');
    const [, xsrf = ''] = page.body.match(/name="xsrf" value="([^"]+)"/) ?? [];
    const done = await browser.post(`${shop.issuer}/oauth/sign-out/confirm`, { xsrf, logout: 'yes' });
    const home = await browser.get(String(done.headers.location));
    expect(home.headers.location).toMatch(/^\/en-JM\?logout=[\w-]{32}$/);
    browser.setCookie(shop.url, 'tarima.sid', sid);
    expect((await shop.viewer(browser)).kind).toBe('anonymous');
    const next = await browser.follow(await browser.get(`${shop.url}/auth/login`));
    expect(next.url).toContain('/sign-in/');
  });

  it.each([
    ["another site's link", { 'sec-fetch-site': 'cross-site' }],
    ['a link on another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['a link in a message', { 'sec-fetch-site': 'none' }],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
    ['a browser without the header', {}],
  ])('requires confirmation for %s (ROUTING-59)', async (_who, headers) => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const response = await browser.get(`${shop.url}/auth/logout?ui_locales=en-JM`, headers);
    expect(response.headers.location).toBe('/en-JM?logout=ask');
    expect((await shop.viewer(browser)).kind).toBe('member');
  });

  it('asks for confirmation after a return from the provider without a sign-out of the shop (ROUTING-59)', async () => {
    const browser = new HttpBrowser();
    for (const state of ['', '?state=/en-JM', '?state=%2Fen-JM%3Flogout%3D', '?state=//evil.test/en-JM%3Flogout%3Dx']) {
      const { headers } = await browser.get(`${shop.url}/auth/signed-out${state}`);
      expect(headers.location).toMatch(/^\/(es-CR|en-JM)\?logout=(ask)?$/);
    }
  });

  it('completes after confirmation on a page of the shop (ROUTING-59)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const confirm = (headers: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: '/auth/logout?ui_locales=en-JM',
        headers: { host: new URL(shop.url).host, cookie: `tarima.sid=${browser.cookie('tarima.sid')}`, ...headers },
      });
    const untrusted: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-site', 'x-tarima-client': 'web' },
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://evil.test', 'x-tarima-client': 'web' },
    ];
    for (const headers of untrusted) {
      expect((await confirm(headers)).statusCode).toBe(403);
      expect((await shop.viewer(browser)).kind).toBe('member');
    }
    const done = await confirm({ 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web' });
    expect(done.json().url).toContain(`${shop.issuer}/oauth/sign-out?`);
    expect((await shop.viewer(browser)).kind).toBe('anonymous');
  });
});
