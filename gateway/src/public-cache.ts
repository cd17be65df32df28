import { createCacheTally } from '@tarima/service-kit/telemetry/metrics';
import { LRUCache } from 'lru-cache';

/** The body of a response that can be cached, or a failed response. */
export type Loaded<Failure> = { readonly body: Buffer } | { readonly failure: Failure };

export interface PublicCache<Failure> {
  /**
   * Returns the response of a public operation: from the cache, from a pending load of the same key, or from `load`. A
   * failure is not cached; all callers that waited for its load get it.
   */
  get(
    key: string,
    load: () => Promise<Loaded<Failure>>,
  ): Promise<{ readonly body: Buffer; readonly hit: boolean } | { readonly failure: Failure }>;
  /** Returns the memory used by cached responses, in bytes. */
  getSizeBytes(): number;
}

export interface PublicCacheOptions {
  readonly ttlMs: number;
  readonly maxBytes: number;
}

/** Estimated memory of an entry without its body: the fields of the cache and a timer. */
const entryOverheadBytes = 200;

/**
 * Caches responses of public operations in memory for `ttlMs`, in at most `maxBytes`. They are bytes: encoding a text for
 * each request would take longer than everything else that a cached response needs. The least recently used responses
 * are evicted first.
 */
export function createPublicCache<Failure>({ ttlMs, maxBytes }: PublicCacheOptions): PublicCache<Failure> {
  const responses = new LRUCache<string, Buffer>({
    ttl: ttlMs,
    // Without it an expired response stays in memory until it is requested again.
    ttlAutopurge: true,
    maxSize: maxBytes,
    sizeCalculation: (body, key) => body.byteLength + key.length + entryOverheadBytes,
  });
  const tally = createCacheTally('public operations');
  const pendingLoads = new Map<string, Promise<Loaded<Failure>>>();

  return {
    getSizeBytes: () => responses.calculatedSize,
    async get(key, load) {
      const cachedBody = responses.get(key);
      if (cachedBody !== undefined) {
        tally.hits += 1;
        return { body: cachedBody, hit: true };
      }
      const pendingLoad = pendingLoads.get(key);
      if (pendingLoad) {
        const loaded = await pendingLoad;
        tally['failure' in loaded ? 'misses' : 'hits'] += 1;
        return 'failure' in loaded ? loaded : { body: loaded.body, hit: true };
      }
      tally.misses += 1;
      const loading = load();
      pendingLoads.set(key, loading);
      try {
        const loaded = await loading;
        if ('failure' in loaded) return loaded;
        responses.set(key, loaded.body);
        return { body: loaded.body, hit: false };
      } finally {
        pendingLoads.delete(key);
      }
    },
  };
}
