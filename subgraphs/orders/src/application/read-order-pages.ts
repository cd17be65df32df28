import type { OrderPage } from '../domain/order-page.ts';
import type { ListOrders, ListOrdersQuery } from './list-orders.ts';

const pageSize = 50;

/** Reads a list page by page, until its end or until `maximumOrders` orders are read. */
export async function* readOrderPages(
  listOrders: ListOrders,
  query: Omit<ListOrdersQuery, 'first'>,
  maximumOrders: number,
): AsyncGenerator<OrderPage, void> {
  let { after } = query;
  for (let remaining = maximumOrders; remaining > 0; ) {
    const page = await listOrders({ ...query, first: Math.min(pageSize, remaining), after });
    yield page;
    remaining -= page.entries.length;
    after = page.entries.at(-1)?.position;
    if (!page.hasNext || !after) return;
  }
}
