import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { migrations } from '../migrations/all.ts';
import { graphAudience, tokenExchangeGrant } from './clients.ts';
import type { IdentityTables } from './store/tables.ts';
import { appRedirectUri, signInToApp } from './testing/app-sign-in.ts';
import { ana, env, luis, rosa, shop, sofia, startIdentity } from './testing/identity-fixture.ts';
import { accessTokenType } from './token-exchange.ts';

const identity = await startIdentity();
const { issuer, requestToken, refresh, parseTokens } = identity;
afterAll(identity.close);

const exchange = (token: string, fields: Record<string, string> = {}, client?: string, secret?: string) =>
  requestToken(
    {
      grant_type: tokenExchangeGrant,
      subject_token: token,
      subject_token_type: accessTokenType,
      audience: graphAudience,
      ...fields,
    },
    client,
    secret,
  );
const errorSchema = z.object({ error: z.string() });
const readError = async (response: Response) => {
  expect(response.headers.get('cache-control')).toContain('no-store');
  return [response.status, errorSchema.parse(await response.json()).error];
};
const revoke = (token: string, client: Record<string, string>) =>
  fetch(`${issuer}/oauth/revoke`, { method: 'POST', body: new URLSearchParams({ token, ...client }) });
const app = { client_id: 'tarima-app' };
const refused = [400, 'invalid_request'];

describe("the exchange of an access token of the club's app (NATIVE-19)", () => {
  it('issues tokens of the shop for the same member, which can be refreshed', async () => {
    const { access_token } = await signInToApp(issuer);
    const response = await exchange(access_token);
    expect(response.status).toBe(200);
    const body = await response.clone().json();
    expect(body).toMatchObject({ issued_token_type: accessTokenType, token_type: 'Bearer' });
    const tokens = await parseTokens(response);
    const { payload } = await jwtVerify(tokens.access_token, createRemoteJWKSet(new URL(`${issuer}/jwks`)), {
      issuer,
      audience: graphAudience,
    });
    const member = { sub: ana.subject, membership_number: ana.membershipNumber, email: ana.email };
    expect(payload).toMatchObject({ ...member, client_id: 'tarima-web' });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ ...member, aud: 'tarima-web', given_name: 'Ana' });
    const second = await parseTokens(await refresh(tokens.refresh_token));
    expect(decodeJwt(second.access_token)).toMatchObject({ aud: graphAudience, ...member });
    expect(decodeJwt(second.id_token)).toMatchObject(member);
  });

  it('can be repeated, and issues only tokens of the requested scopes', async () => {
    const { access_token } = await signInToApp(issuer);
    expect((await exchange(access_token)).status).toBe(200);
    const body = await (await exchange(access_token, { scope: 'openid' })).json();
    expect(body).toHaveProperty('id_token');
    expect(body).not.toHaveProperty('refresh_token');
  });

  it('leaves the app signed in when the shop revokes its tokens, and the shop when the app does', async () => {
    const appTokens = await signInToApp(issuer);
    const web = { client_id: 'tarima-web', client_secret: env.IDENTITY_CLIENT_SECRET };
    const first = await parseTokens(await exchange(appTokens.access_token));
    expect((await revoke(first.refresh_token, web)).status).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    const second = await parseTokens(await exchange(appTokens.access_token));
    expect((await revoke(appTokens.refresh_token ?? '', app)).status).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it("ends the app's session together with the shop's when the member ends it in another browser (ACCOUNT-258)", async () => {
    const appTokens = await signInToApp(issuer);
    const tokens = await parseTokens(await exchange(appTokens.access_token));
    await revoke(tokens.refresh_token, {
      client_id: 'tarima-web',
      client_secret: env.IDENTITY_CLIENT_SECRET,
      end_session: 'true',
    });
    expect(await readError(await exchange(appTokens.access_token))).toEqual(refused);
  });
});

