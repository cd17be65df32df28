import { createCacheTally } from '@tarima/service-kit/telemetry/metrics';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';

/** The versions of what a page was made from, compared by identity. */
export type PageVersion = readonly unknown[];

/** Renders a page; undefined when it must not be cached. */
type Render = () => Promise<CachedPage | undefined>;

/** A page from the cache, or one that was rendered for this request and others at the same time. */
export interface FoundPage {
  readonly page: CachedPage;
  readonly isHit: boolean;
}

export interface PageCache {
  /**
   * Returns the page of a key, rendered once for all concurrent callers. A page of another version is not used. Undefined
   * when the page was rendered now and must not be cached: each caller then needs one of its own.
   */
  get(key: string, version: PageVersion, render: Render): Promise<FoundPage | undefined>;
  getSizeBytes(): number;
}

export interface PageCacheOptions {
  /** How long a page is current. As long again, it is sent once more while a new one is rendered. */
  readonly freshMs: number;
  /** The least recently used pages above it are evicted. */
  readonly maxBytes: number;
  readonly onError: (error: unknown) => void;
}

interface Entry {
  readonly page: CachedPage;
  readonly version: PageVersion;
  readonly renderedAt: number;
}

interface Rendering {
  readonly version: PageVersion;
  readonly page: Promise<CachedPage | undefined>;
}

/** Estimated memory of an entry without its page: the fields of the cache, a timer and the objects of the parts. */
const entryOverheadBytes = 4_096;

/** Caches rendered pages in memory (ROUTING-71, ROUTING-72). */
export function createPageCache({ freshMs, maxBytes, onError }: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    ttl: 2 * freshMs,
    // Without it an expired page stays in memory until it is requested again.
    ttlAutopurge: true,
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.sizeBytes + key.length + entryOverheadBytes,
  });
  const renderings = new Map<string, Rendering>();
  const tally = createCacheTally('pages');

  /** Renders a page, or waits for a rendering of the same version. */
  const load = (key: string, version: PageVersion, render: Render): Promise<CachedPage | undefined> => {
    const ongoing = renderings.get(key);
    if (ongoing && isSame(ongoing.version, version)) return ongoing.page;
    const renderedAt = performance.now();
    const store = (page: CachedPage | undefined) => {
      // One of another version has begun since.
      if (renderings.get(key) !== rendering) return page;
      if (page) entries.set(key, { page, version, renderedAt });
      else entries.delete(key);
      return page;
    };
    const end = () => {
      if (renderings.get(key) === rendering) renderings.delete(key);
    };
    const rendering: Rendering = { version, page: render().then(store).finally(end) };
    renderings.set(key, rendering);
    return rendering.page;
  };

  return {
    getSizeBytes: () => entries.calculatedSize,
    async get(key, version, render) {
      const entry = entries.get(key);
      if (!entry || !isSame(entry.version, version)) {
        tally.misses += 1;
        const page = await load(key, version, render);
        return page && { page, isHit: false };
      }
      tally.hits += 1;
      if (performance.now() - entry.renderedAt > freshMs) load(key, version, render).catch(onError);
      return { page: entry.page, isHit: true };
    },
  };
}

const isSame = (one: PageVersion, other: PageVersion): boolean => one.every((part, index) => part === other[index]);
