import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPublicCache } from './public-cache.ts';

const kilobyte = 1_024;
const answerOf = (body: string) => async () => ({ body, cacheable: true });
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

it('keeps at most as many bytes as configured, the least recently used out first', async () => {
  const cache = createPublicCache({ ttlMs: 30_000, maximumBytes: 100 * kilobyte });
  await cache.get('first', answerOf(text));
  for (let index = 0; index < 100; index += 1) {
    await cache.get(`key ${index}`, answerOf(text));
    await cache.get('first', answerOf('another'));
    expect(cache.bytes()).toBeLessThanOrEqual(100 * kilobyte);
  }
  expect(cache.bytes()).toBeGreaterThan(50 * kilobyte);
  expect((await cache.get('first', answerOf('another'))).hit).toBe(true);
  expect((await cache.get('key 0', answerOf('another'))).hit).toBe(false);
});

it('does not keep an answer larger than the whole cache', async () => {
  const cache = createPublicCache({ ttlMs: 30_000, maximumBytes: kilobyte });
  expect((await cache.get('key', answerOf(text))).body).toBe(text);
  expect(cache.bytes()).toBe(0);
});

it('frees the memory of an expired answer although nobody asks for it again', async () => {
  const cache = createPublicCache({ ttlMs: 30_000, maximumBytes: 100 * kilobyte });
  await cache.get('key', answerOf(text));
  expect(cache.bytes()).toBeGreaterThan(10 * kilobyte);
  now += 31_000;
  vi.advanceTimersByTime(31_000);
  expect(cache.bytes()).toBe(0);
});

it('shares one load among callers who come together, and keeps nothing that is not cacheable', async () => {
  const cache = createPublicCache({ ttlMs: 30_000, maximumBytes: 100 * kilobyte });
  const load = vi.fn(async () => ({ body: 'answer', cacheable: false }));
  const answers = await Promise.all([cache.get('key', load), cache.get('key', load)]);
  expect(answers.map(({ body }) => body)).toEqual(['answer', 'answer']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(cache.bytes()).toBe(0);
});
