import type { LinePick } from '../picks.ts';
import { computeStatus } from '../status.ts';
import type { OrderRow, Store } from './tables.ts';

/** Stores what the club found of an order. */
export function setPicks(trx: Store, orderId: string, picks: readonly LinePick[], now: Date): Promise<OrderRow> {
  return trx
    .updateTable('fulfilment_order')
    .set({ picks: JSON.stringify(picks), updated_at: now })
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the statuses that orders have reached in the meantime, so that a search by update time finds them. */
export async function storeReachedStatuses(db: Store, now: Date, paceMs: number): Promise<void> {
  const due = await db
    .selectFrom('fulfilment_order')
    .select(['order_id', 'status', 'status_since', 'ships'])
    .where('status', 'not in', ['7000', '9000'])
    .where('status_since', '<=', new Date(now.getTime() - paceMs))
    .execute();
  for (const row of due) {
    const { status, since } = computeStatus({ ...row, since: row.status_since }, now, paceMs);
    await db
      .updateTable('fulfilment_order')
      .set((eb) => ({ status, status_since: since, updated_at: eb.fn('greatest', ['updated_at', eb.val(since)]) }))
      .where('order_id', '=', row.order_id)
      // Another request may have changed the order since it was read.
      .where('status', '=', row.status)
      .where('status_since', '=', row.status_since)
      .execute();
  }
}

export interface ChangeSearch {
  readonly updatedFrom: Date;
  readonly offset: number;
  readonly count: number;
}

/** Returns a page of the orders that changed since a moment, the longest unchanged first, with their total number. */
export async function searchChangedOrders(
  db: Store,
  { updatedFrom, offset, count }: ChangeSearch,
): Promise<{ total: number; rows: OrderRow[] }> {
  const changed = db.selectFrom('fulfilment_order').where('updated_at', '>=', updatedFrom);
  const { total } = await changed
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await changed
    .selectAll()
    .orderBy('updated_at')
    .orderBy('order_id')
    .offset(offset)
    .limit(count)
    .execute();
  return { total: Number(total), rows };
}
