import { gunzipSync } from 'node:zlib';
import { defaultLocale } from '@tarima/markets/locale';
import type { SharedCache } from '@tarima/service-kit/shared-cache';
import type { InjectOptions } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../shop-settings.ts';
import type { Viewer } from '../auth-viewer.ts';
import type { ContentDigests, ContentObserver } from '../content/source.ts';
import type { GraphResponse } from '../graph.ts';
import type { PageInput, PageResponse } from '../page-input.ts';
import { registerPages } from '../pages.ts';
import { createPageApp, logger } from '../testing/page-app.ts';
import { createVersionCookieSetter } from '../version-cookie.ts';
import { createPublicPages } from './public-pages.ts';
import { createSharedPages, type SharedPages } from './shared-pages.ts';

const unavailable: GraphResponse = { status: 200, body: '{"data":{"rating":null},"errors":[{}]}' };

type Render = (request: Request, input: PageInput) => PageResponse | Promise<PageResponse>;

/** What the shop's page shows of its request and its input. */
const renderInput: Render = async (request, { viewer, nonce, graph, content }) => {
  await graph({ headers: {}, body: '{}' });
  await content.site(defaultLocale);
  const { search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  return {
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'x-page': 'yes' }),
    body: `<script nonce="${nonce}"></script>${JSON.stringify({ search, headers, kind: viewer.kind })}`,
  };
};

/** A shop with a page cache. Its parts can change between requests. */
function createShop(render: Render = renderInput, shared?: SharedPages) {
  const state = {
    viewer: { kind: 'anonymous' } as Viewer,
    sessionEnd: undefined as 'EXPIRED_SESSION' | undefined,
    graph: { status: 200, body: '{"data":{}}' } as GraphResponse,
    hasContent: true,
    configuration: {},
    contentDigest: 'first',
  };
  const rendered = vi.fn(render);
  const parts = {
    loadRenderer: async () => async (request: Request, input: PageInput) => rendered(request, input),
    graph: async () => state.graph,
    content: {
      reader: (_selection: object, observer?: ContentObserver) => ({
        page: async () => null,
        site: async () => {
          if (!state.hasContent) observer?.onFailure();
          observer?.onRead('site', state.contentDigest);
          return { header: [], footer: [], words: {}, offers: {} };
        },
      }),
      isCurrent: (digests: ContentDigests) => [...digests.values()].every((digest) => digest === state.contentDigest),
      pages: async () => [],
      close: async () => {},
    },
    shopOrigin: 'https://shop.test',
    readSettings: () => defaultSettings,
    logger,
  };
  const app = createPageApp();
  registerPages(app, {
    ...parts,
    contentEndpoints: ['https://cms.test'],
    isSecure: true,
    nativeAppOrigins: ['https://app.test'],
    viewers: {
      resolveViewer: async () => state.viewer,
      ensureGuest: async () => state.viewer,
      finishMerge: async () => {},
      consumeSignOut: () => true,
      consumeEnd: async () => state.sessionEnd,
      findEnd: async () => state.sessionEnd,
    },
    setVersionCookie: createVersionCookieSetter('1.0.0:7', true),
    publicPages: createPublicPages({
      ...parts,
      configuration: { global: () => state.configuration as never, market: () => state.configuration as never },
      freshMs: 30_000,
      maxBytes: 1_000_000,
      shared,
    }),
  });
  /** Requests a page twice. @returns how many times it was rendered */
  const countRenderings = async (request: InjectOptions | string): Promise<number> => {
    rendered.mockClear();
    const responses = [await app.inject(request), await app.inject(request)];
    expect(responses[0]?.statusCode).toBe(responses[1]?.statusCode);
    return rendered.mock.calls.length;
  };
  return { app, state, rendered, countRenderings };
}

