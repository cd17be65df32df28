import { LRUCache } from 'lru-cache';

export interface PublicCache {
  /**
   * The answer of a public operation: from the cache, from a call under way for the same key, or from `load`. Only answers
   * that `load` declares cacheable are kept.
   */
  get(key: string, load: () => Promise<{ body: string; cacheable: boolean }>): Promise<{ body: string; hit: boolean }>;
  /** Memory that the kept answers take, in bytes. */
  bytes(): number;
}

export interface PublicCacheOptions {
  readonly ttlMs: number;
  readonly maximumBytes: number;
}

/** What an entry costs beside its text: the cache's own fields and a timer. */
const entryOverheadBytes = 200;

/**
 * Answers of public operations in memory, each for `ttlMs` and then removed; at most `maximumBytes` of them, least recently used
 * out first.
 */
export function createPublicCache({ ttlMs, maximumBytes }: PublicCacheOptions): PublicCache {
  const answers = new LRUCache<string, string>({
    ttl: ttlMs,
    // Without it an answer stays in memory after its time until somebody asks for it again.
    ttlAutopurge: true,
    maxSize: maximumBytes,
    // A character takes one byte or, when one of the text is beyond Latin-1, two.
    sizeCalculation: (body, key) => 2 * (body.length + key.length) + entryOverheadBytes,
  });
  const underWay = new Map<string, Promise<{ body: string; cacheable: boolean }>>();

  return {
    bytes: () => answers.calculatedSize,
    async get(key, load) {
      const kept = answers.get(key);
      if (kept !== undefined) return { body: kept, hit: true };
      const joined = underWay.get(key);
      if (joined) return { body: (await joined).body, hit: true };
      const loading = load();
      underWay.set(key, loading);
      try {
        const { body, cacheable } = await loading;
        if (cacheable) answers.set(key, body);
        return { body, hit: false };
      } finally {
        underWay.delete(key);
      }
    },
  };
}
