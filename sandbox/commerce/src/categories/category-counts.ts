import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceContext } from '../context.ts';
import type { Resource } from '../resources/tables.ts';
import { table } from '../schema-name.ts';

interface Counts {
  readonly children: number;
  readonly products: number;
}

/** Cache lifetime of the counts; menus are read far more often than the tree changes. */
const cacheLifetimeMs = 2_000;

/**
 * Adds `childCount` and `stagedProductCount` (products of the subtree), from which menus are built (CATALOG-58). The
 * platform has them only in its GraphQL API.
 */
export function createCategoryCounts({ db, now }: Pick<CommerceContext, 'db' | 'now'>) {
  async function count(): Promise<ReadonlyMap<string, Counts>> {
    const { rows } = await sql<Counts & { id: string }>`
      select c.id, coalesce(below.children, 0) as children, coalesce(held.products, 0) as products
      from ${table('resource')} as c
      left join (
        select document #>> '{parent,id}' as id, count(*)::int as children
        from ${table('resource')} where kind = 'category' group by 1
      ) as below on below.id = c.id
      left join (
        select category as id, count(*)::int as products
        from ${table('product_search')}, unnest(tree_ids) as category group by category
      ) as held on held.id = c.id
      where c.kind = 'category'`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  }

  const cache = new LRUCache<'counts', ReadonlyMap<string, Counts>>({
    max: 1,
    ttl: cacheLifetimeMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: count,
  });

  return {
    /** Adds the counts to the categories. */
    async addCounts(categories: readonly Resource[]): Promise<readonly Resource[]> {
      // Counting scans all products; polls of the search index for changed categories are mostly empty.
      if (categories.length === 0) return [];
      const counts = await cache.forceFetch('counts');
      return categories.map((category) => {
        const { children = 0, products = 0 } = counts.get(category.id) ?? {};
        return { ...category, childCount: children, stagedProductCount: products };
      });
    },
  };
}
