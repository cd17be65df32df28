import cookie from '@fastify/cookie';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registerAuth } from './auth.ts';
import { audience, fromPage, guestTokenSecret, startAuthShop, unlimited, viewerSchema } from './testing/auth-shop.ts';

const shop = await startAuthShop();

const token = z.string().min(20);
/** A stored session with the tokens of its member. */
const sessionSchema = z.object({
  signedIn: z.object({ tokens: z.object({ access: token, refresh: token, id: token }) }),
});

describe('signing in', () => {
  it('returns to the previous page, with a bearer token for the graph (ROUTING-51)', async () => {
    const browser = new HttpBrowser();
    const back = await shop.signIn(browser);
    expect([back.status, back.headers.location]).toEqual([303, '/en-JM/cart']);
    const member = await shop.viewer(browser);
    expect(member).toMatchObject({ kind: 'member', member: { firstName: 'Ana Lucía' } });
    expect(member.guestToken).toBeUndefined();
    expect(decodeJwt(member.bearer)).toMatchObject({
      aud: audience,
      membership_number: member.member?.membershipNumber,
    });
  });

  it('shows the login page in the language of the path, with the login hint filled in (ROUTING-50, ROUTING-51)', async () => {
    const browser = new HttpBrowser();
    const login = `${shop.url}/auth/login?returnTo=/en-JM/cart&login_hint=ana%40tarima.test`;
    const page = await browser.follow(await browser.get(login));
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('value="ana@tarima.test"');
  });

  it('begins with the page for a new password, also while the provider has a session (ROUTING-53)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const reset = `${shop.url}/auth/reset-password?returnTo=/en-JM/cart&login_hint=ana%40tarima.test`;
    const page = await browser.follow(await browser.get(reset));
    expect(page.url).toContain('/password-reset?language=en');
    expect(page.body).toContain('value="ana@tarima.test"');
    const [, signIn = ''] = page.body.match(/href="([^"]+)">Back to sign in/) ?? [];
    const posted = await browser.post(`${shop.issuer}${signIn}`, {
      identifier: 'ana@tarima.test',
      password: 'tarima-demo-1',
    });
    const callback = await browser.follow(posted, `${shop.url}/auth/callback`);
    expect((await browser.get(String(callback.headers.location))).headers.location).toBe('/en-JM/cart');
  });

  it('stores no tokens of a member in cookies (ACCOUNT-16)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const values = browser.cookieValues().map(decodeURIComponent);
    // The cookie holds the session id and its signature.
    const [, id] = /^(.+)\.[^.]+$/.exec(decodeURIComponent(browser.cookie('tarima.sid') ?? '')) ?? [];
    const { tokens } = sessionSchema.parse(JSON.parse((await shop.store.get(`session:${id}`)) ?? '')).signedIn;
    for (const token of [tokens.access, tokens.refresh, tokens.id]) {
      expect(values.filter((value) => value.includes(token))).toEqual([]);
    }
  });

  it('changes the session id, in an HttpOnly cookie (ACCOUNT-15, ACCOUNT-17)', async () => {
    const browser = new HttpBrowser();
    await browser.get(`${shop.url}/auth/login`);
    const before = browser.cookie('tarima.sid');
    const response = await shop.signIn(browser);
    const line = [response.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.includes('Max-Age=34560000'));
    expect(line).toMatch(/HttpOnly; SameSite=Lax/);
    expect(browser.cookie('tarima.sid')).not.toBe(before);
    const attackerBrowser = new HttpBrowser();
    attackerBrowser.setCookie(shop.url, 'tarima.sid', before ?? '');
    expect((await shop.viewer(attackerBrowser)).kind).toBe('anonymous');
  });

  it('rejects a session cookie with an invalid signature (ACCOUNT-15)', async () => {
    const browser = new HttpBrowser();
    await shop.signIn(browser);
    const attackerBrowser = new HttpBrowser();
    attackerBrowser.setCookie(shop.url, 'tarima.sid', `${browser.cookie('tarima.sid')?.split('.')[0]}.forged`);
    expect((await shop.viewer(attackerBrowser)).kind).toBe('anonymous');
  });

  it('rejects a callback that this browser did not request (ACCOUNT-12, ROUTING-55)', async () => {
    const attacker = new HttpBrowser();
    const page = await attacker.follow(await attacker.get(`${shop.url}/auth/login`));
    const posted = await attacker.post(page.url, { identifier: 'ana@tarima.test', password: 'tarima-demo-1' });
    const callback = await attacker.follow(posted, `${shop.url}/auth/callback`);
    const victimBrowser = new HttpBrowser();
    const response = await victimBrowser.get(String(callback.headers.location));
    expect(response.headers.location).toBe('/es-CR?signIn=expired');
    expect((await shop.viewer(victimBrowser)).kind).toBe('anonymous');
  });

  it('completes in the tab it was started in, even when another started later', async () => {
    const browser = new HttpBrowser();
    const first = await browser.follow(await browser.get(`${shop.url}/auth/login?returnTo=/es-CR/first`));
    await browser.get(`${shop.url}/auth/login?returnTo=/es-CR/second`);
    const posted = await browser.post(first.url, { identifier: 'ana@tarima.test', password: 'tarima-demo-1' });
    const callback = await browser.follow(posted, `${shop.url}/auth/callback`);
    const back = await browser.get(String(callback.headers.location));
    expect(back.headers.location).toBe('/es-CR/first');
    const again = await browser.get(String(callback.headers.location));
    expect(again.headers.location).toBe('/');
  });

  it('redirects home when the member cancels, and shows an error when the code is invalid (ROUTING-54, ROUTING-55)', async () => {
    const browser = new HttpBrowser();
    const page = await browser.follow(await browser.get(`${shop.url}/auth/login?returnTo=/en-JM/my-account`));
    const cancel = await browser.follow(await browser.get(`${page.url}/cancel`), `${shop.url}/auth/callback`);
    const home = await browser.get(String(cancel.headers.location));
    expect(home.headers.location).toBe('/en-JM');
    const url = new URL(String(cancel.headers.location));
    url.searchParams.delete('error');
    url.searchParams.set('code', 'made-up');
    expect((await browser.get(url.href)).headers.location).toBe('/en-JM?signIn=failed');
  });
});

