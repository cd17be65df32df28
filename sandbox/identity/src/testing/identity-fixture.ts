import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { z } from 'zod';
import { createIdentityApp } from '../app.ts';
import { parseIdentityEnv } from '../env.ts';

export const shop = 'http://localhost:3000';
export const redirectUri = `${shop}/auth/callback`;
export const verifier = 'a-code-verifier-of-at-least-forty-three-characters';
const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString(
  'base64url',
);
export const env = parseIdentityEnv({ SHOP_URL: shop });
export const ana = {
  subject: 'subject-of-ana',
  membershipNumber: '64010000010001',
  email: 'ana@tarima.test',
  givenName: 'Ana',
  familyName: 'Mora',
  locale: 'es-CR',
  password: 'tarima-demo-1',
};
export const buildAccount = (login: string, membershipNumber: string) => ({
  ...ana,
  subject: `subject-of-${login}`,
  membershipNumber,
  email: `${login}@tarima.test`,
});
/** Members with a digital identity that a test deletes. */
export const rosa = buildAccount('rosa', '64010000020001');
export const luis = buildAccount('luis', '64010000030001');
/** An operator, who has no membership. */
export const sofia = {
  subject: 'subject-of-sofia',
  email: 'sofia@tarima.test',
  givenName: 'Sofía',
  familyName: 'Rojas',
  locale: 'es-CR',
  password: 'tarima-operator-1',
};
export const seeds = [ana, rosa, luis, sofia];
/** What the operations pages request instead of the shop's parameters. */
export const operationsRequest = {
  client_id: 'tarima-operations',
  redirect_uri: `${shop}/operations/auth/callback`,
  scope: 'openid profile email offline_access operator',
};
const tokensSchema = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});

/** Starts the provider on an in-memory database, with helpers that act as a browser and the shop's server. */
export async function startIdentity(settings: Readonly<Record<string, string>> = {}) {
  const database = await openDatabase('pglite://memory');
  const logger = createLogger({ name: 'identity', level: 'silent' });
  const app = await createIdentityApp({
    env: parseIdentityEnv({ SHOP_URL: shop, ...settings }),
    database,
    logger,
    seeds,
  });
  const issuer = await listen(app, { name: 'identity', host: '127.0.0.1', port: 0 });

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

  /** Opens the sign-in page and returns it. */
  async function openSignIn(browser: HttpBrowser, extra?: Record<string, string>) {
    return browser.follow(await browser.get(authorizeUrl(extra)));
  }

  async function signIn(browser = new HttpBrowser(), identifier = ana.email): Promise<string> {
    const page = await openSignIn(browser);
    const posted = await browser.post(page.url, { identifier, password: ana.password });
    const back = await browser.follow(posted, shop);
    return new URL(String(back.headers.location)).searchParams.get('code') ?? '';
  }

  function requestToken(fields: Record<string, string>, client = 'tarima-web', secret = env.IDENTITY_CLIENT_SECRET) {
    return fetch(`${issuer}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client}:${secret}`)}` },
      body: new URLSearchParams(fields),
    });
  }

  const exchange = (code: string) =>
    requestToken({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier });
  const refresh = (token: string) => requestToken({ grant_type: 'refresh_token', refresh_token: token });
  const parseTokens = async (response: Response) => tokensSchema.parse(await response.json());

  async function close() {
    await app.close();
    await database.close();
  }

  return {
    issuer,
    database,
    authorizeUrl,
    openSignIn,
    signIn,
    requestToken,
    exchange,
    refresh,
    parseTokens,
    close,
  };
}
