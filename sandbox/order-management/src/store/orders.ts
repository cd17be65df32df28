import { orderDocument } from '../order-document.ts';
import type { PlacedOrder } from '../placed-order.ts';
import type { FulfilmentStatus } from '../status.ts';
import type { OrderRow, Store } from './tables.ts';

/** An order to take over, and from when on it has which status. */
export interface Arrival {
  readonly order: PlacedOrder;
  readonly status: FulfilmentStatus;
  readonly since: Date;
}

/** Takes orders over; one that is here already stays as it is. */
export async function insertOrders(db: Store, arrivals: readonly Arrival[]): Promise<void> {
  await db
    .insertInto('fulfilment_order')
    .values(
      arrivals.map(({ order, status, since }) => ({
        order_id: order.orderNumber,
        membership: order.membership,
        country: order.country,
        captured_at: new Date(order.placedAt),
        ships: order.ships,
        status,
        status_since: since,
        document: JSON.stringify(orderDocument(order)),
        cart_id: order.window && order.cartId,
      })),
    )
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** Notes a message as taken; false when it was before. */
export async function takeMessage(db: Store, message: { id: string; type: string }, now: Date): Promise<boolean> {
  const taken = await db
    .insertInto('received_message')
    .values({ id: message.id, type: message.type, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export function findOrder(db: Store, orderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('fulfilment_order').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** The order, held until the surrounding database transaction ends. */
export function lockOrder(trx: Store, orderId: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('fulfilment_order').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
}

export function setStatus(trx: Store, orderId: string, status: FulfilmentStatus, since: Date): Promise<OrderRow> {
  return trx
    .updateTable('fulfilment_order')
    .set({ status, status_since: since })
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface OrderSearch {
  readonly membership: string;
  readonly offset: number;
  readonly count: number;
  readonly from?: Date | undefined;
}

/** A page of a member's orders, newest first, and how many there are. */
export async function searchOrders(db: Store, search: OrderSearch): Promise<{ total: number; rows: OrderRow[] }> {
  let ofMember = db.selectFrom('fulfilment_order').where('membership', '=', search.membership);
  if (search.from) ofMember = ofMember.where('captured_at', '>=', search.from);
  const { total } = await ofMember
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofMember
    .selectAll()
    .orderBy('captured_at', 'desc')
    .orderBy('order_id', 'desc')
    .offset(search.offset)
    .limit(search.count)
    .execute();
  return { total: Number(total), rows };
}
