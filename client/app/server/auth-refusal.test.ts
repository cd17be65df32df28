import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { describe, expect, it } from 'vitest';
import { fromPage, startAuthShop } from './testing/auth-shop.ts';

const shop = await startAuthShop();
const anaNumber = '64011045120001';

/** Follows the redirects of a refused sign-in through the provider's sign-out page. */
async function signInRefused(browser: HttpBrowser): Promise<string> {
  const refused = await shop.signIn(browser);
  const page = await browser.follow(refused);
  const [, xsrf = ''] = page.body.match(/name="xsrf" value="([^"]+)"/) ?? [];
  const done = await browser.post(`${shop.issuer}/oauth/sign-out/confirm`, { xsrf, logout: 'yes' });
  return String((await browser.get(String(done.headers.location))).headers.location);
}

describe('a member whose membership is blocked', () => {
  it('gets no session, and the reason on the home page (ACCOUNT-11, ACCOUNT-251)', async () => {
    const browser = new HttpBrowser();
    await browser.post(`${shop.url}/write`, {});
    const guest = browser.cookie('tarima.guest');
    shop.refusals.set(anaNumber, 'BLOCKED');
    expect(await signInRefused(browser)).toBe('/en-JM?signIn=BLOCKED');
    expect((await shop.viewer(browser)).kind).toBe('guest');
    expect(browser.cookie('tarima.guest'), 'the cart of the guest is kept').toBe(guest);
    expect(browser.cookie('tarima.sid')).toBeUndefined();
    const next = await browser.follow(await browser.get(`${shop.url}/auth/login`));
    expect(next.url, 'the provider asks for credentials again').toContain('/sign-in/');
  });

  it('is refused at the next refresh of the tokens, and the refresh token is revoked (ACCOUNT-251)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    shop.refusals.set(anaNumber, 'BLOCKED');
    expect((await shop.viewer(browser)).kind).toBe('member');
    shop.clock.ahead = 9.5 * 60_000;
    const viewers = await Promise.all(Array.from({ length: 5 }, () => shop.viewer(browser)));
    expect(new Set(viewers.map(({ kind }) => kind))).toEqual(new Set(['anonymous']));
    expect((await browser.get(`${shop.url}/is-expired`)).body).toBe('{"end":"BLOCKED"}');
    expect((await browser.get(`${shop.url}/expired`)).body).toBe('{"end":"BLOCKED"}');
    expect((await browser.get(`${shop.url}/expired`)).body).toBe('{}');
  });

  it('does not open a page of another site after the sign-out of the provider', async () => {
    for (const state of ['//evil.test?signIn=BLOCKED', '/en-JM?signIn=made-up']) {
      const { headers } = await new HttpBrowser().get(
        `${shop.url}/auth/signed-out?${new URLSearchParams({ state })}`,
        fromPage,
      );
      expect(headers.location).toMatch(/^\/(es-CR|en-JM)\?logout=ask$/);
    }
  });
});