const readNonce = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('a page for a visitor without a session and without a cart', () => {
  it('is rendered once, and each response has its own nonce and the headers of the page (ROUTING-70, ROUTING-71)', async () => {
    const { app, rendered } = createShop();
    const responses = [await app.inject('/es-CR'), await app.inject('/es-CR')];
    const nonces = responses.map(({ headers }) => readNonce(headers['content-security-policy']));
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { body, headers }] of responses.entries()) {
      expect(body).toContain(`<script nonce="${nonces[index]}">`);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-page': 'yes',
        'cache-control': 'private, no-cache',
        vary: 'cookie, accept-encoding',
        'x-cache': index === 0 ? 'miss' : 'hit',
        'set-cookie': expect.stringContaining('tarima.version='),
      });
    }
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['gzip, deflate, br, zstd', true],
    ['gzip;q=0.5', true],
    ['br;q=1.0, GZIP', true],
    ['br', false],
    ['gzip;q=0', false],
    ['gzip; q=0.00, br', false],
    ['', false],
  ])('is compressed for "%s": %s', async (accepted, isCompressed) => {
    const { app } = createShop();
    const response = await app.inject({ url: '/es-CR', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined);
    const text = (isCompressed ? gunzipSync(response.rawPayload) : response.rawPayload).toString();
    expect(text).toContain(`<script nonce="${readNonce(response.headers['content-security-policy'])}">`);
  });

  it('is rendered from its path, query and clubs alone (ROUTING-70)', async () => {
    const { app } = createShop();
    const { body } = await app.inject({
      url: '/es-CR/busqueda?q=arroz',
      headers: { 'user-agent': 'browser', authorization: 'Bearer secret', referer: 'https://other.test' },
      cookies: { 'tarima.club': '6401.7201', 'tarima.inventory-club': '6402', 'tarima.address': 'an-address' },
    });
    expect(JSON.parse(body.replace(/^.*<\/script>/, ''))).toEqual({
      search: '?q=arroz',
      headers: { cookie: 'tarima.club=6401; tarima.inventory-club=6402' },
      kind: 'anonymous',
    });
  });

  it('is another one for another path, query or club (ROUTING-70)', async () => {
    const { app, rendered } = createShop();
    const requests: InjectOptions[] = [
      { url: '/es-CR' },
      { url: '/en-CR' },
      { url: '/es-CR?page=2' },
      { url: '/es-CR', cookies: { 'tarima.club': '6401' } },
      { url: '/es-CR', cookies: { 'tarima.club': '6402' } },
      { url: '/es-CR', cookies: { 'tarima.inventory-club': '6402' } },
    ];
    const bodies = [];
    for (const request of requests) bodies.push((await app.inject(request)).body.replace(/nonce="[^"]*"/, ''));
    expect(rendered).toHaveBeenCalledTimes(requests.length);
    // The club of another market has no influence.
    await app.inject({ url: '/es-CR', cookies: { 'tarima.club': '6401.7201' } });
    expect(rendered).toHaveBeenCalledTimes(requests.length);
  });

  it('is rendered again after a change of the configuration or of the content (ROUTING-72)', async () => {
    const { app, state, rendered } = createShop();
    await app.inject('/es-CR');
    state.configuration = { changed: true };
    await app.inject('/es-CR');
    expect(rendered).toHaveBeenCalledTimes(2);
    state.contentDigest = 'second';
    await app.inject('/es-CR');
    expect(rendered).toHaveBeenCalledTimes(3);
  });
});

describe('a page of another process (ROUTING-73)', () => {
  /** Shops whose caches share entries; each has its build. */
  function createShops(...builds: readonly string[]) {
    const entries = new Map<string, Buffer>();
    const cache: SharedCache = {
      async get(key) {
        const bytes = entries.get(key);
        return bytes && { bytes, ageMs: 0 };
      },
      set: async (key, bytes) => void entries.set(key, Buffer.from(bytes)),
      close: async () => {},
    };
    return builds.map((build) => createShop(renderInput, createSharedPages(cache, build))) as ReturnType<
      typeof createShop
    >[];
  }

  it('is sent with the nonce of its visitor', async () => {
    const [one, other] = createShops('build', 'build');
    const first = await one?.app.inject('/es-CR?page=2');
    const second = await other?.app.inject('/es-CR?page=2');
    const nonce = readNonce(second?.headers['content-security-policy']);
    expect(second?.body).toContain(`<script nonce="${nonce}">`);
    expect(second?.body.replaceAll(String(nonce), '')).toBe(
      first?.body.replaceAll(String(readNonce(first.headers['content-security-policy'])), ''),
    );
    expect(second?.headers['x-page']).toBe('yes');
    expect(other?.rendered).not.toHaveBeenCalled();
  });

  it.each([
    ['of another build', ['one', 'another'], {}],
    ['of another configuration', ['build', 'build'], { configuration: { changed: true } }],
    ['of other content', ['build', 'build'], { contentDigest: 'second' }],
  ])('is not used when it is %s', async (_which, builds, change) => {
    const [one, other] = createShops(...builds);
    await one?.app.inject('/es-CR');
    Object.assign(other?.state ?? {}, change);
    await other?.app.inject('/es-CR');
    expect(other?.rendered).toHaveBeenCalledTimes(1);
  });
});

