import { randomUUID } from 'node:crypto';
import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { type Kysely, sql } from 'kysely';
import { countOut, giveAvailable, type StockPart, takeAvailable } from '../inventory/stock.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

type Trx = Kysely<CommerceTables>;

/** How long a line keeps its stock unless the cart asks otherwise. */
export const defaultReservationMinutes = 15;

/** The stock that a line takes: from its supply channel, or from stock without a channel. */
export function stockOf(line: LineItem): StockPart {
  return { sku: line.variant.sku ?? '', channelId: line.supplyChannel?.id ?? '', quantity: line.quantity };
}

export const expiryAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/**
 * Reserves a line's quantity; the reservation's id, or undefined when too little is left. Reservations that have expired
 * by then are given back first.
 */
export async function reserve(
  trx: Trx,
  cart: Pick<Cart, 'id'>,
  line: LineItem,
  state: 'Created' | 'Committed',
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<string | undefined> {
  const part = stockOf(line);
  let entryId = await takeAvailable(trx, part);
  if (entryId === undefined && (await expireReservations(trx, times.now)) > 0) entryId = await takeAvailable(trx, part);
  if (entryId === undefined) return undefined;
  const id = randomUUID();
  await trx
    .insertInto('reservation')
    .values({
      id,
      entry_id: entryId,
      cart_id: cart.id,
      line_item_id: line.id,
      quantity: line.quantity,
      state,
      expires_at: times.expiresAt,
    })
    .execute();
  return id;
}

/** Changes the quantity of a reservation that still holds; false when it does not or too little is left. */
export async function resize(trx: Trx, id: string, quantity: number, expiresAt: Date): Promise<boolean> {
  const held = await heldReservation(trx, id);
  if (!held || !(await giveAvailable(trx, held.entry_id, held.quantity - quantity))) return false;
  await trx.updateTable('reservation').set({ quantity, expires_at: expiresAt }).where('id', '=', id).execute();
  return true;
}

/** Gives the stock of a reservation back, if it still holds any. */
export async function release(trx: Trx, id: string): Promise<void> {
  const held = await heldReservation(trx, id);
  if (!held) return;
  await trx.updateTable('reservation').set({ state: 'Released' }).where('id', '=', id).execute();
  await giveAvailable(trx, held.entry_id, held.quantity);
}

/** Another expiry for a reservation that still holds; false when it does not. */
export async function extend(trx: Trx, id: string, expiresAt: Date): Promise<boolean> {
  const held = await heldReservation(trx, id);
  if (held) await trx.updateTable('reservation').set({ expires_at: expiresAt }).where('id', '=', id).execute();
  return held !== undefined;
}

/** Makes a reservation that still holds part of an order; false when it does not. */
export async function commit(trx: Trx, id: string): Promise<boolean> {
  const held = await heldReservation(trx, id);
  if (held) await trx.updateTable('reservation').set({ state: 'Committed' }).where('id', '=', id).execute();
  return held !== undefined;
}

/** What an order holds: given back when it is cancelled, counted out of the stock when it is shipped. */
export async function settleOrder(trx: Trx, cartId: string, how: 'cancelled' | 'shipped'): Promise<void> {
  const committed = await trx
    .updateTable('reservation')
    .set({ state: 'Released' })
    .where('cart_id', '=', cartId)
    .where('state', '=', 'Committed')
    .returning(['entry_id', 'quantity'])
    .execute();
  for (const { entry_id, quantity } of committed) {
    if (how === 'cancelled') await giveAvailable(trx, entry_id, quantity);
    else await countOut(trx, entry_id, quantity);
  }
}

/** Gives back the stock of all expired reservations; how many there were. */
export async function expireReservations(db: Kysely<CommerceTables>, now: Date): Promise<number> {
  const expired = await sql<{ entries: number }>`
    with due as (
      update ${table('reservation')} set state = 'Expired' where id in (
        select id from ${table('reservation')} where state = 'Created' and expires_at <= ${now}::timestamptz
        order by id for update skip locked
      ) returning entry_id, quantity
    ), given as (
      update ${table('inventory_entry')} as entry set available = entry.available + due.quantity,
        modified_at = now()
      from (select entry_id, sum(quantity)::integer as quantity from due group by entry_id) as due
      where entry.id = due.entry_id returning 1
    ) select count(*)::int as entries from given`.execute(db);
  return expired.rows[0]?.entries ?? 0;
}

function heldReservation(trx: Trx, id: string) {
  return trx
    .selectFrom('reservation')
    .select(['entry_id', 'quantity'])
    .where('id', '=', id)
    .where('state', '=', 'Created')
    .forUpdate()
    .executeTakeFirst();
}
