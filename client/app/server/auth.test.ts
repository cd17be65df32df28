import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import type { KeyValueStore } from '@tarima/service-kit/key-value';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import type { FastifyInstance } from 'fastify';
import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registerAuth } from './auth.ts';
import { openSessionStore } from './session-store.ts';

const guestTokenSecret = 'a-guest-token-secret-of-some-forty-characters';
const audience = 'https://graph.tarima.test';
const viewerSchema = z.object({
  kind: z.enum(['anonymous', 'guest', 'member']),
  bearer: z.string().default(''),
  guestToken: z.string().optional(),
  member: z.object({ membershipNumber: z.string(), firstName: z.string() }).optional(),
});

/** The limit has tests of its own: sign-in-limit.test.ts. */
const unlimited = { admit: async () => true };

let identity: ChildProcess;
let issuer: string;
let database: Database;
let store: KeyValueStore;
let app: FastifyInstance;
let shop: string;
/** How far the shop's clock is ahead of the provider's. */
let ahead = 0;

beforeAll(async () => {
  // The provider as its own process: the shop knows it by HTTP alone.
  const server = fileURLToPath(new URL('../../../sandbox/identity/src/server.ts', import.meta.url));
  identity = spawn(process.execPath, [server], { env: { ...process.env, IDENTITY_PORT: '0', LOG_LEVEL: 'info' } });
  issuer = await new Promise<string>((resolve, reject) => {
    identity.once('exit', () => reject(new Error('The provider did not start')));
    identity.stdout?.on('data', (line) => {
      const [, url] = String(line).match(/"url":"([^"]+)"/) ?? [];
      if (url) resolve(url);
    });
  });

  database = await openDatabase('pglite://memory');
  store = await openSessionStore({}, createLogger({ name: 'shop', level: 'silent' }), async () => database);
  app = createServer({ name: 'shop', logger: createLogger({ name: 'shop', level: 'silent' }) });
  await app.register(cookie, { secret: 'a-session-secret-of-some-thirty-six-characters' });
  const viewers = registerAuth(app, {
    oidc: { issuer, audience, clientId: 'tarima-web', clientSecret: 'tarima-web-sandbox-secret-00000000' },
    store,
    signInThrottle: unlimited,
    guestTokenSecret,
    now: () => Date.now() + ahead,
  });
  app.get('/viewer', (request) => viewers.resolveViewer(request));
  app.post('/write', (request, reply) => viewers.ensureGuest(request, reply));
  app.post('/merged', async (request, reply) => viewers.finishMerge(request, reply).then(() => 'ok'));
  app.get<{ Querystring: { logout: string } }>('/left', async (request, reply) => ({
    isAfterSignOut: viewers.takeSignOut(request, reply, request.query.logout),
    viewer: await viewers.resolveViewer(request),
  }));
  app.get('/is-expired', async (request) => ({ expired: await viewers.isExpired(request) }));
  app.get('/expired', async (request, reply) => ({ expired: await viewers.takeExpired(request, reply) }));
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  shop = await listen(app, { name: 'shop', host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await store.close();
  await database.close();
  identity.kill('SIGTERM');
});
beforeEach(() => {
  ahead = 0;
});

/** What a browser says of a link on a page of the shop. */
const fromPage = { 'sec-fetch-site': 'same-origin' };

const viewer = async (browser: HttpBrowser) =>
  viewerSchema.parse(JSON.parse((await browser.get(`${shop}/viewer`)).body));

/** Walks from the shop through the provider's page and back; answers where the shop then sends the member. */
async function signIn(browser: HttpBrowser, returnTo = '/en-JM/cart') {
  const page = await browser.follow(await browser.get(`${shop}/auth/login?returnTo=${encodeURIComponent(returnTo)}`));
  const posted = await browser.post(page.url, { identifier: 'ana@tarima.test', password: 'tarima-demo-1' });
  const callback = await browser.follow(posted, `${shop}/auth/callback`);
  return browser.get(String(callback.headers.location));
}

describe('signing in', () => {
  it('returns to where the member was, with a bearer for the graph', async () => {
    const browser = new HttpBrowser();
    const back = await signIn(browser);
    expect([back.status, back.headers.location]).toEqual([303, '/en-JM/cart']);
    const member = await viewer(browser);
    expect(member).toMatchObject({ kind: 'member', member: { firstName: 'Ana Lucía' } });
    expect(member.guestToken).toBeUndefined();
    expect(decodeJwt(member.bearer)).toMatchObject({
      aud: audience,
      membership_number: member.member?.membershipNumber,
    });
  });

  it('shows the page in the language of the path, with the hint filled in', async () => {
    const browser = new HttpBrowser();
    const login = `${shop}/auth/login?returnTo=/en-JM/cart&login_hint=ana%40tarima.test`;
    const page = await browser.follow(await browser.get(login));
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('value="ana@tarima.test"');
  });

  it('keeps tokens out of cookies, and changes the session id', async () => {
    const browser = new HttpBrowser();
    await browser.get(`${shop}/auth/login`);
    const before = browser.cookie('tarima.sid');
    const answer = await signIn(browser);
    const line = [answer.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.includes('Max-Age=34560000'));
    expect(line).toMatch(/HttpOnly; SameSite=Lax/);
    expect(browser.cookie('tarima.sid')).not.toBe(before);
    const thief = new HttpBrowser();
    thief.plant(shop, 'tarima.sid', before ?? '');
    expect((await viewer(thief)).kind).toBe('anonymous');
  });

  it('does not believe a session cookie that it did not sign', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const thief = new HttpBrowser();
    thief.plant(shop, 'tarima.sid', `${browser.cookie('tarima.sid')?.split('.')[0]}.forged`);
    expect((await viewer(thief)).kind).toBe('anonymous');
  });

  it('refuses a callback that this browser did not ask for', async () => {
    const attacker = new HttpBrowser();
    const page = await attacker.follow(await attacker.get(`${shop}/auth/login`));
    const posted = await attacker.post(page.url, { identifier: 'ana@tarima.test', password: 'tarima-demo-1' });
    const callback = await attacker.follow(posted, `${shop}/auth/callback`);
    const victim = new HttpBrowser();
    const answer = await victim.get(String(callback.headers.location));
    expect(answer.headers.location).toBe('/es-CR?signIn=expired');
    expect((await viewer(victim)).kind).toBe('anonymous');
  });

  it('finishes in the tab it was begun in, also when another began later', async () => {
    const browser = new HttpBrowser();
    const first = await browser.follow(await browser.get(`${shop}/auth/login?returnTo=/es-CR/first`));
    await browser.get(`${shop}/auth/login?returnTo=/es-CR/second`);
    const posted = await browser.post(first.url, { identifier: 'ana@tarima.test', password: 'tarima-demo-1' });
    const callback = await browser.follow(posted, `${shop}/auth/callback`);
    const back = await browser.get(String(callback.headers.location));
    expect(back.headers.location).toBe('/es-CR/first');
    const again = await browser.get(String(callback.headers.location));
    expect(again.headers.location).toBe('/');
  });

  it('goes home when the member gives up, and fails in plain words when the code is wrong', async () => {
    const browser = new HttpBrowser();
    const page = await browser.follow(await browser.get(`${shop}/auth/login?returnTo=/en-JM/my-account`));
    const cancel = await browser.follow(await browser.get(`${page.url}/cancel`), `${shop}/auth/callback`);
    const home = await browser.get(String(cancel.headers.location));
    expect(home.headers.location).toBe('/en-JM');
    const url = new URL(String(cancel.headers.location));
    url.searchParams.delete('error');
    url.searchParams.set('code', 'made-up');
    expect((await browser.get(url.href)).headers.location).toBe('/en-JM?signIn=failed');
  });
});