describe('a page is rendered for each request (ROUTING-70)', () => {
  it.each([
    ['a guest with a cart', { viewer: { kind: 'guest', bearer: 'token', guestId: 'guest' } }],
    ['a member', { viewer: { kind: 'member', bearer: 'token', member: {} } }],
    ['a visitor whose session has ended', { sessionEnd: 'EXPIRED_SESSION' }],
  ])('for %s', async (_who, change) => {
    const { state, countRenderings } = createShop();
    Object.assign(state, change);
    expect(await countRenderings('/es-CR')).toBe(2);
  });

  it.each([
    ['after a sign-out', { url: '/es-CR?logout=token' }],
    ['for the service worker', { url: '/es-CR?offline' }],
    ['of an editor', { url: '/es-CR', cookies: { 'tarima.preview': 'token' } }],
    ['with content of another service', { url: '/es-CR?endpoint=https://cms.test' }],
    ['with the shared content', { url: '/es-CR', cookies: { 'tarima.shared-channels': 'true' } }],
    ['in the app', { url: '/es-CR', cookies: { 'tarima.native-app': '1' } }],
    ['with an invalid club', { url: '/es-CR', cookies: { 'tarima.club': 'x' } }],
    ['with a very long address', { url: `/es-CR/busqueda?q=${'x'.repeat(1_000)}` }],
    ['that is a form', { url: '/es-CR', method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }],
    ['without its body', { url: '/es-CR', method: 'HEAD' }],
    ['of data', { url: '/es-CR.data' }],
    ['of a cart', { url: '/es-CR/carrito' }],
    ['of an order', { url: '/es-CR/detalles-orden/1' }],
    ['of the checkout', { url: '/es-CR/pago' }],
    ['of the sign-in', { url: '/es-CR/inicio-de-sesion' }],
    ['without a market', { url: '/pagina' }],
  ] as const)('%s', async (_which, request) => {
    expect(await createShop().countRenderings(request)).toBe(2);
  });

  it.each([
    ['when an upstream fails', { graph: unavailable }],
    ['when the graph is not available', { graph: { status: 503, body: '' } }],
  ])('%s', async (_when, change) => {
    const { app, state, countRenderings } = createShop();
    Object.assign(state, change);
    expect(await countRenderings('/es-CR')).toBe(2);
    const { body, headers } = await app.inject('/es-CR');
    expect(body).toContain(`nonce="${readNonce(headers['content-security-policy'])}"`);
  });

  it('when content is missing', async () => {
    const { state, countRenderings } = createShop();
    expect(await countRenderings('/es-CR')).toBe(1);
    state.hasContent = false;
    state.contentDigest = 'second';
    expect(await countRenderings('/es-CR')).toBe(2);
  });

  it.each([
    ['is not found', () => new Response('not found', { status: 404, headers: { 'content-type': 'text/html' } }), 404],
    ['redirects', () => new Response(null, { status: 301, headers: { location: '/es-CR/carrito' } }), 301],
    [
      'sets a cookie',
      () => new Response('page', { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } }),
      200,
    ],
    ['is no page', () => new Response('text', { headers: { 'content-type': 'text/plain' } }), 200],
  ] as const)('that %s', async (_what, render, status) => {
    const { app, countRenderings } = createShop(render);
    expect(await countRenderings('/es-CR')).toBe(2);
    const response = await app.inject('/es-CR');
    expect(response.statusCode).toBe(status);
    for (const [name, value] of render().headers) {
      if (name !== 'set-cookie') expect(response.headers[name]).toBe(value);
    }
  });

  it('when it was rendered at the same time for another visitor and must not be cached', async () => {
    const { app, rendered } = createShop(() => {
      const headers = { 'content-type': 'text/html', 'set-cookie': `visit=${rendered.mock.calls.length}` };
      return new Response('page', { headers });
    });
    const responses = await Promise.all([app.inject('/es-CR'), app.inject('/es-CR')]);
    const visits = responses.flatMap(({ cookies }) => cookies.filter(({ name }) => name === 'visit'));
    expect(new Set(visits.map(({ value }) => value)).size).toBe(2);
  });

  it('when rendering fails: the visitor gets the error page', async () => {
    const { app } = createShop(() => {
      throw new Error('cannot render');
    });
    expect((await app.inject('/es-CR')).statusCode).toBe(500);
  });
});
