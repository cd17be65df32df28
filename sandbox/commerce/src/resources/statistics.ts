import { type Kysely, sql } from 'kysely';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

const planned = [
  'product',
  'product_variant',
  'product_price',
  'product_search',
  'inventory_entry',
  'resource',
] as const;

/**
 * Tells the query planner how the catalogue's tables look now. PostgreSQL does so by itself after a while, the embedded
 * engine never does, and without it a list is planned a hundred times slower.
 */
export async function refreshStatistics(db: Kysely<CommerceTables>): Promise<void> {
  for (const name of planned) await sql`analyze ${table(name)}`.execute(db);
}

const firstRefresh = 500;

/** Refreshes the statistics while products come in: each time that as many came again as there were. */
export function createStatisticsKeeper(db: Kysely<CommerceTables>): { imported(products: number): Promise<void> } {
  let since = 0;
  let next = firstRefresh;
  return {
    async imported(products) {
      since += products;
      if (since < next) return;
      next += since;
      since = 0;
      await refreshStatistics(db);
    },
  };
}
