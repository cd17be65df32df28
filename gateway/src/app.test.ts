import { type Caller, callerHeader, signCaller } from '@tarima/service-kit/caller';
import { buildSchema } from 'graphql';
import { SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createRegisteredRequest,
  getErrorCode,
  optionalNameDocument,
  post,
  privateDocument,
  publicDocument,
  secret,
  startSubgraphs,
} from './testing/gateways.ts';

const { subgraphs, receivedCallers, startGateway, close } = await startSubgraphs();
const shop = await startGateway({ REGISTERED_OPERATIONS_PER_MINUTE: '40' });
afterAll(close);
beforeEach(() => {
  receivedCallers.length = 0;
});

/** Body of a registered request with a value nested `depth` levels in `field`. */
const createNestedBody = (field: 'variables' | 'extensions', depth: number, opening = '{"a":', closing = '}') => {
  const value = `${opening.repeat(depth)}${opening === '[' ? '' : '1'}${closing.repeat(depth)}`;
  const extensions = JSON.stringify(createRegisteredRequest(privateDocument).extensions).slice(1, -1);
  const inner = field === 'variables' ? `"variables":{"x":${value}}` : `"variables":{}`;
  return `{${inner},"extensions":{${extensions}${field === 'extensions' ? `,"x":${value}` : ''}}}`;
};
const signGuestToken = (claims: Record<string, unknown> = {}, key = secret) =>
  new SignJWT({ kind: 'guest', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('tarima-shop')
    .setAudience('https://graph.tarima.test')
    .setSubject('guest-1')
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(key));

describe('gateway', () => {
  it('runs a registered operation by its hash and sends the caller to the subgraphs', async () => {
    const response = await post(shop, createRegisteredRequest(privateDocument), {
      authorization: `Bearer ${await signGuestToken()}`,
      'x-market': 'jm',
      'x-language': 'en',
    });
    expect(response).toMatchObject({ status: 200, body: { data: { me: null, cart: null } } });
    expect(receivedCallers[0]).toMatchObject({
      identity: { kind: 'guest', guestId: 'guest-1' },
      market: 'JM',
      language: 'en',
    });
  });

  it('trusts the x-forwarded-for header of the shop only', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
    const send = (remoteAddress: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: createRegisteredRequest(privateDocument),
        remoteAddress,
      });
    await send('127.0.0.1');
    await send('198.51.100.9');
    expect(receivedCallers.map((caller) => caller.clientIp)).toEqual(['203.0.113.7', '198.51.100.9']);
  });

  it('responds with 503 instead of 401 while the identity provider is down', async () => {
    const token = await new SignJWT({ membership_number: '64010000000001' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('http://127.0.0.1:9')
      .setSubject('ana')
      .sign(new TextEncoder().encode(secret));
    const response = await post(shop, createRegisteredRequest(privateDocument), { authorization: `Bearer ${token}` });
    expect(response).toMatchObject({ status: 503, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(getErrorCode(response)).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('caches a public operation by market and language and ignores the access token', async () => {
    const headers = { authorization: 'Bearer not.a.token', 'x-market': 'PA' };
    const first = await post(shop, createRegisteredRequest(publicDocument), headers);
    const second = await post(shop, createRegisteredRequest(publicDocument), headers);
    const otherLanguage = await post(shop, createRegisteredRequest(publicDocument), { ...headers, 'x-language': 'en' });
    expect([first, second, otherLanguage].map((response) => response.headers['x-cache'])).toEqual([
      'miss',
      'hit',
      'miss',
    ]);
    expect(second.body).toEqual({ data: { market: { code: 'PA', name: 'PA es' } } });
    expect(receivedCallers.map((caller) => caller.identity.kind)).toEqual(['anonymous', 'anonymous']);
  });

  it('caches responses with and without a field separately (CATALOG-74)', async () => {
    const headers = { 'x-market': 'BB', 'x-language': 'en' };
    const send = (document: string, variables = {}) =>
      post(shop, createRegisteredRequest(document, variables), headers);
    const short = { data: { market: { code: 'BB' } } };
    const long = { data: { market: { code: 'BB', name: 'BB en' } } };
    expect((await send(optionalNameDocument, { a: false })).body).toEqual(short);
    expect((await send(optionalNameDocument, { a: true })).body).toEqual(long);
    expect((await send(publicDocument)).body).toEqual(long);
    expect((await send(optionalNameDocument, { a: false })).body).toEqual(short);
    expect(receivedCallers).toHaveLength(3);
  });

  it('ignores undeclared variables in the cache key of an operation', async () => {
    const headers = { 'x-market': 'HN' };
    const responses = [
      await post(shop, createRegisteredRequest(publicDocument), headers),
      await post(shop, { ...createRegisteredRequest(publicDocument, { junk: 'x' }), operationName: 'Other' }, headers),
    ];
    expect(responses.map((response) => [response.status, response.headers['x-cache']])).toEqual([
      [200, 'miss'],
      [200, 'hit'],
    ]);
  });

  it.each([
    ['a batch', [{ query: '{ market { code } }' }], {}, 400, 'BATCH_NOT_ALLOWED'],
    [
      'an unknown hash',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
      {},
      400,
      'OPERATION_NOT_REGISTERED',
    ],
    [
      'an ad-hoc document from an anonymous caller',
      { query: '{ market { code } }' },
      {},
      400,
      'OPERATION_NOT_REGISTERED',
    ],
    ['no operation', {}, {}, 400, 'OPERATION_NOT_REGISTERED'],
    ['a string', '"hello"', {}, 400, 'BAD_REQUEST'],
    ['malformed JSON', '{', {}, 400, 'BAD_REQUEST'],
    ['a body over the limit', { query: 'x'.repeat(100_001) }, {}, 413, 'BODY_TOO_LARGE'],
    ['variables nested 2,000 deep', createNestedBody('variables', 2_000), {}, 400, 'BODY_TOO_DEEP'],
    [
      'variables of a list nested 40,000 deep',
      createNestedBody('variables', 40_000, '[', ']'),
      {},
      400,
      'BODY_TOO_DEEP',
    ],
    ['extensions nested 2,000 deep', createNestedBody('extensions', 2_000), {}, 400, 'BODY_TOO_DEEP'],
    ['a body nested 40,000 deep', '['.repeat(40_000) + ']'.repeat(40_000), {}, 400, 'BODY_TOO_DEEP'],
    ['an unknown market', createRegisteredRequest(publicDocument), { 'x-market': 'US' }, 400, 'UNKNOWN_MARKET'],
    ['an unknown language', createRegisteredRequest(publicDocument), { 'x-language': 'fr' }, 400, 'UNKNOWN_LANGUAGE'],
    [
      'a bearer token that is not a JWT',
      createRegisteredRequest(privateDocument),
      { authorization: 'Bearer nonsense' },
      401,
      'INVALID_TOKEN',
    ],
    [
      'basic credentials',
      createRegisteredRequest(privateDocument),
      { authorization: 'Basic eDp5' },
      401,
      'INVALID_TOKEN',
    ],
  ])('refuses %s', async (_case, payload, headers, status, code) => {
    const response = await post(shop, payload, headers as Record<string, string>);
    expect({ status: response.status, code: getErrorCode(response) }).toEqual({ status, code });
    expect(receivedCallers).toEqual([]);
  });

  it('refuses a guest token with a wrong signature or a wrong kind', async () => {
    for (const token of [await signGuestToken({}, `${secret}!`), await signGuestToken({ kind: 'member' })]) {
      const response = await post(shop, createRegisteredRequest(privateDocument), { authorization: `Bearer ${token}` });
      expect(response.status).toBe(401);
    }
  });

  it('limits registered operations, including public ones, by the IP address of the shopper', async () => {
    const send = async (document: string, forwardedFor: string) => {
      const response = await post(shop, createRegisteredRequest(document), { 'x-forwarded-for': forwardedFor });
      return response.status === 429 ? `${getErrorCode(response)} ${response.headers['retry-after']}` : response.status;
    };
    // All requests come from the shop's address; the public ones are served from the cache.
    const outcomes = [];
    for (let count = 0; count < 20; count += 1) {
      outcomes.push(await send(privateDocument, '203.0.113.50'), await send(publicDocument, '203.0.113.50'));
    }
    expect(new Set(outcomes)).toEqual(new Set([200]));
    expect(await send(publicDocument, '203.0.113.50')).toBe('TOO_MANY_REQUESTS 60');
    expect(await send(privateDocument, '203.0.113.50')).toBe('TOO_MANY_REQUESTS 60');
    expect(await send(publicDocument, '203.0.113.51')).toBe(200);
  });

  it('serves the schema as a file when the explorer is off', async () => {
    const file = await shop.app.inject('/schema.graphql');
    expect(file.headers).toMatchObject({
      'content-type': 'application/graphql; charset=utf-8',
      'content-disposition': 'attachment; filename="tarima-api.graphql"',
    });
    expect(buildSchema(file.body).getQueryType()?.getFields()).toHaveProperty('products');
    const headers = { 'if-none-match': String(file.headers.etag) };
    expect((await shop.app.inject({ url: '/schema.graphql', headers })).statusCode).toBe(304);
  });

  it('reports health and readiness', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok', service: 'gateway' });
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('subgraph', () => {
  it('refuses a call without the signature of the gateway', async () => {
    const cart = subgraphs.find((subgraph) => subgraph.name === 'cart');
    const response = await cart?.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ cart { id } }' } });
    expect(response?.statusCode).toBe(401);
    expect(response?.json().errors[0].extensions.code).toBe('UNSIGNED_CALLER');
  });

  it('refuses a body that differs from the signed one, and a GET request', async () => {
    const cart = subgraphs.find((subgraph) => subgraph.name === 'cart');
    const caller: Caller = { identity: { kind: 'guest', guestId: 'g1' }, market: 'CR', language: 'es', requestId: 'r' };
    const body = JSON.stringify({ query: '{ cart { id } }' });
    const header = signCaller(caller, { audience: 'cart', body, secret });
    const send = async (payload: string) => {
      const headers = { 'content-type': 'application/json', [callerHeader]: header };
      const response = await cart?.app.inject({ method: 'POST', url: '/graphql', headers, payload });
      return [response?.statusCode, response?.json().errors?.[0].extensions.code];
    };
    expect(await send(body)).toEqual([200, undefined]);
    expect(await send(body.replace('id', 'version'))).toEqual([401, 'UNSIGNED_CALLER']);
    expect(await send(`${body} `)).toEqual([401, 'UNSIGNED_CALLER']);
    const url = `/graphql?query=${encodeURIComponent('{ cart { version } }')}`;
    expect((await cart?.app.inject({ url, headers: { [callerHeader]: header } }))?.statusCode).toBe(404);
  });

  it('refuses a partner without its scope, in the same process and over HTTP', async () => {
    const catalog = subgraphs.find((subgraph) => subgraph.name === 'catalog');
    const send = async (scopes: string[]) => {
      const caller: Caller = {
        identity: { kind: 'partner', clientId: 'partner', scopes },
        market: 'CR',
        language: 'es',
        requestId: 'request-1',
      };
      const query = '{ market { code } }';
      const body = JSON.stringify({ query });
      const header = signCaller(caller, { audience: 'catalog', body, secret });
      const direct = await catalog?.execute({ query, caller });
      const response = await catalog?.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', [callerHeader]: header },
        payload: body,
      });
      return { direct, status: response?.statusCode, body: response?.json() };
    };
    expect(await send(['catalog:read'])).toMatchObject({ status: 200, body: { data: { market: { code: 'CR' } } } });
    expect(await send(['orders:read', 'cart:write'])).toMatchObject({
      status: 403,
      direct: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
      body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    });
  });
});