describe('a guest', () => {
  it('is nobody until the first write, then keeps one id', async () => {
    const browser = new HttpBrowser();
    expect(await viewer(browser)).toMatchObject({ kind: 'anonymous' });
    const written = viewerSchema.parse(JSON.parse((await browser.post(`${shop}/write`, {})).body));
    const { payload } = await jwtVerify(written.bearer, new TextEncoder().encode(guestTokenSecret), {
      issuer: 'tarima-shop',
      audience,
    });
    expect(payload.kind).toBe('guest');
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
    expect(decodeJwt((await viewer(browser)).bearer).sub).toBe(payload.sub);
    const forger = new HttpBrowser();
    forger.plant(shop, 'tarima.guest', String(payload.sub));
    expect((await viewer(forger)).kind).toBe('anonymous');
  });

  it('is forgotten on the page after a sign-out that the shop began, and on no other', async () => {
    const browser = new HttpBrowser();
    const left = async (token: string) => {
      const { body } = await browser.get(`${shop}/left?logout=${token}`);
      return z.object({ isAfterSignOut: z.boolean(), viewer: viewerSchema }).parse(JSON.parse(body));
    };
    await browser.post(`${shop}/write`, {});
    for (const token of ['', 'true', 'ask']) {
      expect(await left(token)).toMatchObject({ isAfterSignOut: false, viewer: { kind: 'guest' } });
    }
    const home = String((await browser.get(`${shop}/auth/logout`, fromPage)).headers.location);
    const token = new URL(home, shop).searchParams.get('logout') ?? '';
    expect(token).toMatch(/^[\w-]{32}$/);
    await browser.post(`${shop}/write`, {});
    for (const wrong of ['', 'true', 'ask', 'A'.repeat(32), token.slice(1)]) {
      expect(await left(wrong), 'another token than the browser holds').toMatchObject({ isAfterSignOut: false });
    }
    expect(await left(token)).toMatchObject({ isAfterSignOut: true, viewer: { kind: 'anonymous' } });
    expect(browser.cookie('tarima.guest')).toBeUndefined();
    expect(await left(token), 'the token counts once').toMatchObject({ isAfterSignOut: false });
    const other = new HttpBrowser();
    await other.post(`${shop}/write`, {});
    const { body } = await other.get(`${shop}/left?logout=${token}`);
    expect(JSON.parse(body), "another browser's token").toMatchObject({ isAfterSignOut: false });
  });

  it('is told apart from a member, for pages that hold one', async () => {
    const browser = new HttpBrowser();
    const isGuest = async () => JSON.parse((await browser.get(`${shop}/auth/guest`)).body);
    expect(await isGuest()).toBe(true);
    await signIn(browser);
    expect(await isGuest()).toBe(false);
  });

  it('brings the cart along when signing in, until it is merged', async () => {
    const browser = new HttpBrowser();
    const written = viewerSchema.parse(JSON.parse((await browser.post(`${shop}/write`, {})).body));
    await signIn(browser);
    const member = await viewer(browser);
    expect(member.kind).toBe('member');
    expect(decodeJwt(member.guestToken ?? '').sub).toBe(decodeJwt(written.bearer).sub);
    await browser.post(`${shop}/merged`, {});
    expect(browser.cookie('tarima.guest')).toBeUndefined();
    expect((await viewer(browser)).guestToken).toBeUndefined();
  });
});

