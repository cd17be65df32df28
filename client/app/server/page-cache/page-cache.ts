import { createCacheTally } from '@tarima/service-kit/telemetry/metrics';
import { LRUCache } from 'lru-cache';
import type { ContentDigests } from '../content/source.ts';
import { type CachedPage, createCachedPage, type RenderedPage } from './cached-page.ts';
import type { SharedPages } from './shared-pages.ts';

/** Renders a page; undefined when it must not be cached. */
type Render = () => Promise<RenderedPage | undefined>;

/** A page from the cache, or one that was rendered for this request and others at the same time. */
export interface FoundPage {
  readonly page: CachedPage;
  readonly isHit: boolean;
}

export interface PageCache {
  /**
   * Returns the page of a key, rendered once for all concurrent callers of this process. Undefined when the page was rendered
   * now and must not be cached: each caller then needs one of its own.
   */
  get(key: string, render: Render): Promise<FoundPage | undefined>;
  getSizeBytes(): number;
}

export interface PageCacheOptions {
  /** How long a page is current. As long again, it is sent once more while a new one is rendered. */
  readonly freshMs: number;
  /** The least recently used pages above it are evicted. */
  readonly maxBytes: number;
  /** Whether no newer content is known. A page of older content is not used. */
  readonly isCurrent: (digests: ContentDigests) => boolean;
  /** Pages of other processes. */
  readonly shared?: SharedPages | undefined;
  readonly onError: (error: unknown) => void;
}

interface Entry {
  readonly page: CachedPage;
  readonly contentDigests: ContentDigests;
  /** On the clock of `performance.now`. */
  readonly renderedAt: number;
}

/** Estimated memory of an entry without its page: the fields of the cache, a timer and the objects of the parts. */
const entryOverheadBytes = 4_096;

/** Caches rendered pages in memory, and in Redis for other processes (ROUTING-71 to ROUTING-73). */
export function createPageCache({ freshMs, maxBytes, isCurrent, shared, onError }: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    // Without it an expired page stays in memory until it is requested again.
    ttlAutopurge: true,
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.sizeBytes + key.length + entryOverheadBytes,
  });
  const loads = new Map<string, Promise<Entry | undefined>>();
  const tally = createCacheTally('pages');
  const getAgeMs = (entry: Entry) => performance.now() - entry.renderedAt;
  const isUsable = (entry: Entry | undefined): entry is Entry => entry !== undefined && isCurrent(entry.contentDigests);

  const findShared = async (key: string): Promise<Entry | undefined> => {
    const found = await shared?.find(key).catch((error: unknown) => void onError(error));
    if (!found || found.ageMs > freshMs) return undefined;
    const { compressed, contentDigests } = found.page;
    return { page: createCachedPage(compressed), contentDigests, renderedAt: performance.now() - found.ageMs };
  };
  const renderEntry = async (key: string, render: Render): Promise<Entry | undefined> => {
    const renderedAt = performance.now();
    const rendered = await render();
    if (!rendered) return undefined;
    shared?.store(key, rendered).catch(onError);
    return { page: createCachedPage(rendered.compressed), contentDigests: rendered.contentDigests, renderedAt };
  };
  const load = async (key: string, render: Render): Promise<Entry | undefined> => {
    const found = await findShared(key);
    const entry = isUsable(found) ? found : await renderEntry(key, render);
    if (entry) entries.set(key, entry, { ttl: Math.max(1, 2 * freshMs - getAgeMs(entry)) });
    else entries.delete(key);
    return entry;
  };
  const loadOnce = (key: string, render: Render): Promise<Entry | undefined> => {
    const ongoing = loads.get(key);
    if (ongoing) return ongoing;
    const started = load(key, render).finally(() => loads.delete(key));
    loads.set(key, started);
    return started;
  };

  return {
    getSizeBytes: () => entries.calculatedSize,
    async get(key, render) {
      const cached = entries.get(key);
      if (isUsable(cached)) {
        tally.hits += 1;
        if (getAgeMs(cached) > freshMs) loadOnce(key, render).catch(onError);
        return { page: cached.page, isHit: true };
      }
      tally.misses += 1;
      const loaded = await loadOnce(key, render);
      // Content has changed since the rendering that this request joined began.
      const entry = loaded && !isUsable(loaded) ? await loadOnce(key, render) : loaded;
      return entry && { page: entry.page, isHit: false };
    },
  };
}
