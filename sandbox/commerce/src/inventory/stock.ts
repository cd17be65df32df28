import { type Kysely, type RawBuilder, sql } from 'kysely';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

/** A quantity of a SKU in a supply channel (empty: stock without a channel). */
export interface StockPart {
  readonly sku: string;
  readonly channelId: string;
  readonly quantity: number;
}

/**
 * The statement that reduces the available quantity and returns the inventory entry's id; no row without enough stock. A
 * single statement, so that concurrent calls cannot take the same unit. Take several entries in the order of `compareStock`.
 */
export const takeAvailable = (part: StockPart): RawBuilder<{ id: string }> => sql`
  update ${table('inventory_entry')} set available = available - ${part.quantity}::integer, modified_at = now()
  where sku = ${part.sku} and channel_id = ${part.channelId} and available >= ${part.quantity}::integer
  returning id`;

/** Increases (or reduces, when negative) the available quantity of an entry; false without enough stock. */
export async function returnAvailable(
  trx: Kysely<CommerceTables>,
  entryId: string,
  quantity: number,
): Promise<boolean> {
  const updated = await sql`
    update ${table('inventory_entry')} set available = available + ${quantity}::integer, modified_at = now()
    where id = ${entryId} and available + ${quantity}::integer >= 0`.execute(trx);
  return updated.numAffectedRows === 1n;
}

/** Deducts units from the stock on hand; `available` was reduced by the reservation. */
export async function deductStock(trx: Kysely<CommerceTables>, entryId: string, quantity: number): Promise<void> {
  await sql`
    update ${table('inventory_entry')} set quantity = quantity - ${quantity}::integer, modified_at = now()
    where id = ${entryId}`.execute(trx);
}

/** Deducts units without checking the available quantity (`TrackOnly`). */
export async function deductUnchecked(trx: Kysely<CommerceTables>, part: StockPart): Promise<void> {
  await sql`
    update ${table('inventory_entry')}
    set quantity = quantity - ${part.quantity}::integer, available = available - ${part.quantity}::integer,
      modified_at = now()
    where sku = ${part.sku} and channel_id = ${part.channelId}`.execute(trx);
}

/** Order in which all transactions take inventory entries, to avoid deadlocks. */
export function compareStock(a: Omit<StockPart, 'quantity'>, b: Omit<StockPart, 'quantity'>): number {
  return `${a.sku} ${a.channelId}` < `${b.sku} ${b.channelId}` ? -1 : 1;
}
