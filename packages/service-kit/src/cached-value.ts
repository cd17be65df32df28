import { LRUCache } from 'lru-cache';
import { createCacheTally } from './telemetry/metrics.ts';

/** Values by key that are loaded at the first call and refreshed in the background, for data that rarely changes. */
export interface CachedValues<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
}

export interface CachedValuesOptions {
  /** Name in metrics. */
  readonly name: string;
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
export function createCachedValues<Value>({ name, ttlMs, maxEntries, now }: CachedValuesOptions): CachedValues<Value> {
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
  const tally = createCacheTally(name);
  return {
    async get(key, load) {
      // Most calls find a current value, which `get` returns in a tenth of the time.
      const current = cache.get(key, { allowStale: false });
      if (current) {
        tally.hits += 1;
        return current.value;
      }
      tally.misses += 1;
      return (await cache.forceFetch(key, { context: load })).value;
    },
  };
}

/** A single value of `CachedValues`. */
export interface CachedValue<Value> {
  get(): Promise<Value>;
}

/** Caches the value of `load` as `createCachedValues` does; `name` is its name in metrics. */
export function createCachedValue<Value>(name: string, ttlMs: number, load: () => Promise<Value>): CachedValue<Value> {
  const cache = createCachedValues<Value>({ name, ttlMs, maxEntries: 1 });
  return { get: () => cache.get('value', load) };
}
