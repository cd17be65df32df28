import { inTransaction } from '@tarima/service-kit/database';
import { type Kysely, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { computeIndexedPrices } from '../products/indexed-prices.ts';
import type { PriceRow } from '../products/price-row.ts';
import { buildDiscountsMessage } from '../products/product-messages.ts';
import { table } from '../schema-name.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import type { CommerceTables } from '../tables.ts';
import { recordProductChanges } from './product-changes.ts';

const batchSize = 500;

/**
 * Updates the indexed prices of products with a price or discount that has started or ended since they were indexed,
 * and records messages as the platform does.
 * @returns the number of refreshed products
 */
export async function refreshPrices({ db, now }: Pick<CommerceContext, 'db' | 'now'>): Promise<number> {
  let refreshed = 0;
  for (;;) {
    const at = now();
    const due = await db
      .selectFrom('product_search')
      .select('product_id')
      .where('changes_at', '<=', at)
      .limit(batchSize)
      .execute();
    if (due.length === 0) return refreshed;
    const ids = due.map(({ product_id }) => product_id);
    await inTransaction(db, (trx) => refresh(trx, ids, at));
    refreshed += due.length;
  }
}

async function refresh(trx: Kysely<CommerceTables>, ids: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ product_id: string; key: string | null; version: number; prices: PriceRow[] | null }>`
    select s.product_id, p.key, p.version,
      (select json_agg(pp) from ${table('product_price')} as pp where pp.product_id = s.product_id) as prices
    from ${table('product_search')} as s join ${table('product')} as p on p.id = s.product_id
    where s.product_id = any(${ids}::text[])`.execute(trx);
  const updatedPrices = rows.map(({ product_id, prices }) => ({
    product_id,
    ...computeIndexedPrices(prices ?? [], now),
  }));
  await sql`update ${table('product_search')} as s
    set market_prices = given.market_prices, changes_at = given.changes_at
    from jsonb_to_recordset(${JSON.stringify(updatedPrices)}::jsonb)
      as given (product_id text, market_prices jsonb, changes_at timestamptz)
    where s.product_id = given.product_id`.execute(trx);
  await recordProductChanges(trx, ids);
  const messages = rows.flatMap(({ product_id: id, key, version, prices }) => {
    const product = { id, version, ...(key === null ? {} : { key }) };
    return buildDiscountsMessage(product, prices ?? [], now) ?? [];
  });
  await recordMessages(trx, messages, now);
}
