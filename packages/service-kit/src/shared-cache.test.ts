import { type AddressInfo, createServer } from 'node:net';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from './logger.ts';
import { openSharedCache, type SharedCache, type SharedCacheOptions } from './shared-cache.ts';
import { type TestRedis, tryStartRedis } from './testing/redis.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const bytes = (length: number, fill = 0xff) => Buffer.alloc(length, fill);

let server: TestRedis | undefined;

beforeAll(async () => {
  server = await tryStartRedis();
}, 60_000);
afterAll(async () => server?.stop());

/** Opens a cache and waits until it is connected. */
async function open(options: Partial<SharedCacheOptions> & { name: string }): Promise<SharedCache> {
  const cache = openSharedCache({ redisUrl: server?.url ?? '', ttlMs: 60_000, maxBytes: 1_000, logger, ...options });
  onTestFinished(() => cache.close());
  await expect
    .poll(async () => {
      await cache.set('connected', bytes(1));
      return cache.get('connected');
    })
    .toBeDefined();
  return cache;
}

/** Lists the keys that the given entries still have. */
const listFound = async (cache: SharedCache, keys: readonly string[]) => {
  const entries = await Promise.all(keys.map((key) => cache.get(key)));
  return keys.filter((_key, index) => entries[index] !== undefined);
};

describe('a cache in Redis (ROUTING-73)', () => {
  it('shares bytes with another process, with their age', async ({ skip }) => {
    if (!server) return skip();
    const [one, other] = [await open({ name: 'shared' }), await open({ name: 'shared' })];
    await one.set('key', bytes(300));
    const entry = await other.get('key');
    expect(entry?.bytes).toEqual(bytes(300));
    expect(entry?.ageMs).toBeGreaterThanOrEqual(0);
    expect(entry?.ageMs).toBeLessThan(60_000);
    expect(await other.get('another')).toBeUndefined();
    const elsewhere = await open({ name: 'elsewhere' });
    expect(await elsewhere.get('key')).toBeUndefined();
  });

  it('removes the entries that expire first above its limit', async ({ skip }) => {
    if (!server) return skip();
    const cache = await open({ name: 'limited' });
    const keys = ['1', '2', '3', '4', '5'];
    for (const key of keys) await cache.set(key, bytes(300));
    expect(await listFound(cache, keys)).toEqual(['3', '4', '5']);
    await cache.set('4', bytes(200));
    await cache.set('6', bytes(500));
    expect(await listFound(cache, [...keys, '6'])).toEqual(['4', '5', '6']);
    await cache.set('too large', bytes(1_001));
    expect(await listFound(cache, ['4', '5', '6', 'too large'])).toEqual(['4', '5', '6']);
  });

  it('no longer counts expired entries, and leaves nothing behind', async ({ skip }) => {
    if (!server) return skip();
    const cache = await open({ name: 'short', ttlMs: 50 });
    const client = await createClient({ url: server.url }).connect();
    onTestFinished(() => client.close());
    await cache.set('old', bytes(900));
    await expect.poll(() => cache.get('old')).toBeUndefined();
    await cache.set('new', bytes(600));
    await cache.set('newer', bytes(400));
    expect(await listFound(cache, ['new', 'newer'])).toEqual(['new', 'newer']);
    await expect.poll(() => client.keys('short:*')).toEqual([]);
  });

  it('has no entries while Redis is down or does not respond', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    for (const redisUrl of [`redis://127.0.0.1:${port}`, 'redis://127.0.0.1:1']) {
      const cache = openSharedCache({ redisUrl, name: 'down', ttlMs: 1_000, maxBytes: 1_000, logger });
      await cache.set('key', bytes(1));
      expect(await cache.get('key')).toBeUndefined();
      await cache.close();
    }
  });
});
