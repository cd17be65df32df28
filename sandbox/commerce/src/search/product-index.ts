import { type Kysely, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { combineCalls } from '../resources/combine-calls.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { firstPosition, listChangedProducts } from './product-changes.ts';
import { createProductTable, type ProductTable, type SearchRow } from './product-table.ts';

/** Products per statement; more would block the event loop for longer. */
const chunkSize = 1_000;

/** The search data of all products in memory. */
export interface ProductIndex {
  /** Returns the table with all changes that were committed before the call, also those of other processes. */
  read(): Promise<ProductTable>;
}

export function createProductIndex({ db }: Pick<CommerceContext, 'db'>): ProductIndex {
  const products = createProductTable();
  let position = firstPosition;

  async function update(): Promise<void> {
    const changed = await listChangedProducts(db, position);
    for (let at = 0; at < changed.ids.length; at += chunkSize) {
      const ids = changed.ids.slice(at, at + chunkSize);
      const rows = await selectRows(db, ids);
      for (const row of rows) products.put(row);
      const found = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!found.has(id)) products.remove(id);
    }
    position = changed.position;
  }

  const updateTogether = combineCalls<null, null>(async (calls) => {
    await update();
    return calls;
  }, Number.POSITIVE_INFINITY);

  return {
    async read() {
      await updateTogether([null]);
      return products;
    },
  };
}

async function selectRows(db: Kysely<CommerceTables>, ids: readonly string[]): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select s.product_id as "id", p.key, p.version, s.published, s.created_at as "createdAt", s.modified_at as "modifiedAt",
      s.name_es as "nameEs", s.name_en as "nameEn", s.rating, s.skus, s.category_ids as "categoryIds",
      s.tree_ids as "treeIds", s.attributes, s.market_prices as "marketPrices"
    from ${table('product_search')} as s join ${table('product')} as p on p.id = s.product_id
    where s.product_id = any(${ids}::text[])`.execute(db.withoutPlugins());
  return rows;
}
