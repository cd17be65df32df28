/** An answer kept for everybody. */
interface Entry {
  readonly body: string;
  readonly expires: number;
}

export interface PublicCache {
  /**
   * The answer of a public operation: from the cache, from a call under way for the same key, or from `load`. Only answers
   * that `load` declares cacheable are kept.
   */
  get(key: string, load: () => Promise<{ body: string; cacheable: boolean }>): Promise<{ body: string; hit: boolean }>;
}

/** Answers of public operations in memory: bounded by entries, oldest out first, each for `ttlMs`. */
export function createPublicCache(options: { ttlMs: number; maximumEntries: number }): PublicCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<{ body: string; cacheable: boolean }>>();

  return {
    async get(key, load) {
      const entry = entries.get(key);
      if (entry && entry.expires > Date.now()) return { body: entry.body, hit: true };
      const joined = underWay.get(key);
      if (joined) return { body: (await joined).body, hit: true };
      const loading = load();
      underWay.set(key, loading);
      try {
        const { body, cacheable } = await loading;
        entries.delete(key);
        if (cacheable) {
          const oldest = entries.size >= options.maximumEntries ? entries.keys().next().value : undefined;
          if (oldest !== undefined) entries.delete(oldest);
          entries.set(key, { body, expires: Date.now() + options.ttlMs });
        }
        return { body, hit: false };
      } finally {
        underWay.delete(key);
      }
    },
  };
}
