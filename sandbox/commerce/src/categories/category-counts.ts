import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceContext } from '../context.ts';
import { table } from '../schema-name.ts';

export interface CategoryCounts {
  /** Categories directly below the category. */
  readonly children: number;
  /** Products of the category and of all categories below it. */
  readonly products: number;
}

/** Cache lifetime of the counts; menus are read far more often than the tree changes. */
const cacheLifetimeMs = 2_000;

/** Returns a function that counts the children and products of all categories, by category id (CATALOG-58). */
export function createCategoryCounts({ db, now }: Pick<CommerceContext, 'db' | 'now'>) {
  async function count(): Promise<ReadonlyMap<string, CategoryCounts>> {
    const { rows } = await sql<CategoryCounts & { id: string }>`
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

  const cache = new LRUCache<'counts', ReadonlyMap<string, CategoryCounts>>({
    max: 1,
    ttl: cacheLifetimeMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: count,
  });
  return () => cache.forceFetch('counts');
}
