import fastifyCookie from '@fastify/cookie';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { describe, expect, it } from 'vitest';
import { consentCookie, serializeConsent } from '../consent-choice.ts';
import type { SessionEnd } from '../sign-in-refusal.ts';
import type { Viewer, Viewers } from './auth-viewer.ts';
import type { GraphRequest } from './graph.ts';
import { registerGraphProxy } from './graph-proxy.ts';

const publicHash = 'a'.repeat(64);
const privateHash = 'b'.repeat(64);
const mutationHash = 'c'.repeat(64);
const mergeHash = 'd'.repeat(64);
const searchHash = 'e'.repeat(64);
const suggestionsHash = '9'.repeat(64);
const manifest = {
  [searchHash]: { name: 'ProductList', document: 'query ProductList { products { total } }', isPublic: true },
  [suggestionsHash]: { name: 'SearchSuggestions', document: 'query SearchSuggestions { x }', isPublic: true },
  [publicHash]: { name: 'Shell', document: 'query Shell { topCategories { key } }', isPublic: true },
  [privateHash]: { name: 'Viewer', document: 'query Viewer { me { id } }', isPublic: false },
  [mutationHash]: { name: 'AddToCart', document: 'mutation AddToCart { x }', isPublic: false },
  [mergeHash]: { name: 'MergeCarts', document: 'mutation MergeCarts { x }', isPublic: false },
};
const shopOrigin = 'https://shop.test';
const member: Viewer = {
  kind: 'member',
  bearer: 'member-token',
  guestToken: 'guest-token',
  member: { subject: 'ana', membershipNumber: '64010000000001', email: 'a@b.test', firstName: 'Ana', lastName: 'Mora' },
};

function proxy(options: { response?: unknown; end?: SessionEnd; viewer?: Viewer } = {}) {
  const app = createServer({ name: 'test', logger: createLogger({ name: 'test', level: 'silent' }) });
  app.register(fastifyCookie);
  const sent: GraphRequest[] = [];
  const calls: string[] = [];
  const viewers: Viewers = {
    resolveViewer: async () => {
      calls.push('resolve');
      return options.viewer ?? member;
    },
    ensureGuest: async () => {
      calls.push('ensure');
      return { kind: 'guest', bearer: 'fresh-guest', guestId: 'g' };
    },
    finishMerge: async () => void calls.push('finishMerge'),
    consumeSignOut: () => false,
    consumeEnd: async () => undefined,
    findEnd: async () => options.end,
  };
  registerGraphProxy(app, {
    manifest,
    shopOrigin,
    viewers,
    setVersionCookie: (_request, reply) => void reply.header('x-version', 'told'),
    graph: async (request) => {
      sent.push(request);
      return { status: 200, body: JSON.stringify(options.response ?? { data: {} }) };
    },
  });
  const send = (
    name: string,
    sha256Hash: string,
    headers: Record<string, string> = {},
    variables: Record<string, unknown> = { a: 1 },
  ) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'x-tarima-client': 'web',
        'sec-fetch-site': 'same-origin',
        'x-market': 'CR',
        'x-language': 'es',
        ...headers,
      },
      payload: {
        operationName: name,
        variables,
        query: '{ secret }',
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      },
    });
  return { app, send, sent, calls };
}

describe('a search (SEARCH-65)', () => {
  const accepted = { cookie: `${consentCookie}=${serializeConsent('accepted')}` };
  const declined = { cookie: `${consentCookie}=${serializeConsent('declined')}` };
  const search = { input: { text: 'arroz' } };

  it.each([
    ['a search', 'ProductList', searchHash, search],
    ['a suggestion', 'SearchSuggestions', suggestionsHash, { text: 'arr' }],
  ])('of a member who has allowed it is sent as the member: %s', async (_kind, name, hash, variables) => {
    const { send, sent } = proxy();
    await send(name, hash, accepted, variables);
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer member-token', 'x-personal-search': '1' });
  });

  it.each([
    ['without a choice', {}, search, member],
    ['of a member who has declined', declined, search, member],
    ['of a browser with Global Privacy Control', { ...accepted, 'sec-gpc': '1' }, search, member],
    ['in a category', accepted, { input: { categoryKey: 'rice' } }, member],
    ['of a guest', accepted, search, { kind: 'guest', bearer: 'guest-token', guestId: 'g' }],
  ] as const)('is sent without an identity: %s', async (_case, headers, variables, viewer) => {
    const { send, sent } = proxy({ viewer });
    await send('ProductList', searchHash, headers, variables);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(sent[0]?.headers).not.toHaveProperty('x-personal-search');
  });
});

