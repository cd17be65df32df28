import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import type { Resource } from '../resources/tables.ts';
import { table } from '../schema-name.ts';

interface Counts {
  readonly children: number;
  readonly products: number;
}

/** Menus are read far more often than the tree changes; counts may be so old. */
const keptForMs = 2_000;

/**
 * `childCount` and `stagedProductCount` (products of the subtree), from which menus are built (CATALOG-58).
 * The platform has them in its GraphQL API only.
 */
export function createCategoryCounts({ db, now }: Pick<CommerceContext, 'db' | 'now'>) {
  let kept: { readonly until: number; readonly counts: Promise<ReadonlyMap<string, Counts>> } | undefined;

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

  return {
    /** The categories with their counts. */
    async added(categories: readonly Resource[]): Promise<readonly Resource[]> {
      // The count reads every product; the feed of a search index asks for changed categories, mostly in vain.
      if (categories.length === 0) return [];
      const at = now().getTime();
      if (!kept || kept.until <= at) {
        const counts = count();
        kept = { until: at + keptForMs, counts };
        // A failed count is not kept; whoever waits for it is told.
        counts.catch(() => {
          kept = undefined;
        });
      }
      const counts = await kept.counts;
      return categories.map((category) => {
        const { children = 0, products = 0 } = counts.get(category.id) ?? {};
        return { ...category, childCount: children, stagedProductCount: products };
      });
    },
  };
}
