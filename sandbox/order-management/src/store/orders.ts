import { buildOrderDocument } from '../order-document.ts';
import type { PlacedOrder } from '../placed-order.ts';
import type { FulfilmentStatus } from '../status.ts';
import type { OrderRow, Store } from './tables.ts';

/** An order to store with its status and the status's start time. */
export interface NewOrder {
  readonly order: PlacedOrder;
  readonly status: FulfilmentStatus;
  readonly since: Date;
}

/** Inserts orders; existing ones stay unchanged. */
export async function insertOrders(db: Store, orders: readonly NewOrder[]): Promise<void> {
  await db
    .insertInto('fulfilment_order')
    .values(
      orders.map(({ order, status, since }) => ({
        order_id: order.orderNumber,
        membership: order.membership,
        country: order.country,
        captured_at: new Date(order.placedAt),
        ships: order.ships,
        status,
        status_since: since,
        updated_at: since,
        document: JSON.stringify(buildOrderDocument(order)),
        cart_id: order.window && order.cartId,
      })),
    )
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** Records a message as received; false when it was recorded before. */
export async function recordMessage(db: Store, message: { id: string; type: string }, now: Date): Promise<boolean> {
  const recorded = await db
    .insertInto('received_message')
    .values({ id: message.id, type: message.type, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}

export function findOrder(db: Store, orderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('fulfilment_order').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Locks an order until the surrounding database transaction ends. */
export function lockOrder(trx: Store, orderId: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('fulfilment_order').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();
}

export function setStatus(trx: Store, orderId: string, status: FulfilmentStatus, since: Date): Promise<OrderRow> {
  return trx
    .updateTable('fulfilment_order')
    .set({ status, status_since: since, updated_at: since })
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

/** Returns a page of a member's orders, newest first, with their total number. */
export async function searchOrders(db: Store, search: OrderSearch): Promise<{ total: number; rows: OrderRow[] }> {
  let ordersOfMember = db.selectFrom('fulfilment_order').where('membership', '=', search.membership);
  if (search.from) ordersOfMember = ordersOfMember.where('captured_at', '>=', search.from);
  const { total } = await ordersOfMember
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ordersOfMember
    .selectAll()
    .orderBy('captured_at', 'desc')
    .orderBy('order_id', 'desc')
    .offset(search.offset)
    .limit(search.count)
    .execute();
  return { total: Number(total), rows };
}