describe('the exchange refuses (NATIVE-20)', () => {
  it('a token that is unknown, revoked, expired or missing', async () => {
    expect(await readError(await exchange('made-up'))).toEqual(refused);
    expect(await readError(await exchange(''))).toEqual(refused);
    const { access_token } = await signInToApp(issuer);
    await revoke(access_token, app);
    expect(await readError(await exchange(access_token))).toEqual(refused);
    const expired = await signInToApp(issuer);
    const db = await identity.database.schema<IdentityTables>('identity', migrations);
    await db
      .updateTable('artifact')
      .set({
        payload: sql`jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now() - interval '1 minute')::int))`,
      })
      .where('model', '=', 'AccessToken')
      .where('id', '=', expired.access_token)
      .executeTakeFirstOrThrow();
    expect(await readError(await exchange(expired.access_token))).toEqual(refused);
  });

  it('the token of a member who signed out of the app, or whose account was deleted', async () => {
    const browser = new HttpBrowser();
    const { access_token } = await signInToApp(issuer, ana.email, browser);
    const page = await browser.get(`${issuer}/oauth/sign-out`);
    const [, xsrf = ''] = page.body.match(/name="xsrf" value="([^"]+)"/) ?? [];
    await browser.post(`${issuer}/oauth/sign-out/confirm`, { xsrf, logout: 'yes' });
    expect(await readError(await exchange(access_token))).toEqual(refused);
    const deleted = await signInToApp(issuer, rosa.email);
    await fetch(`${issuer}/v1/identities/${rosa.membershipNumber}`, {
      method: 'DELETE',
      headers: { 'x-api-key': env.IDENTITY_API_KEY },
    });
    expect(await readError(await exchange(deleted.access_token))).toEqual(refused);
  });

  it('tokens of other clients and kinds', async () => {
    const own = await parseTokens(await identity.exchange(await identity.signIn()));
    for (const token of [own.access_token, own.id_token, own.refresh_token]) {
      expect(await readError(await exchange(token))).toEqual(refused);
    }
    const { access_token, refresh_token } = await signInToApp(issuer, luis.email);
    expect(await readError(await exchange(refresh_token ?? ''))).toEqual(refused);
    const type = (name: string) => `urn:ietf:params:oauth:token-type:${name}`;
    const invalid: Record<string, string>[] = [
      { subject_token_type: type('id_token') },
      { subject_token_type: '' },
      { requested_token_type: type('saml2') },
      { actor_token: access_token },
    ];
    for (const fields of invalid) {
      expect(await readError(await exchange(access_token, fields)), JSON.stringify(fields)).toEqual(refused);
    }
  });

  it('another audience, other scopes, and a request without an audience', async () => {
    const { access_token } = await signInToApp(issuer);
    const targets: Record<string, string>[] = [
      { audience: 'https://other.test' },
      { audience: '' },
      { resource: 'https://other.test' },
    ];
    for (const fields of targets) {
      expect(await readError(await exchange(access_token, fields))).toEqual([400, 'invalid_target']);
    }
    expect(await readError(await exchange(access_token, { scope: 'openid operator' }))).toEqual([400, 'invalid_scope']);
  });

  it('clients without the grant, and wrong credentials of the shop', async () => {
    const { access_token } = await signInToApp(issuer);
    const unauthorized = [400, 'unauthorized_client'];
    expect(await readError(await exchange(access_token, {}, 'partner-demo', env.PARTNER_CLIENT_SECRET))).toEqual(
      unauthorized,
    );
    expect(
      await readError(await exchange(access_token, {}, 'tarima-operations', env.OPERATIONS_CLIENT_SECRET)),
    ).toEqual(unauthorized);
    const byApp = await fetch(`${issuer}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...app, grant_type: tokenExchangeGrant, subject_token: access_token }),
    });
    expect(await readError(byApp)).toEqual(unauthorized);
    expect(await readError(await exchange(access_token, {}, 'tarima-web', 'wrong'))).toEqual([401, 'invalid_client']);
  });
});

describe('the client of the app', () => {
  it('is public, returns to the scheme of the app, and has no operators', async () => {
    const client = { client_id: 'tarima-app', redirect_uri: appRedirectUri };
    expect((await signInToApp(issuer)).access_token.split('.')).toHaveLength(1);
    const browser = new HttpBrowser();
    const page = await identity.openSignIn(browser, client);
    expect(page.headers['content-security-policy']).toContain("form-action 'self' test.tarima.app:");
    expect(page.body).toContain(`${shop}/en-JM/onboarding`);
    const posted = await browser.post(page.url, { identifier: sofia.email, password: sofia.password });
    expect(posted.status).toBe(422);
    const elsewhere = await identity.openSignIn(browser, { ...client, redirect_uri: `${shop}/auth/callback` });
    expect(elsewhere.status).toBe(400);
  });
});
