import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { SharedCache } from '@tarima/service-kit/shared-cache';
import type { RenderedPage } from './cached-page.ts';

/** Rendered pages that all processes of one build share. */
export interface SharedPages {
  find(key: string): Promise<{ readonly page: RenderedPage; readonly ageMs: number } | undefined>;
  store(key: string, page: RenderedPage): Promise<void>;
}

/**
 * Stores pages in a shared cache. Pages of another build are not found: they refer to other files.
 * @param build identifies the build of this process
 */
export function createSharedPages(cache: SharedCache, build: string): SharedPages {
  const toSharedKey = (key: string) => createHash('sha256').update(`${build} ${key}`).digest('base64url');
  return {
    async find(key) {
      const entry = await cache.get(toSharedKey(key));
      return entry && { page: deserialize(entry.bytes) as RenderedPage, ageMs: entry.ageMs };
    },
    store: (key, { compressed, contentDigests }) =>
      cache.set(toSharedKey(key), serialize({ compressed, contentDigests })),
  };
}