describe('tokens', () => {
  it('are renewed once for many parallel requests', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const { bearer } = await viewer(browser);
    ahead = 9.5 * 60_000;
    const renewed = new Set(
      (await Promise.all(Array.from({ length: 6 }, () => viewer(browser)))).map((one) => one.bearer),
    );
    expect(renewed.size).toBe(1);
    expect(renewed.has(bearer)).toBe(false);
    ahead = 19 * 60_000;
    expect((await viewer(browser)).kind).toBe('member');
  });

  it('that the provider refuses to renew leave a guest who is told once', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    // Signing out at the provider, in another tab, ends the tokens.
    const page = await browser.get(`${issuer}/oauth/sign-out`);
    const [, xsrf = ''] = page.body.match(/name="xsrf" value="([^"]+)"/) ?? [];
    await browser.post(`${issuer}/oauth/sign-out/confirm`, { xsrf, logout: 'yes' });
    expect((await viewer(browser)).kind).toBe('member');
    ahead = 9.5 * 60_000;
    expect((await viewer(browser)).kind).toBe('anonymous');
    expect((await browser.get(`${shop}/is-expired`)).body).toBe('{"expired":true}');
    expect((await browser.get(`${shop}/expired`)).body).toBe('{"expired":true}');
    expect((await browser.get(`${shop}/is-expired`)).body).toBe('{"expired":false}');
    expect((await browser.get(`${shop}/expired`)).body).toBe('{"expired":false}');
  });
});

