import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from './cached-page.ts';
import { createPageCache, type FoundPage } from './page-cache.ts';
import type { SharedPages } from './shared-pages.ts';

const kilobyte = 1_024;
/** A page whose name is in its headers. */
const createPage = (name: string, sizeBytes: number = kilobyte): RenderedPage => ({
  compressed: {
    headers: new Map([['name', name]]),
    parts: [{ deflated: Buffer.alloc(sizeBytes), lengthBytes: 0, crc: 0, shift: 0 }],
  },
  contentDigests: new Map([['content', contentDigest]]),
});
const respondWith = (name: string, sizeBytes?: number) => async () => createPage(name, sizeBytes);
const read = (found: FoundPage | undefined) => found?.page.headers.get('name');
/** Digest of the newest content. */
let contentDigest = 'old';

/** Milliseconds on the cache's clock. */
let now = 1_000;
const onError = vi.fn();
const createCache = (shared?: SharedPages) =>
  createPageCache({
    freshMs: 30_000,
    maxBytes: 100 * kilobyte,
    isCurrent: (digests) => digests.get('content') === contentDigest,
    shared,
    onError,
  });

const pass = async (ms: number) => {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(() => {
  contentDigest = 'old';
  onError.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('renders a page once for all concurrent requests, and not again while it is current (ROUTING-71)', async () => {
  const cache = createCache();
  const render = vi.fn(respondWith('first'));
  const pages = await Promise.all([cache.get('key', render), cache.get('key', render)]);
  await pass(29_000);
  const found = [...pages, await cache.get('key', render)];
  expect(found.map(read)).toEqual(['first', 'first', 'first']);
  expect(found.map((one) => one?.isHit)).toEqual([false, false, true]);
  expect(render).toHaveBeenCalledTimes(1);
});

it('sends an older page once more while it is rendered again, and none of twice the age (ROUTING-71)', async () => {
  const cache = createCache();
  await cache.get('key', respondWith('first'));
  await pass(31_000);
  const render = vi.fn(respondWith('second'));
  const stale = await Promise.all([cache.get('key', render), cache.get('key', render)]);
  expect(stale.map(read)).toEqual(['first', 'first']);
  await pass(0);
  expect(render).toHaveBeenCalledTimes(1);
  expect(read(await cache.get('key', render))).toBe('second');
  await pass(61_000);
  expect(cache.getSizeBytes()).toBe(0);
  expect(read(await cache.get('key', respondWith('third')))).toBe('third');
});

it('reports a failed rendering of an older page, which its visitor does not notice', async () => {
  const cache = createCache();
  await cache.get('key', respondWith('first'));
  await pass(31_000);
  const error = new Error('cannot render');
  expect(read(await cache.get('key', async () => Promise.reject(error)))).toBe('first');
  await pass(0);
  expect(onError).toHaveBeenCalledWith(error);
  await expect(cache.get('other', async () => Promise.reject(error))).rejects.toThrow(error);
});

it('does not use a page of older content, nor a rendering of it that has not ended (ROUTING-72)', async () => {
  const cache = createCache();
  await cache.get('key', respondWith('first'));
  contentDigest = 'new';
  expect(read(await cache.get('key', respondWith('second')))).toBe('second');

  let finish = (_page: RenderedPage) => {};
  const slow = new Promise<RenderedPage>((resolve) => {
    finish = resolve;
  });
  const render = vi.fn(respondWith('new')).mockReturnValueOnce(slow);
  const early = cache.get('slow', render);
  const page = createPage('old');
  contentDigest = 'newer';
  const late = cache.get('slow', render);
  finish(page);
  expect([await early, await late].map(read)).toEqual(['new', 'new']);
  expect(read(await cache.get('slow', respondWith('newest')))).toBe('new');
  expect(render).toHaveBeenCalledTimes(2);
});

describe('with pages of other processes (ROUTING-73)', () => {
  const createShared = (found?: { name: string; ageMs: number }) => ({
    find: vi.fn(async () => found && { page: createPage(found.name), ageMs: found.ageMs }),
    store: vi.fn(async () => {}),
  });

  it('stores each page that it renders', async () => {
    const shared = createShared();
    await createCache(shared).get('key', respondWith('own'));
    expect(shared.store).toHaveBeenCalledExactlyOnceWith('key', createPage('own'));
  });

  it('uses a current page for the rest of its time', async () => {
    const shared = createShared({ name: 'shared', ageMs: 20_000 });
    const cache = createCache(shared);
    const render = vi.fn(respondWith('own'));
    expect(read(await cache.get('key', render))).toBe('shared');
    await pass(9_000);
    expect(read(await cache.get('key', render))).toBe('shared');
    expect(shared.find).toHaveBeenCalledTimes(1);
    await pass(2_000);
    shared.find.mockResolvedValue({ page: createPage('shared later'), ageMs: 0 });
    await cache.get('key', render);
    await pass(0);
    expect(read(await cache.get('key', render))).toBe('shared later');
    expect(render).not.toHaveBeenCalled();
    expect(shared.store).not.toHaveBeenCalled();
    await pass(61_000);
    expect(cache.getSizeBytes()).toBe(0);
  });

  it.each([
    ['is too old', async () => ({ page: createPage('shared'), ageMs: 31_000 })],
    [
      'is made from older content',
      async () => ({ page: { ...createPage('shared'), contentDigests: new Map([['content', 'older']]) }, ageMs: 0 }),
    ],
    ['cannot be read', async () => Promise.reject(new Error('cannot be read'))],
  ])('renders a page of its own when the shared one %s', async (_what, find) => {
    const cache = createCache({ ...createShared(), find });
    expect(read(await cache.get('key', respondWith('own')))).toBe('own');
  });
});

it('caches no page that must not be cached, and removes the one before (ROUTING-70)', async () => {
  const cache = createCache();
  const render = vi.fn(async () => undefined);
  expect(await cache.get('key', render)).toBeUndefined();
  expect(await cache.get('key', render)).toBeUndefined();
  expect(render).toHaveBeenCalledTimes(2);
  await cache.get('key', respondWith('page'));
  await pass(31_000);
  await cache.get('key', render);
  await pass(0);
  expect(cache.getSizeBytes()).toBe(0);
});

it('evicts the least recently used pages above the size limit (ROUTING-71)', async () => {
  const cache = createCache();
  await cache.get('first', respondWith('first'));
  for (let index = 0; index < 50; index += 1) {
    await cache.get(`key ${index}`, respondWith('page', 10 * kilobyte));
    await cache.get('first', respondWith('another'));
    expect(cache.getSizeBytes()).toBeLessThanOrEqual(100 * kilobyte);
  }
  expect(cache.getSizeBytes()).toBeGreaterThan(50 * kilobyte);
  expect(read(await cache.get('first', respondWith('another')))).toBe('first');
  expect(read(await cache.get('key 0', respondWith('another')))).toBe('another');
  await cache.get('large', respondWith('large', 101 * kilobyte));
  expect(read(await cache.get('large', respondWith('again')))).toBe('again');
});
