import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPublicCache } from './public-cache.ts';

type Failure = { readonly status: number };

const kilobyte = 1_024;
const respondWith = (body: string) => async () => ({ body: Buffer.from(body) });
const text = 'x'.repeat(10 * kilobyte);

/** Milliseconds on the cache's clock. */
let now = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('evicts the least recently used responses above the size limit', async () => {
  const cache = createPublicCache<Failure>({ ttlMs: 30_000, maxBytes: 100 * kilobyte });
  await cache.get('first', respondWith(text));
  for (let index = 0; index < 100; index += 1) {
    await cache.get(`key ${index}`, respondWith(text));
    await cache.get('first', respondWith('another'));
    expect(cache.getSizeBytes()).toBeLessThanOrEqual(100 * kilobyte);
  }
  expect(cache.getSizeBytes()).toBeGreaterThan(50 * kilobyte);
  expect(await cache.get('first', respondWith('another'))).toMatchObject({ hit: true });
  expect(await cache.get('key 0', respondWith('another'))).toMatchObject({ hit: false });
});

it('does not cache a response larger than the cache', async () => {
  const cache = createPublicCache<Failure>({ ttlMs: 30_000, maxBytes: kilobyte });
  expect(await cache.get('key', respondWith(text))).toEqual({ body: Buffer.from(text), hit: false });
  expect(cache.getSizeBytes()).toBe(0);
});

it('frees the memory of an expired response without another request for it', async () => {
  const cache = createPublicCache<Failure>({ ttlMs: 30_000, maxBytes: 100 * kilobyte });
  await cache.get('key', respondWith(text));
  expect(cache.getSizeBytes()).toBeGreaterThan(10 * kilobyte);
  now += 31_000;
  vi.advanceTimersByTime(31_000);
  expect(cache.getSizeBytes()).toBe(0);
});

it('shares one load among concurrent callers, and returns its failure to all of them without caching it', async () => {
  const cache = createPublicCache<Failure>({ ttlMs: 30_000, maxBytes: 100 * kilobyte });
  const load = vi.fn(async () => ({ failure: { status: 500 } }));
  const results = await Promise.all([cache.get('key', load), cache.get('key', load)]);
  expect(results).toEqual([{ failure: { status: 500 } }, { failure: { status: 500 } }]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(cache.getSizeBytes()).toBe(0);
});
