import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearKeptPages,
  type KeptPublicPage,
  keptPageLimits,
  readKeptPage,
  readKeptPages,
  saveKeptPage,
} from './page-store.ts';

/** The pages of the browser, instead of IndexedDB, which this test's environment does not have. */
const stored = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => 'pages',
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  entries: async () => [...stored],
  delMany: async (keys: string[]) => {
    for (const key of keys) stored.delete(key);
  },
  clear: async () => stored.clear(),
}));

const now = Date.UTC(2026, 10, 26);
const day = 24 * 60 * 60 * 1_000;
const createPage = (path: string, more: Partial<KeptPublicPage> = {}): KeptPublicPage => ({
  path,
  kind: 'product',
  locale: 'es-CR',
  cartPath: '/es-CR/carrito',
  title: path,
  savedAt: now,
  responses: [],
  ...more,
});

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('indexedDB', {});
  vi.useFakeTimers({ now });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('the kept pages', () => {
  it('are bounded for each kind and locale; the oldest is deleted first (OFFLINE-12)', async () => {
    for (let index = 0; index <= keptPageLimits.product; index += 1) {
      await saveKeptPage(createPage(`/es-CR/${index}`, { savedAt: now + index }));
    }
    await saveKeptPage(createPage('/en-CR/1', { locale: 'en-CR' }));
    for (let index = 0; index <= keptPageLimits.list; index += 1) {
      await saveKeptPage(createPage(`/es-CR/list-${index}`, { kind: 'list', savedAt: now + index }));
    }
    const paths = (await readKeptPages()).map(({ path }) => path);
    expect(paths).toHaveLength(keptPageLimits.product + 1 + keptPageLimits.list);
    expect(paths).not.toContain('/es-CR/0');
    expect(paths).not.toContain('/es-CR/list-0');
    expect(paths).toContain('/en-CR/1');
  });

  it('are deleted after seven days, and never larger than the limit (OFFLINE-12)', async () => {
    await saveKeptPage(createPage('/es-CR/1'));
    vi.setSystemTime(now + 7 * day + 1);
    expect([await readKeptPage('/es-CR/1'), await readKeptPages()]).toEqual([undefined, []]);
    await saveKeptPage(createPage('/es-CR/2', { savedAt: Date.now() }));
    expect([...stored.keys()]).toEqual(['/es-CR/2']);
    await saveKeptPage(
      createPage('/es-CR/3', { savedAt: Date.now(), title: 'x'.repeat(keptPageLimits.pageCharacters) }),
    );
    expect([...stored.keys()]).toEqual(['/es-CR/2']);
  });

  it('are all deleted together (OFFLINE-14)', async () => {
    await saveKeptPage(createPage('/es-CR/1'));
    await clearKeptPages();
    expect(stored.size).toBe(0);
  });

  it('are not stored in a browser that has no IndexedDB or blocks it (OFFLINE-16)', async () => {
    vi.stubGlobal('indexedDB', undefined);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await saveKeptPage(createPage('/es-CR/1'));
    expect([stored.size, await readKeptPages()]).toEqual([0, []]);
    vi.stubGlobal('indexedDB', {});
    const info = vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(stored, 'set').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await saveKeptPage(createPage('/es-CR/1', { responses: [] }));
    expect(info).toHaveBeenCalledOnce();
  });
});
