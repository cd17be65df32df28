import { createCacheTally } from '@tarima/service-kit/telemetry/metrics';
import { LRUCache } from 'lru-cache';

export interface PublicCache {
  /**
   * Returns the response of a public operation: from the cache, from a pending load of the same key, or from `load`. Only
   * responses that `load` declares cacheable are cached.
   */
  get(key: string, load: () => Promise<{ body: Buffer; cacheable: boolean }>): Promise<{ body: Buffer; hit: boolean }>;
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
export function createPublicCache({ ttlMs, maxBytes }: PublicCacheOptions): PublicCache {
  const responses = new LRUCache<string, Buffer>({
    ttl: ttlMs,
    // Without it an expired response stays in memory until it is requested again.
    ttlAutopurge: true,
    maxSize: maxBytes,
    sizeCalculation: (body, key) => body.byteLength + key.length + entryOverheadBytes,
  });
  const tally = createCacheTally('public operations');
  const pendingLoads = new Map<string, Promise<{ body: Buffer; cacheable: boolean }>>();

  return {
    getSizeBytes: () => responses.calculatedSize,
    async get(key, load) {
      const cachedBody = responses.get(key);
      const pendingLoad = cachedBody === undefined ? pendingLoads.get(key) : undefined;
      const isHit = cachedBody !== undefined || pendingLoad !== undefined;
      tally[isHit ? 'hits' : 'misses'] += 1;
      if (cachedBody !== undefined) return { body: cachedBody, hit: true };
      if (pendingLoad) return { body: (await pendingLoad).body, hit: true };
      const loading = load();
      pendingLoads.set(key, loading);
      try {
        const { body, cacheable } = await loading;
        if (cacheable) responses.set(key, body);
        return { body, hit: false };
      } finally {
        pendingLoads.delete(key);
      }
    },
  };
}
