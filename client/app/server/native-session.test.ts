import { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { signInForTokens } from '@tarima/service-kit/testing/oidc-sign-in';
import Fastify from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { signInRefusals } from '../sign-in-refusal.ts';
import { registerAuth } from './auth.ts';
import { audience, guestTokenSecret, startAuthShop, unlimited, viewerSchema } from './testing/auth-shop.ts';

const shop = await startAuthShop();
const anaNumber = '64011045120001';
const script = { 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web' };

const signInToApp = async (login = 'ana@tarima.test') => {
  const signIn = { redirectUri: 'test.tarima.app:/signed-in', scope: 'openid offline_access', audience };
  return (await signInForTokens(shop.issuer, { id: 'tarima-app' }, { ...signIn, login, password: 'tarima-demo-1' }))
    .access_token;
};
const openWebview = () => {
  const browser = new HttpBrowser();
  browser.setCookie(shop.url, 'tarima.native-app', '1');
  return browser;
};
const exchange = (browser: HttpBrowser, body: unknown, headers: Record<string, string> = script) =>
  browser.postJson(`${shop.url}/auth/native-session`, body, headers);
const readCode = ({ status, body }: { status: number; body: string }) => [status, JSON.parse(body).code];
const listCookies = ({ headers }: Awaited<ReturnType<typeof exchange>>) => [headers['set-cookie'] ?? []].flat();

describe('the session of the member of the app', () => {
  it('is the same as after a sign-in, with a new id (NATIVE-22, ACCOUNT-17)', async () => {
    const browser = openWebview();
    const response = await exchange(browser, { token: await signInToApp() });
    expect([response.status, response.body, response.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(listCookies(response).at(-1)).toMatch(
      /^tarima\.sid=m\..+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const member = await shop.viewer(browser);
    expect(member).toMatchObject({ kind: 'member', member: { membershipNumber: anaNumber } });
    expect(decodeJwt(member.bearer)).toMatchObject({ aud: audience, client_id: 'tarima-web' });
    const { sessions } = JSON.parse((await browser.get(`${shop.url}/auth/sessions`, script)).body);
    expect(sessions[0]).toMatchObject({ isCurrent: true, network: '127.0.x.x' });
  });

  it('has partitioned cookies in a frame of the app (NATIVE-4)', async () => {
    const browser = openWebview();
    browser.setCookie(shop.url, 'tarima.native-frame', '1');
    await browser.post(`${shop.url}/write`, {});
    const response = await exchange(browser, { token: await signInToApp() });
    const signOut = await browser.postJson(`${shop.url}/auth/logout`, {}, script);
    const cookies = [...listCookies(response), ...listCookies(signOut)];
    expect(new Set(cookies.map((line) => line.split('=')[0]))).toEqual(
      new Set(['tarima.sid', 'tarima.sign-out', 'tarima.guest']),
    );
    for (const line of cookies) expect(line).toMatch(/; HttpOnly; Secure; Partitioned; SameSite=None$/);
  });

  it('is refreshed like other sessions; the next token of the app replaces it and revokes its tokens (NATIVE-22)', async () => {
    const browser = openWebview();
    await exchange(browser, { token: await signInToApp() });
    const { bearer } = await shop.viewer(browser);
    shop.clock.ahead = 9.5 * 60_000;
    const refreshed = await shop.viewer(browser);
    expect([refreshed.kind, refreshed.bearer === bearer]).toEqual(['member', false]);
    const former = browser.cookie('tarima.sid') ?? '';
    expect((await exchange(browser, { token: await signInToApp('marcus@tarima.test') })).status).toBe(204);
    expect((await shop.viewer(browser)).member?.firstName).toBe('Marcus');
    const attacker = new HttpBrowser();
    attacker.setCookie(shop.url, 'tarima.sid', former);
    expect((await shop.viewer(attacker)).kind).toBe('anonymous');
  });

  it("keeps the guest's cart until it is merged, also after the session has ended (NATIVE-24, MERGE-2)", async () => {
    const browser = openWebview();
    const guest = viewerSchema.parse(JSON.parse((await browser.post(`${shop.url}/write`, {})).body));
    await exchange(browser, { token: await signInToApp() });
    const merging = async () => decodeJwt((await shop.viewer(browser)).guestToken ?? '').sub;
    expect(await merging()).toBe(decodeJwt(guest.bearer).sub);
    // The session expires before the cart is merged, and the app sends another token.
    await shop.store.delete(
      `session:${decodeURIComponent(browser.cookie('tarima.sid') ?? '').split(/\.(?=[^.]*$)/)[0]}`,
    );
    expect((await shop.viewer(browser)).kind).toBe('guest');
    expect((await browser.get(`${shop.url}/is-expired`)).body).toBe('{"end":"EXPIRED_SESSION"}');
    expect((await exchange(browser, { token: await signInToApp() })).status).toBe(204);
    expect(await merging()).toBe(decodeJwt(guest.bearer).sub);
    expect((await browser.get(`${shop.url}/is-expired`)).body).toBe('{}');
  });

  it('ends with a sign-out, which revokes its tokens and does not open the provider (NATIVE-25)', async () => {
    const browser = openWebview();
    const token = await signInToApp();
    await exchange(browser, { token });
    const { body } = await browser.postJson(`${shop.url}/auth/logout?ui_locales=en-JM`, {}, script);
    expect(JSON.parse(body).url).toMatch(/^\/en-JM\?logout=[\w-]{32}$/);
    expect((await shop.viewer(browser)).kind).toBe('anonymous');
    expect((await exchange(browser, { token })).status, 'the app stays signed in').toBe(204);
  });
});

describe('POST /auth/native-session refuses (NATIVE-23)', () => {
  it('pages outside the app, other sites and forms', async () => {
    const token = await signInToApp();
    const untrusted: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site', 'x-tarima-client': 'web' },
      { 'sec-fetch-site': 'same-site', 'x-tarima-client': 'web' },
      { origin: 'https://app.test', 'x-tarima-client': 'web' },
    ];
    for (const headers of untrusted) {
      expect(readCode(await exchange(openWebview(), { token }, headers))).toEqual([403, 'FORBIDDEN']);
    }
    const browser = new HttpBrowser();
    expect(readCode(await exchange(browser, { token }))).toEqual([403, 'FORBIDDEN']);
    expect(browser.cookie('tarima.sid')).toBeUndefined();
  });

  it.each([[{}], [{ token: '' }], [{ token: 1 }], [{ token: 'a'.repeat(8_193) }], [{ token: 'a', returnTo: '/' }]])(
    'the body %j',
    async (body) => expect(readCode(await exchange(openWebview(), body))).toEqual([400, 'BAD_USER_INPUT']),
  );

  it('a token that the provider refuses, and keeps the session that there is', async () => {
    const browser = openWebview();
    await exchange(browser, { token: await signInToApp() });
    expect(readCode(await exchange(browser, { token: 'made-up' }))).toEqual([401, 'INVALID_TOKEN']);
    expect((await shop.viewer(browser)).kind).toBe('member');
    expect(readCode(await exchange(openWebview(), { token: (await shop.viewer(browser)).bearer }))).toEqual([
      401,
      'INVALID_TOKEN',
    ]);
  });

  it.each(signInRefusals)('a member with the status %s, as at a sign-in (ACCOUNT-251)', async (refusal) => {
    const browser = openWebview();
    shop.refusals.set(anaNumber, refusal);
    expect(readCode(await exchange(browser, { token: await signInToApp() }))).toEqual([403, refusal]);
    expect((await shop.viewer(browser)).kind).toBe('anonymous');
  });
});

describe('POST /auth/native-session', () => {
  /** A shop with another provider or limit, with the text that it logs. */
  async function startShop(oidc: { issuer: string; clientId: string; clientSecret: string }, isAdmitted = true) {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = Fastify({ logger: { level: 'trace', stream } });
    afterAll(() => app.close());
    await app.register(cookie, { secret: 'a-session-secret-of-some-thirty-six-characters' });
    registerAuth(app, {
      oidc: { audience, ...oidc },
      store: shop.store,
      signInThrottle: isAdmitted ? unlimited : { admit: async () => false },
      endCard: async () => undefined,
      checkMember: async () => undefined,
      hasGuestLines: async () => true,
      guestTokenSecret,
    });
    const send = (token: string) =>
      app.inject({
        method: 'POST',
        url: '/auth/native-session',
        headers: script,
        cookies: { 'tarima.native-app': '1' },
        payload: { token },
      });
    return { send, lines };
  }
  const web = { clientId: 'tarima-web', clientSecret: 'tarima-web-sandbox-secret-00000000' };

  it('is limited like sign-ins (ACCOUNT-13, NATIVE-23)', async () => {
    const { send } = await startShop({ issuer: shop.issuer, ...web }, false);
    const response = await send('a');
    expect([response.statusCode, response.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(response.headers['retry-after']).toBe('60');
  });

  it.each([
    ['is unreachable', 503, 'IDENTITY_UNAVAILABLE', { issuer: 'http://127.0.0.1:9', ...web }],
    [
      'does not accept the shop’s credentials',
      502,
      'IDENTITY_FAILED',
      { issuer: shop.issuer, ...web, clientSecret: 'wrong' },
    ],
    [
      'does not let the shop exchange tokens',
      502,
      'IDENTITY_FAILED',
      { issuer: shop.issuer, clientId: 'partner-demo', clientSecret: 'partner-demo-sandbox-secret-000000' },
    ],
  ])('reports a provider that %s, and logs no token (ACCOUNT-14, NATIVE-23)', async (_case, status, code, oidc) => {
    const { send, lines } = await startShop(oidc);
    const token = await signInToApp();
    const response = await send(token);
    expect([response.statusCode, response.json().code, response.cookies]).toEqual([status, code, []]);
    expect(lines.join('\n')).toContain('the token of the app could not be exchanged');
    expect(lines.join('\n')).not.toContain(token);
  });
});