describe('POST /graphql', () => {
  it('forwards a public operation to the gateway without a token', async () => {
    const { send, sent, calls } = proxy();
    const response = await send('Shell', publicHash);
    expect(response.statusCode).toBe(200);
    expect(calls).toEqual([]);
    expect(sent[0]?.headers).toMatchObject({ 'x-market': 'CR', 'x-language': 'es' });
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('adds the member’s tokens to a private operation, and never forwards a document (MERGE-2)', async () => {
    const { send, sent } = proxy();
    await send('Viewer', privateHash);
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer member-token', 'x-guest-token': 'guest-token' });
    expect(JSON.parse(sent[0]?.body ?? '{}')).not.toHaveProperty('query');
  });

  it('forwards the shopper’s IP address, regardless of client headers', async () => {
    const { send, sent } = proxy();
    await send('Viewer', privateHash, { 'x-forwarded-for': '203.0.113.7' });
    expect(sent[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('creates a guest id before the first write (ACCOUNT-1)', async () => {
    const { send, sent, calls } = proxy();
    await send('AddToCart', mutationHash);
    expect(calls).toEqual(['ensure']);
    expect(sent[0]?.headers.authorization).toBe('Bearer fresh-guest');
  });

  it('rejects a member’s writes after the session ended, and still allows reads (ACCOUNT-23)', async () => {
    const { send, sent } = proxy({ end: 'EXPIRED_SESSION' });
    const response = await send('AddToCart', mutationHash);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(sent).toEqual([]);
    expect((await send('Viewer', privateHash)).statusCode).toBe(200);
  });

  it('rejects writes of a member whom the shop has refused with 403 (ACCOUNT-251)', async () => {
    const { send, sent } = proxy({ end: 'BLOCKED' });
    const response = await send('AddToCart', mutationHash);
    expect([response.statusCode, response.json().code]).toEqual([403, 'MEMBERSHIP_UNAUTHORISED']);
    expect(sent).toEqual([]);
  });

  it('sets a cookie with the version of the shop (ERRORS-37)', async () => {
    expect((await proxy().send('Shell', publicHash)).headers['x-version']).toBe('told');
  });

  it('drops the guest after their cart is merged, and not before (MERGE-42)', async () => {
    const merged = proxy({ response: { data: { mergeCarts: { __typename: 'MergeCartsSuccess' } } } });
    await merged.send('MergeCarts', mergeHash);
    expect(merged.calls).toContain('finishMerge');
    const busy = proxy({ response: { data: { mergeCarts: { __typename: 'CartBusy' } } } });
    await busy.send('MergeCarts', mergeHash);
    expect(busy.calls).not.toContain('finishMerge');
  });

  it('drops the guest when there is nothing to merge (MERGE-43)', async () => {
    const { send, calls } = proxy({ response: { data: { mergeCarts: { __typename: 'NothingToMerge' } } } });
    await send('MergeCarts', mergeHash);
    expect(calls).toContain('finishMerge');
  });

  it.each([
    ['another site', 'Shell', publicHash, { 'sec-fetch-site': 'cross-site' }, 403, 'FORBIDDEN'],
    ['another subdomain', 'Shell', publicHash, { 'sec-fetch-site': 'same-site' }, 403, 'FORBIDDEN'],
    ['a form', 'Shell', publicHash, { 'x-tarima-client': '' }, 403, 'FORBIDDEN'],
    ['an unknown market', 'Shell', publicHash, { 'x-market': 'US' }, 400, 'UNKNOWN_LOCALE'],
    ['an unknown hash', 'Shell', 'f'.repeat(64), {}, 400, 'UNKNOWN_OPERATION'],
    ['a hash under another name', 'Viewer', publicHash, {}, 400, 'UNKNOWN_OPERATION'],
    ['no hash', 'Shell', '', {}, 400, 'UNKNOWN_OPERATION'],
  ])('rejects %s (NATIVE-5, NATIVE-6)', async (_case, name, hash, headers, status, code) => {
    const { send, sent } = proxy();
    const response = await send(name, hash, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
    expect(sent).toEqual([]);
  });

  it('rejects malformed and oversized bodies with a code, not a stack trace', async () => {
    const { app } = proxy();
    const headers = {
      'content-type': 'application/json',
      'x-tarima-client': 'web',
      'sec-fetch-site': 'same-origin',
    };
    const malformed = await app.inject({ method: 'POST', url: '/graphql', headers, payload: '{"a":' });
    expect(malformed.statusCode).toBe(400);
    const large = await app.inject({ method: 'POST', url: '/graphql', headers, payload: `"${'x'.repeat(70_000)}"` });
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });
});
