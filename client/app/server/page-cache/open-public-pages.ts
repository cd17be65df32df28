import { openSharedCache } from '@tarima/service-kit/shared-cache';
import type { FastifyInstance } from 'fastify';
import type { ShopEnv } from '../env.ts';
import type { Pages } from '../page-input.ts';
import { createPublicPages, type PublicPages, type PublicPagesOptions } from './public-pages.ts';
import { createSharedPages } from './shared-pages.ts';

interface OpenPublicPagesOptions extends Omit<PublicPagesOptions, 'freshMs' | 'maxBytes' | 'shared' | 'loadRenderer'> {
  readonly env: Pick<
    ShopEnv,
    'PAGE_CACHE_SECONDS' | 'PAGE_CACHE_MEGABYTES' | 'PAGE_CACHE_REDIS_MEGABYTES' | 'REDIS_URL'
  >;
  readonly pages: Pages;
}

const megabyte = 1_024 * 1_024;

/** Opens the cache of public pages, in Redis too when it is configured (ROUTING-73). Undefined when pages are not cached. */
export function openPublicPages(app: FastifyInstance, options: OpenPublicPagesOptions): PublicPages | undefined {
  const { env, pages, shopOrigin, logger } = options;
  const freshMs = env.PAGE_CACHE_SECONDS * 1_000;
  if (pages.build === undefined || freshMs === 0) return undefined;
  const cache = env.REDIS_URL
    ? openSharedCache({
        redisUrl: env.REDIS_URL,
        name: 'pages',
        ttlMs: 2 * freshMs,
        maxBytes: env.PAGE_CACHE_REDIS_MEGABYTES * megabyte,
        logger,
      })
    : undefined;
  app.addHook('onClose', async () => cache?.close());
  return createPublicPages({
    ...options,
    freshMs,
    maxBytes: env.PAGE_CACHE_MEGABYTES * megabyte,
    loadRenderer: pages.loadRenderer,
    shared: cache && createSharedPages(cache, `${pages.build} ${shopOrigin}`),
  });
}
