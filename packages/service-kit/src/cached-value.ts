import { LRUCache } from 'lru-cache';

/** Values by key that are loaded at the first call and refreshed in the background, for data that rarely changes. */
export interface CachedValues<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
}

export interface CachedValuesOptions {
  readonly ttlMs: number;
  /** The least recently used values above it are evicted. */
  readonly maxEntries: number;
  /** The current time in milliseconds; a value loaded at time 0 never becomes stale. */
  readonly now?: () => number;
}

/**
 * Caches the loaded values for `ttlMs`. Concurrent callers share one load. A stale value is returned while it is
 * refreshed and after a failed refresh; only the first load of a key can reject.
 */
export function createCachedValues<Value>({ ttlMs, maxEntries, now }: CachedValuesOptions): CachedValues<Value> {
  const cache = new LRUCache<string, { readonly value: Value }, () => Promise<Value>>({
    max: maxEntries,
    ttl: ttlMs,
    // By default the cache sets a timer to read the clock at most once per millisecond.
    ttlResolution: 0,
    ...(now ? { perf: { now } } : {}),
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // Evicting an entry must not reject the callers that wait for its load.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load }) => ({ value: await load() }),
  });
  return {
    async get(key, load) {
      // Most calls find a current value, which `get` returns in a tenth of the time.
      const current = cache.get(key, { allowStale: false }) ?? (await cache.forceFetch(key, { context: load }));
      return current.value;
    },
  };
}

/** A single value of `CachedValues`. */
export interface CachedValue<Value> {
  get(): Promise<Value>;
}

/** Caches the value of `load` as `createCachedValues` does. */
export function createCachedValue<Value>(ttlMs: number, load: () => Promise<Value>): CachedValue<Value> {
  const cache = createCachedValues<Value>({ ttlMs, maxEntries: 1 });
  return { get: () => cache.get('value', load) };
}
