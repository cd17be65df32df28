import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { createPageCache, type FoundPage } from './page-cache.ts';

const kilobyte = 1_024;
const createPage = (text: string, sizeBytes: number = kilobyte): CachedPage => ({
  headers: new Map(),
  sizeBytes,
  toGzip: () => Buffer.from(text),
  toBytes: () => Buffer.from(text),
});
const respondWith = (text: string, sizeBytes?: number) => async () => createPage(text, sizeBytes);
const read = (found: FoundPage | undefined) => found && String(found.page.toBytes(''));
const version = [1];

/** Milliseconds on the cache's clock. */
let now = 1_000;
const onError = vi.fn();
const createCache = () => createPageCache({ freshMs: 30_000, maxBytes: 100 * kilobyte, onError });

const pass = async (ms: number) => {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(() => {
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
  const pages = await Promise.all([cache.get('key', version, render), cache.get('key', version, render)]);
  await pass(29_000);
  const found = [...pages, await cache.get('key', version, render)];
  expect(found.map(read)).toEqual(['first', 'first', 'first']);
  expect(found.map((one) => one?.isHit)).toEqual([false, false, true]);
  expect(render).toHaveBeenCalledTimes(1);
});

it('sends an older page once more while it is rendered again, and none of twice the age (ROUTING-71)', async () => {
  const cache = createCache();
  await cache.get('key', version, respondWith('first'));
  await pass(31_000);
  const render = vi.fn(respondWith('second'));
  const stale = await Promise.all([cache.get('key', version, render), cache.get('key', version, render)]);
  expect(stale.map(read)).toEqual(['first', 'first']);
  expect(render).toHaveBeenCalledTimes(1);
  expect(read(await cache.get('key', version, render))).toBe('second');
  await pass(61_000);
  expect(cache.getSizeBytes()).toBe(0);
  expect(read(await cache.get('key', version, respondWith('third')))).toBe('third');
});

it('reports a failed rendering of an older page, which its visitor does not notice', async () => {
  const cache = createCache();
  await cache.get('key', version, respondWith('first'));
  await pass(31_000);
  const error = new Error('cannot render');
  expect(read(await cache.get('key', version, async () => Promise.reject(error)))).toBe('first');
  await pass(0);
  expect(onError).toHaveBeenCalledWith(error);
  await expect(cache.get('other', version, async () => Promise.reject(error))).rejects.toThrow(error);
});

it('does not use a page of another version, nor a rendering of it that has not ended (ROUTING-72)', async () => {
  const cache = createCache();
  await cache.get('key', [1], respondWith('first'));
  expect(read(await cache.get('key', [2], respondWith('second')))).toBe('second');

  let finish = (_page: CachedPage) => {};
  const slow = new Promise<CachedPage>((resolve) => {
    finish = resolve;
  });
  const old = cache.get('slow', [1], () => slow);
  expect(read(await cache.get('slow', [2], respondWith('new')))).toBe('new');
  finish(createPage('old'));
  expect(read(await old)).toBe('old');
  expect(read(await cache.get('slow', [2], respondWith('newer')))).toBe('new');
});

it('caches no page that must not be cached, and removes the one before (ROUTING-70)', async () => {
  const cache = createCache();
  const render = vi.fn(async () => undefined);
  expect(await cache.get('key', version, render)).toBeUndefined();
  expect(await cache.get('key', version, render)).toBeUndefined();
  expect(render).toHaveBeenCalledTimes(2);
  await cache.get('key', version, respondWith('page'));
  await pass(31_000);
  await cache.get('key', version, render);
  expect(cache.getSizeBytes()).toBe(0);
});

it('evicts the least recently used pages above the size limit (ROUTING-71)', async () => {
  const cache = createCache();
  await cache.get('first', version, respondWith('first'));
  for (let index = 0; index < 50; index += 1) {
    await cache.get(`key ${index}`, version, respondWith('page', 10 * kilobyte));
    await cache.get('first', version, respondWith('another'));
    expect(cache.getSizeBytes()).toBeLessThanOrEqual(100 * kilobyte);
  }
  expect(cache.getSizeBytes()).toBeGreaterThan(50 * kilobyte);
  expect(read(await cache.get('first', version, respondWith('another')))).toBe('first');
  expect(read(await cache.get('key 0', version, respondWith('another')))).toBe('another');
  await cache.get('large', version, respondWith('large', 101 * kilobyte));
  expect(read(await cache.get('large', version, respondWith('again')))).toBe('again');
});
