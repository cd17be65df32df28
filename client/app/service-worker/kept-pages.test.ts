import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deletePages, findKeptAsset, findKeptPage, keepPage } from './kept-pages.ts';

const path = '/es-CR/membrecia/tarjeta';
const origin = 'https://shop.test';

/** Texts of scripts; another file contains its path. */
const scripts: Readonly<Record<string, string>> = {
  '/assets/page-1.js':
    'const d=["assets/late-1.js","assets/late-1.css"];import{a}from"./shared-1.js";f(()=>import(`./late-1.js`),d)',
  '/assets/shared-1.js': 'import("./other-1.js")',
};

/** The browser's cache storage, in memory. */
function createCaches(requested: string[]) {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (url: string | URL) => new URL(url, origin).href;
  return {
    stored,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (url: string | URL, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(keyOf(url)),
    async open(name: string) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        match: async (url: string | URL) => entries.get(keyOf(url)),
        put: async (url: string | URL, response: Response) => void entries.set(keyOf(url), response),
        add: async (url: string) => {
          requested.push(url);
          entries.set(keyOf(url), new Response(scripts[url] ?? url));
        },
      };
    },
  };
}

let requested: string[];
let storage: ReturnType<typeof createCaches>;
const load = vi.fn(async (_url: URL, _options: RequestInit) => new Response('<script src="/assets/entry-1.js">'));
beforeEach(() => {
  requested = [];
  storage = createCaches(requested);
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', load);
});
afterEach(() => {
  load.mockClear();
  vi.unstubAllGlobals();
});

describe('keepPage', () => {
  it('keeps the page without cookies and its files (MEMBERSHIP-249)', async () => {
    await keepPage({ type: 'keepPage', kind: 'card', path, assets: ['/assets/late-1.js', '/graphql'], release: '1:1' });
    expect(load.mock.calls).toEqual([[new URL(`${origin}${path}?offline`), { credentials: 'omit' }]]);
    expect(requested.toSorted()).toEqual(['/assets/entry-1.js', '/assets/late-1.js']);
    expect(await (await findKeptPage(`${origin}${path}`))?.text()).toContain('entry-1.js');
    expect(await findKeptPage(`${origin}/es-CR/carrito`)).toBeUndefined();
  });

  it('keeps the deferred parts of the scripts that the message names (OFFLINE-1)', async () => {
    const assets = ['/assets/page-1.js', '/assets/shared-1.js'];
    const message = { type: 'keepPage', kind: 'cart', path, assets, release: '1:1' } as const;
    await keepPage({ ...message, withLateParts: ['/assets/page-1.js', '/assets/unknown-1.js'] });
    expect(requested.toSorted()).toEqual(
      ['entry-1.js', 'late-1.css', 'late-1.js', 'page-1.js', 'shared-1.js'].map((name) => `/assets/${name}`),
    );
    expect(await (await findKeptAsset(`${origin}/assets/late-1.js`))?.text()).toBe('/assets/late-1.js');
  });

  it('replaces the set of another release when the new one is complete (MEMBERSHIP-251)', async () => {
    await keepPage({ type: 'keepPage', kind: 'card', path, assets: [], release: '1:1' });
    load.mockImplementationOnce(async () => new Response('', { status: 503 }));
    await keepPage({ type: 'keepPage', kind: 'card', path, assets: [], release: '1:2' });
    expect([...storage.stored.keys()]).toEqual(['tarima-card-1:1']);
    await keepPage({ type: 'keepPage', kind: 'card', path, assets: [], release: '1:2' });
    expect([...storage.stored.keys()]).toEqual(['tarima-card-1:2']);
  });

  it('keeps nothing of another origin (MEMBERSHIP-249)', async () => {
    await keepPage({ type: 'keepPage', kind: 'card', path: '//other.test/', assets: [], release: '1:1' });
    expect([load.mock.calls.length, storage.stored.size]).toEqual([0, 0]);
  });
});

describe('findKeptAsset', () => {
  it('leaves no cache when the kept page is deleted meanwhile (MEMBERSHIP-252)', async () => {
    await keepPage({ type: 'keepPage', kind: 'card', path, assets: [], release: '1:1' });
    vi.spyOn(storage, 'keys').mockImplementationOnce(async () => {
      const names = [...storage.stored.keys()];
      storage.stored.clear();
      return names;
    });
    expect(await findKeptAsset(`${origin}/assets/entry-1.js`)).toBeUndefined();
    expect(storage.stored.size).toBe(0);
  });
});

describe('deletePages', () => {
  it('deletes a page that is being kept when the message arrives, and no page of another kind (MEMBERSHIP-252)', async () => {
    await keepPage({ type: 'keepPage', kind: 'cart', path, assets: [], release: '1:1' });
    const loading = Promise.withResolvers<Response>();
    load.mockImplementationOnce(() => loading.promise);
    const keeping = keepPage({ type: 'keepPage', kind: 'card', path, assets: [], release: '1:1' });
    const deleting = deletePages('card');
    loading.resolve(new Response(''));
    await Promise.all([keeping, deleting]);
    expect([...storage.stored.keys()]).toEqual(['tarima-cart-1:1']);
  });
});
