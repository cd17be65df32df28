import type { Order } from './domain/order.ts';
import { hasMore, type ManagedStretch, type OrderPage, type Place, pageOf } from './domain/order-page.ts';
import { isOwn } from './domain/ownership.ts';
import type { BoughtOrders } from './upstream/commerce/client.ts';
import type { OrderManagement } from './upstream/order-management/client.ts';

export interface ListQuery {
  /** 14 digits. */
  readonly membershipNumber: string;
  /** The member on the platform, when it knows them. */
  readonly customerId: string | null;
  /** Older orders are not listed. */
  readonly since: Date;
  readonly first: number;
  readonly after: Place | undefined;
}

interface Sources {
  readonly bought: BoughtOrders;
  readonly management: OrderManagement;
  /** What both have of one order. */
  find(orderNumber: string): Promise<Order | null>;
}

/**
 * A page of a member's orders out of order management's list and the platform's. An order that its list does not have is
 * asked for by number, since a search may lag behind (ORDERS-24). `offset` is where order management's list goes on.
 */
export async function listOrders(
  sources: Sources,
  query: ListQuery,
  offset = query.after?.offset ?? 0,
): Promise<OrderPage> {
  const { membershipNumber, customerId, since, first, after } = query;
  const [bought, managed] = await Promise.all([
    customerId === null ? [] : sources.bought.list({ customerId, since, after, limit: first + 1 }),
    sources.management.search({ membershipNumber, since, offset, count: first }),
  ]);
  const page = pageOf(first, after, bought, await withoutOthers(sources, query, bought, managed));
  if (page.entries.length === 0 && hasMore(managed)) {
    // A whole page of newer orders came in at the top meanwhile, or of orders that are not the member's.
    return listOrders(sources, query, managed.offset + managed.orders.length);
  }
  const entries = await Promise.all(
    page.entries.map(async (entry) =>
      entry.order.status === null
        ? { ...entry, order: (await sources.find(entry.order.orderNumber)) ?? entry.order }
        : entry,
    ),
  );
  return { ...page, entries };
}

/**
 * Order management's list, with the orders marked that are not the member's: it lists by membership number, and may have
 * guests' orders that were placed with the member's number. The platform knows who placed an order (ORDERS-13).
 */
async function withoutOthers(
  { bought: platform }: Sources,
  { membershipNumber, customerId }: ListQuery,
  bought: readonly Order[],
  managed: ManagedStretch,
): Promise<ManagedStretch> {
  const own = new Set(bought.map(({ orderNumber }) => orderNumber));
  const unsure = managed.orders.map(({ orderNumber }) => orderNumber).filter((number) => !own.has(number));
  const viewer = { membershipNumber, customerId, guestId: null };
  const others = (await platform.findAll(unsure)).filter((order) => !isOwn(order, viewer));
  return { ...managed, others: new Set(others.map(({ orderNumber }) => orderNumber)) };
}
