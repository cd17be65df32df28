import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DiscoveryEnv } from '../env.ts';
import { DiscoveryError } from '../errors.ts';
import { createSoldTest } from '../field-readers.ts';
import type { IndexSource } from '../search-index.ts';
import { authenticate, buildView, commonParameters, parseQuery } from './request.ts';

const querySchema = z.object({ ...commonParameters, request_type: z.literal('suggest'), catalog_views: z.string() });

const catalogName = 'tarima';
const queryLimit = 8;
const productLimit = 6;

/** `GET /api/v2/suggest/`: suggested searches and products for a partial query, for each requested `catalog:view`. */
export function registerSuggest(
  app: FastifyInstance,
  { env, source }: { env: DiscoveryEnv; source: IndexSource },
): void {
  app.get('/api/v2/suggest/', async (request) => {
    const query = parseQuery(querySchema, request.query);
    const language = authenticate(query, env);
    const index = source.getIndex();
    return {
      queryContext: { originalQuery: query.q },
      suggestionGroups: query.catalog_views.split('|').map((requested) => {
        const [catalog, viewId = ''] = requested.split(':');
        if (catalog !== catalogName) throw new DiscoveryError(400, 'Unknown catalog in catalog_views.');
        const view = buildView(viewId, language);
        const products = Array.from(index.find(query.q, { unfinished: true }).slots)
          .filter(createSoldTest(view, index.table))
          .slice(0, productLimit)
          .map(index.table.get);
        return {
          catalogName,
          view: viewId,
          querySuggestions: index
            .complete(query.q, language, queryLimit)
            .map((text) => ({ query: text, displayText: text })),
          searchSuggestions: products.map(({ pid, title, slug, masterSku, image }) => ({
            pid,
            title: title[language],
            slug: slug[language],
            master_sku: masterSku,
            thumb_image: image,
          })),
          attributeSuggestions: [],
        };
      }),
    };
  });
}
