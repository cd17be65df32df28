import { createClient, RESP_TYPES } from 'redis';
import type { Logger } from './logger.ts';

/** Bytes by key that processes share in Redis for a limited time. It never rejects: without Redis, it has no entries. */
export interface SharedCache {
  get(key: string): Promise<SharedEntry | undefined>;
  /** Stores bytes; entries that expire first are removed when the limit is exceeded. */
  set(key: string, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export interface SharedEntry {
  readonly bytes: Buffer;
  /** Time since it was stored. */
  readonly ageMs: number;
}

export interface SharedCacheOptions {
  readonly redisUrl: string;
  /** Prefix of its keys; caches with the same name share their entries and their limit. */
  readonly name: string;
  readonly ttlMs: number;
  /** Maximum bytes of all entries. */
  readonly maxBytes: number;
  readonly logger: Logger;
}

/** A request waits no longer for Redis than the work takes that the entry saves. */
const commandTimeoutMs = 200;

/**
 * Stores an entry within the limit. The entries are also in a sorted set by the time at which they expire, with their
 * sizes in a hash and the sum of the sizes in a string.
 */
const setScript = `
local entry, order, sizes, total = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local ttl, limit = tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function remove(key)
  local size = redis.call('hget', sizes, key)
  if size then redis.call('decrby', total, size) end
  redis.call('hdel', sizes, key)
  redis.call('zrem', order, key)
  redis.call('del', key)
end
for _, key in ipairs(redis.call('zrangebyscore', order, '-inf', now)) do remove(key) end
remove(entry)
local size = string.len(ARGV[1])
if size > limit then return end
local bytes = tonumber(redis.call('get', total) or '0')
while bytes + size > limit do
  local oldest = redis.call('zrange', order, 0, 0)[1]
  if not oldest then break end
  remove(oldest)
  bytes = tonumber(redis.call('get', total))
end
redis.call('set', entry, ARGV[1], 'PX', ttl)
redis.call('zadd', order, now + ttl, entry)
redis.call('hset', sizes, entry, size)
redis.call('incrby', total, size)
for _, key in ipairs({ order, sizes, total }) do redis.call('pexpire', key, ttl) end
`;

/** Opens a cache in Redis. It connects in the background, and again after Redis was down. */
export function openSharedCache({ redisUrl, name, ttlMs, maxBytes, logger }: SharedCacheOptions): SharedCache {
  const client = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    commandOptions: { timeout: commandTimeoutMs },
  });
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const toKey = (key: string) => `${name}:entry:${key}`;
  const keys = [`${name}:order`, `${name}:sizes`, `${name}:bytes`];

  const attempt = async <Value>(run: () => Promise<Value>): Promise<Value | undefined> => {
    if (!client.isReady) return undefined;
    try {
      return await run();
    } catch (error) {
      logger.warn({ err: error, cache: name }, 'a cache in Redis could not be used');
      return undefined;
    }
  };

  return {
    get: (key) =>
      attempt(async () => {
        const [bytes, remainingMs] = await Promise.all([binary.get(toKey(key)), client.pTTL(toKey(key))]);
        return bytes === null ? undefined : { bytes, ageMs: ttlMs - remainingMs };
      }),
    async set(key, bytes) {
      await attempt(() =>
        client.eval(setScript, {
          keys: [toKey(key), ...keys],
          arguments: [Buffer.from(bytes), String(ttlMs), String(maxBytes)],
        }),
      );
    },
    async close() {
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
}
