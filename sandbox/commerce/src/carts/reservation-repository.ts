import { randomUUID } from 'node:crypto';
import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { type Kysely, sql } from 'kysely';
import { deductStock, returnAvailable, type StockPart, takeAvailable } from '../inventory/stock.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

type Trx = Kysely<CommerceTables>;

/** Returns the stock that a line uses: from its supply channel, or stock without a channel. */
export function getLineStock(line: LineItem): StockPart {
  return { sku: line.variant.sku ?? '', channelId: line.supplyChannel?.id ?? '', quantity: line.quantity };
}

export const computeExpiry = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/**
 * Reserves a line's quantity and returns the reservation's id, or undefined without enough stock. Releases expired
 * reservations first if necessary.
 */
export async function reserve(
  trx: Trx,
  cart: Pick<Cart, 'id'>,
  line: LineItem,
  state: 'Created' | 'Committed',
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<string | undefined> {
  const part = getLineStock(line);
  const take = () => takeReserved(trx, part, { cartId: cart.id, lineId: line.id, state, expiresAt: times.expiresAt });
  const id = await take();
  if (id !== undefined || (await expireReservations(trx, times.now)) === 0) return id;
  return take();
}

/** Takes available stock and writes its reservation, in one statement. */
async function takeReserved(
  trx: Trx,
  part: StockPart,
  { cartId, lineId, state, expiresAt }: { cartId: string; lineId: string; state: string; expiresAt: Date },
): Promise<string | undefined> {
  const inserted = await sql<{ id: string }>`
    with taken as (${takeAvailable(part)})
    insert into ${table('reservation')} (id, entry_id, cart_id, line_item_id, quantity, state, expires_at)
    select ${randomUUID()}, id, ${cartId}, ${lineId}, ${part.quantity}::integer, ${state}, ${expiresAt}::timestamptz
    from taken returning id`.execute(trx);
  return inserted.rows[0]?.id;
}

/** Changes the quantity of an active reservation; false when it is not active or there is not enough stock. */
export async function resize(trx: Trx, id: string, quantity: number, expiresAt: Date): Promise<boolean> {
  const reservation = await findActiveReservation(trx, id);
  if (!reservation || !(await returnAvailable(trx, reservation.entry_id, reservation.quantity - quantity)))
    return false;
  await trx.updateTable('reservation').set({ quantity, expires_at: expiresAt }).where('id', '=', id).execute();
  return true;
}

/** Releases the stock of an active reservation. */
export async function release(trx: Trx, id: string): Promise<void> {
  const reservation = await findActiveReservation(trx, id);
  if (!reservation) return;
  await trx.updateTable('reservation').set({ state: 'Released' }).where('id', '=', id).execute();
  await returnAvailable(trx, reservation.entry_id, reservation.quantity);
}

/** Changes the expiry of an active reservation; false when it is not active. */
export const extend = (trx: Trx, id: string, expiresAt: Date) => changeActive(trx, id, { expires_at: expiresAt });

/** Commits an active reservation to an order; false when it is not active. */
export const commit = (trx: Trx, id: string) => changeActive(trx, id, { state: 'Committed' });

async function changeActive(
  trx: Trx,
  id: string,
  change: { readonly expires_at: Date } | { readonly state: 'Committed' },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reservation')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'Created')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Settles the reservations of an order: returns the stock after a cancellation, deducts it after a shipment. */
export async function settleOrder(trx: Trx, cartId: string, outcome: 'cancelled' | 'shipped'): Promise<void> {
  const committed = await trx
    .updateTable('reservation')
    .set({ state: 'Released' })
    .where('cart_id', '=', cartId)
    .where('state', '=', 'Committed')
    .returning(['entry_id', 'quantity'])
    .execute();
  for (const { entry_id, quantity } of committed) {
    if (outcome === 'cancelled') await returnAvailable(trx, entry_id, quantity);
    else await deductStock(trx, entry_id, quantity);
  }
}

/** Releases the stock of all expired reservations and returns the number of changed inventory entries. */
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

function findActiveReservation(trx: Trx, id: string) {
  return trx
    .selectFrom('reservation')
    .select(['entry_id', 'quantity'])
    .where('id', '=', id)
    .where('state', '=', 'Created')
    .forUpdate()
    .executeTakeFirst();
}
