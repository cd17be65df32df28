import type { CommerceApi } from '@tarima/commerce-client/client';
import type { Logger } from '@tarima/service-kit/logger';
import { z } from 'zod';
import { searchWire } from './wire.ts';

/** Products of each category and of the categories below it, by category id. */
export type ProductCounts = ReadonlyMap<string, number>;

/** Categories of one GraphQL request; the platform allows 500. */
const pageSize = 200;
/** Categories of one search; the platform allows 200 buckets of a facet. */
const searchSize = 100;

const countsWire = z.object({
  data: z.object({
    categories: z.object({ results: z.array(z.object({ id: z.string(), stagedProductCount: z.int() })) }),
  }),
});

const query = `query ProductCounts($offset: Int!) {
  categories(sort: ["id asc"], limit: ${pageSize}, offset: $offset) { results { id stagedProductCount } }
}`;

/**
 * Reads `stagedProductCount`, which the platform has in its GraphQL API only (CATALOG-59). Where that API fails, for
 * example without its scope, Product Search counts the products that shoppers can find (CATALOG-60).
 */
export async function readProductCounts(
  commerce: CommerceApi,
  categoryIds: readonly string[],
  logger: Pick<Logger, 'warn'>,
): Promise<ProductCounts> {
  try {
    return await queryCounts(commerce);
  } catch (error) {
    logger.warn({ err: error }, 'stagedProductCount could not be read; products are counted by search');
    return searchCounts(commerce, categoryIds);
  }
}

async function queryCounts({ api }: CommerceApi): Promise<ProductCounts> {
  const counts = new Map<string, number>();
  for (let offset = 0; ; offset += pageSize) {
    const { body } = await api
      .graphql()
      .post({ body: { query, variables: { offset } } })
      .execute();
    const { results } = countsWire.parse(body).data.categories;
    for (const { id, stagedProductCount } of results) counts.set(id, stagedProductCount);
    if (results.length < pageSize) return counts;
  }
}

async function searchCounts({ api }: CommerceApi, categoryIds: readonly string[]): Promise<ProductCounts> {
  const counts = new Map<string, number>();
  for (let start = 0; start < categoryIds.length; start += searchSize) {
    const includes = categoryIds.slice(start, start + searchSize);
    const distinct = { name: 'categories', field: 'categoriesSubTree', includes, limit: searchSize };
    const { body } = await api
      .products()
      .search()
      .post({ body: { limit: 0, facets: [{ distinct }] } })
      .execute();
    for (const { key, count } of searchWire.parse(body).facets[0]?.buckets ?? []) counts.set(key, count);
  }
  return counts;
}
