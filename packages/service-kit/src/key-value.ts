import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';

/** Short-lived shared state: sessions, caches, locks. In memory for one process, Redis for several. */
export interface KeyValueStore {
  get(key: string): Promise<string | undefined>;
  /** Keeps `value` for `ttlSeconds`. */
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Keeps `value` only when the key is free; true when it was. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  /** Runs `work` while holding a lock that expires by itself; callers of one key run one after the other. */
  withLock<Result>(key: string, ttlSeconds: number, work: () => Promise<Result>): Promise<Result>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** In memory without an address, else Redis at `redis://…`. */
export async function openKeyValueStore(redisUrl: string | undefined): Promise<KeyValueStore> {
  return redisUrl ? redisStore(redisUrl) : memoryStore();
}

const memoryLimit = 50_000;

function memoryStore(): KeyValueStore {
  const entries = new Map<string, { value: string; expires: number }>();
  const locks = new Map<string, Promise<unknown>>();
  const live = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.expires > Date.now()) return entry;
    entries.delete(key);
    return undefined;
  };
  /** What would end first goes first: a flood of short-lived entries does not push out the long-lived ones. */
  const makeRoom = () => {
    let first: { key: string; expires: number } | undefined;
    for (const [key, { expires }] of entries) if (!first || expires < first.expires) first = { key, expires };
    if (first) entries.delete(first.key);
  };
  const put = (key: string, value: string, ttlSeconds: number) => {
    entries.delete(key);
    if (entries.size >= memoryLimit) makeRoom();
    entries.set(key, { value, expires: Date.now() + ttlSeconds * 1000 });
  };
  return {
    get: async (key) => live(key)?.value,
    set: async (key, value, ttlSeconds) => put(key, value, ttlSeconds),
    delete: async (key) => {
      entries.delete(key);
    },
    setIfAbsent: async (key, value, ttlSeconds) => {
      if (live(key)) return false;
      put(key, value, ttlSeconds);
      return true;
    },
    async withLock(key, _ttlSeconds, work) {
      const before = locks.get(key) ?? Promise.resolve();
      const mine = before.then(work, work);
      const settled = mine.then(
        () => undefined,
        () => undefined,
      );
      locks.set(key, settled);
      try {
        return await mine;
      } finally {
        if (locks.get(key) === settled) locks.delete(key);
      }
    },
    ping: async () => undefined,
    close: async () => entries.clear(),
  };
}

/** While Redis is away a request fails after this long instead of waiting for its return. */
const commandTimeoutMs = 2_000;
const lockPollMs = 25;
const unlockScript =
  'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) else return 0 end';

async function redisStore(url: string): Promise<KeyValueStore> {
  const client = createClient({ url, commandOptions: { timeout: commandTimeoutMs } });
  client.on('error', () => undefined);
  await client.connect();
  const setIfAbsent = async (key: string, value: string, ttlSeconds: number) =>
    (await client.set(key, value, { expiration: { type: 'EX', value: ttlSeconds }, condition: 'NX' })) === 'OK';
  return {
    get: async (key) => (await client.get(key)) ?? undefined,
    set: async (key, value, ttlSeconds) => {
      await client.set(key, value, { expiration: { type: 'EX', value: ttlSeconds } });
    },
    delete: async (key) => {
      await client.del(key);
    },
    setIfAbsent,
    async withLock(key, ttlSeconds, work) {
      const lock = `lock:${key}`;
      const owner = randomUUID();
      while (!(await setIfAbsent(lock, owner, ttlSeconds)))
        await new Promise((resolve) => setTimeout(resolve, lockPollMs));
      try {
        return await work();
      } finally {
        // A lock that cannot be given back ends by itself; what was done under it is done.
        await client.eval(unlockScript, { keys: [lock], arguments: [owner] }).catch(() => undefined);
      }
    },
    ping: async () => {
      await client.ping();
    },
    close: async () => {
      await client.close();
    },
  };
}
