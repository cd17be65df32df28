import { type Kysely, sql } from 'kysely';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

/** A quantity of a sku in a supply channel (empty: stock without one). */
export interface StockPart {
  readonly sku: string;
  readonly channelId: string;
  readonly quantity: number;
}

/**
 * Lowers what is available and answers the inventory entry's id, or undefined when less than that is left. One statement,
 * so that two at the same moment cannot take the same piece. Take several in the order of `stockOrder`.
 */
export async function takeAvailable(trx: Kysely<CommerceTables>, part: StockPart): Promise<string | undefined> {
  const taken = await sql<{ id: string }>`
    update ${table('inventory_entry')} set available = available - ${part.quantity}::integer, modified_at = now()
    where sku = ${part.sku} and channel_id = ${part.channelId} and available >= ${part.quantity}::integer
    returning id`.execute(trx);
  return taken.rows[0]?.id;
}

/** Raises (or lowers, when negative) what is available of an entry, unless too little is left; true when it was done. */
export async function giveAvailable(trx: Kysely<CommerceTables>, entryId: string, quantity: number): Promise<boolean> {
  const given = await sql`
    update ${table('inventory_entry')} set available = available + ${quantity}::integer, modified_at = now()
    where id = ${entryId} and available + ${quantity}::integer >= 0`.execute(trx);
  return given.numAffectedRows === 1n;
}

/** Counts pieces out of the stock on hand; `available` was lowered when they were reserved. */
export async function countOut(trx: Kysely<CommerceTables>, entryId: string, quantity: number): Promise<void> {
  await sql`
    update ${table('inventory_entry')} set quantity = quantity - ${quantity}::integer, modified_at = now()
    where id = ${entryId}`.execute(trx);
}

/** Counts pieces out without asking whether there are enough (`TrackOnly`). */
export async function trackOut(trx: Kysely<CommerceTables>, part: StockPart): Promise<void> {
  await sql`
    update ${table('inventory_entry')}
    set quantity = quantity - ${part.quantity}::integer, available = available - ${part.quantity}::integer,
      modified_at = now()
    where sku = ${part.sku} and channel_id = ${part.channelId}`.execute(trx);
}

/** The one order in which entries are taken, so that two carts never wait for each other. */
export function stockOrder(a: Omit<StockPart, 'quantity'>, b: Omit<StockPart, 'quantity'>): number {
  return `${a.sku} ${a.channelId}` < `${b.sku} ${b.channelId}` ? -1 : 1;
}
