import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.close());

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const storeClient = basic('tarima-store', 'tarima-store-sandbox-secret-0000000');
const app = basic('tarima-app', 'tarima-app-sandbox-secret-000000000');
const reader = basic('tarima-reader', 'tarima-reader-sandbox-secret-000000');

async function requestToken(authorization: string, form: Record<string, string>, path = '/oauth/token') {
  const response = await fetch(commerce.url + path, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function call(path: string, token?: unknown, method = 'GET') {
  const response = await fetch(`${commerce.url}/tarima${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json() };
}

describe('client credentials', () => {
  it('return a token with the scopes of the client, or with narrower ones', async () => {
    const all = await requestToken(storeClient, { grant_type: 'client_credentials' });
    expect(all).toMatchObject({ status: 200, body: { token_type: 'Bearer', scope: 'manage_project:tarima' } });
    expect(await call('/channels?limit=1', all.body.access_token)).toMatchObject({ status: 200 });

    const narrow = await requestToken(reader, { grant_type: 'client_credentials', scope: 'view_categories:tarima' });
    expect(narrow.body.scope).toBe('view_categories:tarima');
    expect(await call('/categories', narrow.body.access_token)).toMatchObject({ status: 200 });
    expect(await call('/carts', narrow.body.access_token)).toMatchObject({ status: 403 });
  });

  it('are rejected with RFC 6749 codes when invalid', async () => {
    expect(await requestToken(basic('tarima-store', 'wrong'), { grant_type: 'client_credentials' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client', errors: [{ code: 'invalid_client' }] },
    });
    expect(await requestToken(storeClient, { grant_type: 'password' })).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
    for (const [client, scope] of [
      [reader, 'manage_project:tarima'],
      [reader, 'view_categories:other'],
      [storeClient, 'view_orders:tarima'],
      [storeClient, 'anonymous_id:tarima'],
    ] as const) {
      expect(await requestToken(client, { grant_type: 'client_credentials', scope })).toMatchObject({
        status: 400,
        body: { error: 'invalid_scope' },
      });
    }
  });
});

describe('API calls', () => {
  it('require a known token', async () => {
    for (const token of [undefined, 'x'.repeat(32), 'x']) {
      expect(await call('/categories', token)).toMatchObject({
        status: 401,
        body: { statusCode: 401, errors: [{ code: 'invalid_token' }], error: 'invalid_token' },
      });
    }
  });

  it('require one of the scopes of the route', async () => {
    const { body } = await requestToken(reader, { grant_type: 'client_credentials' });
    expect(await call('/categories', body.access_token)).toMatchObject({ status: 200 });
    expect(await call('/carts', body.access_token)).toMatchObject({
      status: 403,
      body: { statusCode: 403, errors: [{ code: 'insufficient_scope' }] },
    });
    expect(await call('/nothing-here', body.access_token)).toMatchObject({ status: 404 });
  });

  it('accept a token that was issued before a restart', async () => {
    const { body } = await requestToken(storeClient, { grant_type: 'client_credentials' });
    const { createTokenStore } = await import('./tokens.ts');
    const afterRestart = createTokenStore(commerce.context.db, () => new Date());
    expect([...((await afterRestart.find(String(body.access_token)))?.scopes ?? [])]).toEqual([
      'manage_project:tarima',
    ]);
    const muchLater = createTokenStore(commerce.context.db, () => new Date(Date.now() + 173_000_000));
    expect(await muchLater.find(String(body.access_token))).toBeUndefined();
  });
});

describe('an anonymous session', () => {
  const requestSession = (client: string, form: Record<string, string> = {}) =>
    requestToken(client, { grant_type: 'client_credentials', ...form }, '/oauth/tarima/anonymous/token');

  it('has a token with the scopes of the request and the guest', async () => {
    const session = await requestSession(app, { scope: 'manage_my_orders:tarima', anonymous_id: 'guest-1' });
    expect(session).toMatchObject({ status: 200, body: { scope: 'manage_my_orders:tarima anonymous_id:guest-1' } });
    expect(await call('/me/carts', session.body.access_token)).toMatchObject({ status: 200, body: { results: [] } });
    expect(await call('/carts', session.body.access_token)).toMatchObject({ status: 403 });
    expect((await requestSession(app)).body.scope).toMatch(/ anonymous_id:[\w-]{36}$/);
  });

  it.each([
    ['an id of another session', app, { anonymous_id: 'guest-2' }, 400, 'invalid_request'],
    ['an id that is no word', app, { anonymous_id: 'a b' }, 400, 'invalid_request'],
    ['a client without the scope', reader, {}, 403, 'insufficient_scope'],
    ['a scope of another client', app, { scope: 'view_orders:tarima' }, 400, 'invalid_scope'],
  ])('is refused for %s', async (_case, client, form, status, error) => {
    await requestSession(app, { anonymous_id: 'guest-2' });
    expect(await requestSession(client, form as Record<string, string>)).toMatchObject({ status, body: { error } });
  });
});
