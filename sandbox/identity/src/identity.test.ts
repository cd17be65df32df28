import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import type { FastifyInstance } from 'fastify';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createIdentityApp } from './app.ts';
import { graphAudience } from './clients.ts';
import { parseIdentityEnv } from './env.ts';

const shop = 'http://localhost:3000';
const redirectUri = `${shop}/auth/callback`;
const verifier = 'a-code-verifier-of-at-least-forty-three-characters';
const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString(
  'base64url',
);
const env = parseIdentityEnv({ SHOP_URL: shop });
const ana = {
  subject: 'subject-of-ana',
  membershipNumber: '64010000010001',
  email: 'ana@tarima.test',
  givenName: 'Ana',
  familyName: 'Mora',
  locale: 'es-CR',
  password: 'tarima-demo-1',
};
const accountOf = (login: string, membershipNumber: string) => ({
  ...ana,
  subject: `subject-of-${login}`,
  membershipNumber,
  email: `${login}@tarima.test`,
});
/** Members whose digital identity a test deletes. */
const rosa = accountOf('rosa', '64010000020001');
const luis = accountOf('luis', '64010000030001');
const seeds = [ana, rosa, luis];
const tokensSchema = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});

let database: Database;
let app: FastifyInstance;
let issuer: string;

beforeAll(async () => {
  database = await openDatabase('pglite://memory');
  const logger = createLogger({ name: 'identity', level: 'silent' });
  app = await createIdentityApp({ env, database, logger, seeds });
  issuer = await listen(app, { name: 'identity', host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const authorizeUrl = (extra: Record<string, string> = {}) =>
  `${issuer}/oauth/authorize?${new URLSearchParams({
    client_id: 'tarima-web',
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile email offline_access',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: 'en-JM',
    ...extra,
  })}`;

/** Opens the sign-in page; answers its address. */
async function openSignIn(browser: HttpBrowser, extra?: Record<string, string>) {
  return browser.follow(await browser.get(authorizeUrl(extra)));
}

async function signIn(browser = new HttpBrowser(), identifier = ana.email): Promise<string> {
  const page = await openSignIn(browser);
  const posted = await browser.post(page.url, { identifier, password: ana.password });
  const back = await browser.follow(posted, shop);
  return new URL(String(back.headers.location)).searchParams.get('code') ?? '';
}

function callToken(fields: Record<string, string>, client = 'tarima-web', secret = env.IDENTITY_CLIENT_SECRET) {
  return fetch(`${issuer}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client}:${secret}`)}` },
    body: new URLSearchParams(fields),
  });
}

const exchange = (code: string) =>
  callToken({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier });
const refresh = (token: string) => callToken({ grant_type: 'refresh_token', refresh_token: token });
const tokensOf = async (answer: Response) => tokensSchema.parse(await answer.json());

describe('signing in', () => {
  it('leads by code and PKCE to a signed access token for the graph', async () => {
    const tokens = await tokensOf(await exchange(await signIn()));
    const { payload } = await jwtVerify(tokens.access_token, createRemoteJWKSet(new URL(`${issuer}/jwks`)), {
      issuer,
      audience: graphAudience,
    });
    expect(payload).toMatchObject({
      sub: ana.subject,
      membership_number: ana.membershipNumber,
      email: ana.email,
      client_id: 'tarima-web',
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: ana.subject,
      nonce: 'a-nonce',
      membership_number: ana.membershipNumber,
      given_name: 'Ana',
      email: ana.email,
    });
  });

  it.each(['ANA@Tarima.test ', '6401 000001 0001'])('knows the member who types %s', async (identifier) => {
    expect(await signIn(new HttpBrowser(), identifier)).not.toBe('');
  });

  it('asks a browser once: the second sign-in goes straight through', async () => {
    const browser = new HttpBrowser();
    await signIn(browser);
    const back = await browser.follow(await browser.get(authorizeUrl()), shop);
    expect(String(back.headers.location)).toMatch(/callback\?code=/);
  });

  it('speaks the language asked for and fills in the hint, escaped', async () => {
    const page = await openSignIn(new HttpBrowser(), { ui_locales: 'es-CR', login_hint: '"><script>' });
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('Inicie sesión');
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page.body).toContain(`${shop}/es-CR/registro`);
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${shop}`);
    const english = await openSignIn(new HttpBrowser(), { ui_locales: 'en-JM' });
    expect(english.body).toContain(`${shop}/en-JM/onboarding`);
  });

  it('refuses a wrong password and keeps what was typed', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const wrong = await browser.post(page.url, { identifier: 'nobody@tarima.test', password: 'no' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('role="alert"');
    expect(wrong.body).toContain('value="nobody@tarima.test"');
    const empty = await browser.post(page.url, { identifier: '', password: '' });
    expect(empty.body).toContain('Something is missing');
  });

  it('slows guesses down, also those sent at once', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const guesses = Array.from({ length: 12 }, (_, index) =>
      browser.post(page.url, { identifier: 'guessed@tarima.test', password: `guess-${index}` }),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
    const looked = statuses.filter((status) => status === 422).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - looked);
    expect(await signIn()).not.toBe('');
  });

  it('goes back to the store when the member gives up', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const back = await browser.follow(
      await browser.get(`${new URL(page.url).origin}${new URL(page.url).pathname}/cancel`),
      shop,
    );
    expect(String(back.headers.location)).toContain('error=access_denied');
  });

  it('says that a page left open has expired', async () => {
    const page = await openSignIn(new HttpBrowser());
    const stranger = await new HttpBrowser().get(page.url, { 'accept-language': 'en' });
    expect(stranger.status).toBe(410);
    expect(stranger.body).toContain('This page has expired');
  });

  it('returns to registered addresses alone, on this machine at any port', async () => {
    const elsewhere = await new HttpBrowser().get(authorizeUrl({ redirect_uri: 'https://evil.test/auth/callback' }));
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body).toContain('invalid_redirect_uri');
    const otherPath = await new HttpBrowser().get(authorizeUrl({ redirect_uri: 'http://127.0.0.1:8123/other' }));
    expect(otherPath.status).toBe(400);
    const otherPort = await openSignIn(new HttpBrowser(), { redirect_uri: 'http://127.0.0.1:8123/auth/callback' });
    expect(otherPort.status).toBe(200);
  });

  it('needs PKCE, and the verifier that belongs to it', async () => {
    const browser = new HttpBrowser();
    const answer = await browser.get(authorizeUrl().replace(/code_challenge=[^&]+&code_challenge_method=S256/, ''));
    expect(String(answer.headers.location)).toContain('error=invalid_request');
    const code = await signIn();
    const wrong = await callToken({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier.toUpperCase(),
    });
    expect(wrong.status).toBe(400);
  });
});