describe("a member's session that is gone", () => {
  const get = async (browser: HttpBrowser, path: string) => JSON.parse((await browser.get(`${shop}${path}`)).body);

  it('is told by its cookie once, and leaves a guest', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const [id = ''] = decodeURIComponent(browser.cookie('tarima.sid') ?? '').split(/\.(?=[^.]*$)/);
    await store.delete(`session:${id}`);
    expect((await viewer(browser)).kind).toBe('anonymous');
    expect(await get(browser, '/is-expired')).toEqual({ expired: true });
    expect(await get(browser, '/expired')).toEqual({ expired: true });
    expect(browser.cookie('tarima.sid')).toBeUndefined();
    expect(await get(browser, '/is-expired')).toEqual({ expired: false });
  });

  it('is told apart from a sign-in that was never finished, and from a forged cookie', async () => {
    const visitor = new HttpBrowser();
    await visitor.get(`${shop}/auth/login`);
    const [id = ''] = decodeURIComponent(visitor.cookie('tarima.sid') ?? '').split('.');
    await store.delete(`session:${id}`);
    expect(await get(visitor, '/is-expired')).toEqual({ expired: false });
    const forger = new HttpBrowser();
    forger.plant(shop, 'tarima.sid', 'm.made-up.signature');
    expect(await get(forger, '/is-expired')).toEqual({ expired: false });
    expect(await get(new HttpBrowser(), '/is-expired')).toEqual({ expired: false });
  });

  it('is not told after signing out by choice', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    await browser.get(`${shop}/auth/logout`, fromPage);
    expect(await get(browser, '/is-expired')).toEqual({ expired: false });
  });
});

describe('signing out', () => {
  it('ends both sessions and comes home in the same locale', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const sid = browser.cookie('tarima.sid') ?? '';
    const page = await browser.follow(await browser.get(`${shop}/auth/logout?ui_locales=en-JM`, fromPage));
    expect(page.body).toContain('/assets/sign-out.js');
    const [, xsrf = ''] = page.body.match(/name="xsrf" value="([^"]+)"/) ?? [];
    const done = await browser.post(`${issuer}/oauth/sign-out/confirm`, { xsrf, logout: 'yes' });
    const home = await browser.get(String(done.headers.location));
    expect(home.headers.location).toMatch(/^\/en-JM\?logout=[\w-]{32}$/);
    browser.plant(shop, 'tarima.sid', sid);
    expect((await viewer(browser)).kind).toBe('anonymous');
    const next = await browser.follow(await browser.get(`${shop}/auth/login`));
    expect(next.url).toContain('/sign-in/');
  });

  it.each([
    ["another site's link", { 'sec-fetch-site': 'cross-site' }],
    ["a sister site's link", { 'sec-fetch-site': 'same-site' }],
    ['a link in a message', { 'sec-fetch-site': 'none' }],
    ['a browser that loads ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
    ['a browser that does not say', {}],
  ])('is asked about first for %s', async (_who, headers) => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const answer = await browser.get(`${shop}/auth/logout?ui_locales=en-JM`, headers);
    expect(answer.headers.location).toBe('/en-JM?logout=ask');
    expect((await viewer(browser)).kind).toBe('member');
  });

  it("asks first after a return from the provider that no sign-out of the shop's began", async () => {
    const browser = new HttpBrowser();
    for (const state of ['', '?state=/en-JM', '?state=%2Fen-JM%3Flogout%3D', '?state=//evil.test/en-JM%3Flogout%3Dx']) {
      const { headers } = await browser.get(`${shop}/auth/signed-out${state}`);
      expect(headers.location).toMatch(/^\/(es-CR|en-JM)\?logout=(ask)?$/);
    }
  });

  it('is done once it is confirmed on a page of the shop', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const confirm = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/auth/logout?ui_locales=en-JM',
        headers: { host: new URL(shop).host, cookie: `tarima.sid=${browser.cookie('tarima.sid')}`, ...headers },
      });
    const untrusted: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-site', 'x-tarima-client': 'web' },
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://evil.test', 'x-tarima-client': 'web' },
    ];
    for (const headers of untrusted) {
      expect((await confirm(headers)).statusCode).toBe(403);
      expect((await viewer(browser)).kind).toBe('member');
    }
    const done = await confirm({ 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web' });
    expect(done.json().url).toContain(`${issuer}/oauth/sign-out?`);
    expect((await viewer(browser)).kind).toBe('anonymous');
  });
});

it('answers 503 to a sign-in while the provider cannot be reached', async () => {
  const lonely = createServer({ name: 'shop', logger: createLogger({ name: 'shop', level: 'silent' }) });
  await lonely.register(cookie, { secret: 'a-session-secret-of-some-thirty-six-characters' });
  registerAuth(lonely, {
    oidc: { issuer: 'http://127.0.0.1:9', audience, clientId: 'tarima-web', clientSecret: 'none' },
    store,
    signInThrottle: unlimited,
    guestTokenSecret,
  });
  expect((await lonely.inject('/auth/login')).statusCode).toBe(503);
  const left = await lonely.inject({ url: '/auth/logout', headers: fromPage });
  expect(left.headers.location).toMatch(/^\/es-CR\?logout=[\w-]{32}$/);
  await lonely.close();
});
