import { type Caller, callerHeader, signCaller } from '@tarima/service-kit/caller';
import { buildSchema } from 'graphql';
import { SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  post,
  privateDocument,
  publicDocument,
  registered,
  secret,
  startSubgraphs,
} from './testing/gateways.ts';

const { subgraphs, seen, startGateway, close } = await startSubgraphs();
const shop = await startGateway({ REGISTERED_OPERATIONS_PER_MINUTE: '40' });
afterAll(close);
beforeEach(() => {
  seen.length = 0;
});

/** A registered request whose `field` holds a value nested `depth` levels. */
const nestedBody = (field: 'variables' | 'extensions', depth: number, opening = '{"a":', closing = '}') => {
  const value = `${opening.repeat(depth)}${opening === '[' ? '' : '1'}${closing.repeat(depth)}`;
  const extensions = JSON.stringify(registered(privateDocument).extensions).slice(1, -1);
  const inner = field === 'variables' ? `"variables":{"x":${value}}` : `"variables":{}`;
  return `{${inner},"extensions":{${extensions}${field === 'extensions' ? `,"x":${value}` : ''}}}`;
};
const guestToken = (claims: Record<string, unknown> = {}, key = secret) =>
  new SignJWT({ kind: 'guest', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('tarima-shop')
    .setAudience('https://graph.tarima.test')
    .setSubject('guest-1')
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(key));

describe('the edge', () => {
  it('runs a registered operation by its hash and tells subgraphs who asks', async () => {
    const answer = await post(shop, registered(privateDocument), {
      authorization: `Bearer ${await guestToken()}`,
      'x-market': 'jm',
      'x-language': 'en',
    });
    expect(answer).toMatchObject({ status: 200, body: { data: { me: null, cart: null } } });
    expect(seen[0]).toMatchObject({ identity: { kind: 'guest', guestId: 'guest-1' }, market: 'JM', language: 'en' });
  });

  it('believes the shop about the shopper’s address, and nobody further away', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
    const ask = (remoteAddress: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: registered(privateDocument),
        remoteAddress,
      });
    await ask('127.0.0.1');
    await ask('198.51.100.9');
    expect(seen.map((caller) => caller.clientIp)).toEqual(['203.0.113.7', '198.51.100.9']);
  });

  it('does not call a token wrong while the identity provider is away', async () => {
    const token = await new SignJWT({ membership_number: '64010000000001' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('http://127.0.0.1:9')
      .setSubject('ana')
      .sign(new TextEncoder().encode(secret));
    const answer = await post(shop, registered(privateDocument), { authorization: `Bearer ${token}` });
    expect(answer).toMatchObject({ status: 503, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(codeOf(answer)).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('answers a public operation from the cache, by market and language, without looking at who asks', async () => {
    const headers = { authorization: 'Bearer not.a.token', 'x-market': 'PA' };
    const first = await post(shop, registered(publicDocument), headers);
    const second = await post(shop, registered(publicDocument), headers);
    const other = await post(shop, registered(publicDocument), { ...headers, 'x-language': 'en' });
    expect([first, second, other].map((answer) => answer.headers['x-cache'])).toEqual(['miss', 'hit', 'miss']);
    expect(second.body).toEqual({ data: { market: { code: 'PA', name: 'PA es' } } });
    expect(seen.map((caller) => caller.identity.kind)).toEqual(['anonymous', 'anonymous']);
  });

  it('does not let variables that an operation does not declare fill the cache', async () => {
    const headers = { 'x-market': 'HN' };
    const answers = [
      await post(shop, registered(publicDocument), headers),
      await post(shop, { ...registered(publicDocument, { junk: 'x' }), operationName: 'Other' }, headers),
    ];
    expect(answers.map((answer) => [answer.status, answer.headers['x-cache']])).toEqual([
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
    ['a document of a stranger', { query: '{ market { code } }' }, {}, 400, 'OPERATION_NOT_REGISTERED'],
    ['no operation', {}, {}, 400, 'OPERATION_NOT_REGISTERED'],
    ['a text', '"hello"', {}, 400, 'BAD_REQUEST'],
    ['malformed JSON', '{', {}, 400, 'BAD_REQUEST'],
    ['a body over the limit', { query: 'x'.repeat(100_001) }, {}, 413, 'BODY_TOO_LARGE'],
    ['variables nested 2,000 deep', nestedBody('variables', 2_000), {}, 400, 'BODY_TOO_DEEP'],
    ['variables of a list nested 40,000 deep', nestedBody('variables', 40_000, '[', ']'), {}, 400, 'BODY_TOO_DEEP'],
    ['extensions nested 2,000 deep', nestedBody('extensions', 2_000), {}, 400, 'BODY_TOO_DEEP'],
    ['a body nested 40,000 deep', '['.repeat(40_000) + ']'.repeat(40_000), {}, 400, 'BODY_TOO_DEEP'],
    ['an unknown market', registered(publicDocument), { 'x-market': 'US' }, 400, 'UNKNOWN_MARKET'],
    ['an unknown language', registered(publicDocument), { 'x-language': 'fr' }, 400, 'UNKNOWN_LANGUAGE'],
    ['no JWT', registered(privateDocument), { authorization: 'Bearer nonsense' }, 401, 'INVALID_TOKEN'],
    ['basic credentials', registered(privateDocument), { authorization: 'Basic eDp5' }, 401, 'INVALID_TOKEN'],
  ])('refuses %s', async (_what, payload, headers, status, code) => {
    const answer = await post(shop, payload, headers as Record<string, string>);
    expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status, code });
    expect(seen).toEqual([]);
  });

  it('refuses a guest token signed by another or missing its kind', async () => {
    for (const token of [await guestToken({}, `${secret}!`), await guestToken({ kind: 'member' })]) {
      const answer = await post(shop, registered(privateDocument), { authorization: `Bearer ${token}` });
      expect(answer.status).toBe(401);
    }
  });

  it('limits registered operations by the address of the shopper, public ones among them', async () => {
    const ask = async (document: string, forwardedFor: string) => {
      const answer = await post(shop, registered(document), { 'x-forwarded-for': forwardedFor });
      return answer.status === 429 ? `${codeOf(answer)} ${answer.headers['retry-after']}` : answer.status;
    };
    // All of them come from the shop's own address; the public ones are answered from the cache.
    const busy = [];
    for (let count = 0; count < 20; count += 1) {
      busy.push(await ask(privateDocument, '203.0.113.50'), await ask(publicDocument, '203.0.113.50'));
    }
    expect(new Set(busy)).toEqual(new Set([200]));
    expect(await ask(publicDocument, '203.0.113.50')).toBe('TOO_MANY_REQUESTS 60');
    expect(await ask(privateDocument, '203.0.113.50')).toBe('TOO_MANY_REQUESTS 60');
    expect(await ask(publicDocument, '203.0.113.51')).toBe(200);
  });

  it('serves the schema as a file, also without the explorer', async () => {
    const file = await shop.app.inject('/schema.graphql');
    expect(file.headers).toMatchObject({
      'content-type': 'application/graphql; charset=utf-8',
      'content-disposition': 'attachment; filename="tarima-api.graphql"',
    });
    expect(buildSchema(file.body).getQueryType()?.getFields()).toHaveProperty('products');
    const headers = { 'if-none-match': String(file.headers.etag) };
    expect((await shop.app.inject({ url: '/schema.graphql', headers })).statusCode).toBe(304);
  });

  it('tells health and readiness', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok', service: 'gateway' });
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('a subgraph', () => {
  it('refuses a call that the gateway did not sign', async () => {
    const cart = subgraphs.find((one) => one.name === 'cart');
    const response = await cart?.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ cart { id } }' } });
    expect(response?.statusCode).toBe(401);
    expect(response?.json().errors[0].extensions.code).toBe('UNSIGNED_CALLER');
  });

  it('refuses a body other than the signed one, and a call by GET', async () => {
    const cart = subgraphs.find((one) => one.name === 'cart');
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

  it('is closed to partners without its scope, in the same process and over HTTP', async () => {
    const catalog = subgraphs.find((one) => one.name === 'catalog');
    const ask = async (scopes: string[]) => {
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
    expect(await ask(['catalog:read'])).toMatchObject({ status: 200, body: { data: { market: { code: 'CR' } } } });
    expect(await ask(['orders:read', 'cart:write'])).toMatchObject({
      status: 403,
      direct: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
      body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    });
  });
});