describe('a guest', () => {
  it('is anonymous until the first write, then keeps one id (ACCOUNT-1, ACCOUNT-2)', async () => {
    const browser = new HttpBrowser();
    expect(await shop.viewer(browser)).toMatchObject({ kind: 'anonymous' });
    const written = viewerSchema.parse(JSON.parse((await browser.post(`${shop.url}/write`, {})).body));
    const { payload } = await jwtVerify(written.bearer, new TextEncoder().encode(guestTokenSecret), {
      issuer: 'tarima-shop',
      audience,
    });
    expect(payload.kind).toBe('guest');
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
    expect(decodeJwt((await shop.viewer(browser)).bearer).sub).toBe(payload.sub);
    const forger = new HttpBrowser();
    forger.setCookie(shop.url, 'tarima.guest', String(payload.sub));
    expect((await shop.viewer(forger)).kind).toBe('anonymous');
  });

  it('has an HttpOnly cookie, for 90 days from each write (CART-5)', async () => {
    const browser = new HttpBrowser();
    for (const write of ['the first write', 'a later one']) {
      const { headers } = await browser.post(`${shop.url}/write`, {});
      const cookie = [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('tarima.guest='));
      expect(cookie?.split('; '), write).toEqual(expect.arrayContaining(['Max-Age=7776000', 'HttpOnly']));
    }
  });

  it('is dropped on the page after a sign-out that the shop began, and on no other (ROUTING-57)', async () => {
    const browser = new HttpBrowser();
    const left = async (token: string) => {
      const { body } = await browser.get(`${shop.url}/left?logout=${token}`);
      return z.object({ isAfterSignOut: z.boolean(), viewer: viewerSchema }).parse(JSON.parse(body));
    };
    await browser.post(`${shop.url}/write`, {});
    for (const token of ['', 'true', 'ask']) {
      expect(await left(token)).toMatchObject({ isAfterSignOut: false, viewer: { kind: 'guest' } });
    }
    const home = String((await browser.get(`${shop.url}/auth/logout`, fromPage)).headers.location);
    const token = new URL(home, shop.url).searchParams.get('logout') ?? '';
    expect(token).toMatch(/^[\w-]{32}$/);
    await browser.post(`${shop.url}/write`, {});
    for (const invalidToken of ['', 'true', 'ask', 'A'.repeat(32), token.slice(1)]) {
      expect(await left(invalidToken), 'another token than the browser holds').toMatchObject({ isAfterSignOut: false });
    }
    expect(await left(token)).toMatchObject({ isAfterSignOut: true, viewer: { kind: 'anonymous' } });
    expect(browser.cookie('tarima.guest')).toBeUndefined();
    expect(await left(token), 'the token counts once').toMatchObject({ isAfterSignOut: false });
    const other = new HttpBrowser();
    await other.post(`${shop.url}/write`, {});
    const { body } = await other.get(`${shop.url}/left?logout=${token}`);
    expect(JSON.parse(body), "another browser's token").toMatchObject({ isAfterSignOut: false });
  });

  it('is distinguished from a member, for pages that hold one (ACCOUNT-3)', async () => {
    const browser = new HttpBrowser();
    const isGuest = async () => JSON.parse((await browser.get(`${shop.url}/auth/guest`)).body);
    expect(await isGuest()).toBe(true);
    await shop.signIn(browser);
    expect(await isGuest()).toBe(false);
  });

  it('keeps the guest cart on sign-in until it is merged (MERGE-2, MERGE-42)', async () => {
    const browser = new HttpBrowser();
    const written = viewerSchema.parse(JSON.parse((await browser.post(`${shop.url}/write`, {})).body));
    await shop.signIn(browser);
    const member = await shop.viewer(browser);
    expect(member.kind).toBe('member');
    expect(decodeJwt(member.guestToken ?? '').sub).toBe(decodeJwt(written.bearer).sub);
    await browser.post(`${shop.url}/merged`, {});
    expect(browser.cookie('tarima.guest')).toBeUndefined();
    expect((await shop.viewer(browser)).guestToken).toBeUndefined();
  });

  it('is dropped on sign-in without lines (MERGE-7)', async () => {
    const browser = new HttpBrowser();
    await browser.post(`${shop.url}/write`, {});
    expect(browser.cookie('tarima.guest')).toBeDefined();
    shop.guest.hasLines = false;
    await shop.signIn(browser);
    expect(browser.cookie('tarima.guest')).toBeUndefined();
    const member = await shop.viewer(browser);
    expect([member.kind, member.guestToken]).toEqual(['member', undefined]);
  });
});

it('responds with 503 to a sign-in while the provider is unreachable (ACCOUNT-14)', async () => {
  const unreachableShop = createServer({ name: 'shop', logger: createLogger({ name: 'shop', level: 'silent' }) });
  await unreachableShop.register(cookie, { secret: 'a-session-secret-of-some-thirty-six-characters' });
  registerAuth(unreachableShop, {
    oidc: { issuer: 'http://127.0.0.1:9', audience, clientId: 'tarima-web', clientSecret: 'none' },
    store: shop.store,
    signInThrottle: unlimited,
    endCard: async () => undefined,
    checkMember: async () => undefined,
    hasGuestLines: async () => true,
    guestTokenSecret,
  });
  expect((await unreachableShop.inject('/auth/login')).statusCode).toBe(503);
  const left = await unreachableShop.inject({ url: '/auth/logout', headers: fromPage });
  expect(left.headers.location).toMatch(/^\/es-CR\?logout=[\w-]{32}$/);
  await unreachableShop.close();
});