describe('refresh tokens', () => {
  it('rotate, and end the grant when one is used again', async () => {
    const first = await tokensOf(await exchange(await signIn()));
    const second = await tokensOf(await refresh(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)).toMatchObject({
      aud: graphAudience,
      membership_number: ana.membershipNumber,
    });
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('give one answer to many parallel uses', async () => {
    const { refresh_token } = await tokensOf(await exchange(await signIn()));
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refresh_token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('end when the member signs out', async () => {
    const browser = new HttpBrowser();
    const tokens = await tokensOf(await exchange(await signIn(browser)));
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${shop}/auth/signed-out`,
      state: '/en-JM',
      ui_locales: 'en-JM',
    });
    const page = await browser.get(`${issuer}/oauth/sign-out?${query}`);
    expect(page.body).toContain('Sign out?');
    const [, action = ''] = page.body.match(/action="([^"]+)"/) ?? [];
    const [, xsrf = ''] = page.body.match(/name="xsrf" value="([^"]+)"/) ?? [];
    const done = await browser.post(action, { xsrf, logout: 'yes' });
    expect(done.headers.location).toBe(`${shop}/auth/signed-out?state=%2Fen-JM`);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect((await openSignIn(browser)).url).toContain('/sign-in/');
  });
});

describe('a partner', () => {
  it('gets a token with the scopes it asked for', async () => {
    const answer = await callToken(
      { grant_type: 'client_credentials', scope: 'catalog:read orders:read' },
      'partner-demo',
      env.PARTNER_CLIENT_SECRET,
    );
    const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
    expect(decodeJwt(access_token)).toMatchObject({
      aud: graphAudience,
      client_id: 'partner-demo',
      scope: 'catalog:read orders:read',
    });
  });

  it('is refused with a wrong secret, and a member cannot use its grant', async () => {
    const fields = { grant_type: 'client_credentials', scope: 'catalog:read' };
    expect((await callToken(fields, 'partner-demo', 'wrong')).status).toBe(401);
    expect((await callToken(fields)).status).toBe(400);
  });
});

describe('the user identity API', () => {
  const remove = (membershipNumber: string, key = env.IDENTITY_API_KEY) =>
    fetch(`${issuer}/v1/identities/${membershipNumber}`, { method: 'DELETE', headers: { 'x-api-key': key } });
  const password = ana.password;

  it('deletes an identity with its sessions and refresh tokens, and no other', async () => {
    const [browser, other] = [new HttpBrowser(), new HttpBrowser()];
    const tokens = await tokensOf(await exchange(await signIn(browser, rosa.email)));
    const again = await browser.follow(await browser.get(authorizeUrl()), shop);
    const unused = new URL(String(again.headers.location)).searchParams.get('code') ?? '';
    const anas = await tokensOf(await exchange(await signIn(other)));
    expect((await remove(rosa.membershipNumber)).status).toBe(204);

    expect((await refresh(tokens.refresh_token)).status, 'a refresh token').toBe(400);
    expect((await exchange(unused)).status, 'a code').toBe(400);
    const page = await openSignIn(browser);
    expect(page.url, 'the session at the provider').toContain('/sign-in/');
    for (const identifier of [rosa.email, rosa.membershipNumber]) {
      const refused = await browser.post(page.url, { identifier, password });
      const stranger = await browser.post(page.url, { identifier: 'nobody@tarima.test', password });
      expect([refused.status, refused.body.replaceAll(identifier, '')]).toEqual([
        stranger.status,
        stranger.body.replaceAll('nobody@tarima.test', ''),
      ]);
    }
    const { rows } = await database.execute('select payload::text from identity.artifact where payload::text like $1', [
      `%"accountId": "${rosa.subject}"%`,
    ]);
    expect(rows, 'what the provider kept of it').toEqual([]);

    expect((await refresh(anas.refresh_token)).status).toBe(200);
    const back = await other.follow(await other.get(authorizeUrl()), shop);
    expect(String(back.headers.location)).toMatch(/callback\?code=/);
  });

  it('says so when there is none, also the second time', async () => {
    await remove(rosa.membershipNumber);
    for (const number of ['64019999999999', rosa.membershipNumber]) {
      const answer = await remove(number);
      expect([answer.status, await answer.json()]).toMatchObject([404, { errorCode: 'IDENTITY_NOT_FOUND' }]);
    }
  });

  it('leaves a sign-in that was under way outside', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const posted = await browser.post(page.url, { identifier: luis.email, password });
    expect((await remove(luis.membershipNumber)).status).toBe(204);
    expect((await browser.follow(posted, shop)).url).toContain('/sign-in/');
  });

  it('is not undone by a restart', async () => {
    await remove(rosa.membershipNumber);
    const again = await createIdentityApp({
      env,
      database,
      logger: createLogger({ name: 'identity', level: 'silent' }),
      seeds,
    });
    await again.close();
    expect((await remove(rosa.membershipNumber)).status).toBe(404);
  });

  it('is for whoever has the key, and for membership numbers', async () => {
    expect((await remove(ana.membershipNumber, 'wrong')).status).toBe(401);
    expect((await fetch(`${issuer}/v1/identities/${ana.membershipNumber}`, { method: 'DELETE' })).status).toBe(401);
    expect((await remove('6401')).status).toBe(400);
    expect(await signIn()).not.toBe('');
  });
});

describe('the accounts that the staff creates', () => {
  const create = (body: object, key = env.IDENTITY_API_KEY) =>
    fetch(`${issuer}/operations/accounts`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { subject: _subject, ...details } = accountOf('nuria', '64010000040001');

  it('sign in at once, and are created once', async () => {
    const created = await create(details);
    const { subject } = z.object({ subject: z.uuid() }).parse(await created.json());
    expect(created.status).toBe(201);
    const tokens = await tokensOf(await exchange(await signIn(new HttpBrowser(), details.email)));
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: subject, membership_number: details.membershipNumber });

    for (const other of [{ membershipNumber: '64010000050001' }, { email: 'other@tarima.test' }]) {
      const refused = await create({ ...details, ...other });
      expect([refused.status, await refused.json()]).toMatchObject([409, { errorCode: 'IDENTITY_EXISTS' }]);
    }
  });

  it('need the key and every detail', async () => {
    expect((await create(details, 'wrong')).status).toBe(401);
    const refused = await create({ ...details, password: 'short' });
    expect([refused.status, await refused.json()]).toMatchObject([400, { errorCode: 'IDENTITY_BAD_REQUEST' }]);
  });
});
