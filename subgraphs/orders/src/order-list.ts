import type { Order } from './domain/order.ts';
import { hasMore, type OrderPage, type Place, pageOf } from './domain/order-page.ts';
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

/**
 * A page of a member's orders out of order management's list and the platform's. An order that its list does not have is
 * asked for by number, since a search may lag behind; `find` tells what order management has of one.
 */
export async function listOrders(
  sources: { bought: BoughtOrders; management: OrderManagement; find: (orderNumber: string) => Promise<Order | null> },
  { membershipNumber, customerId, since, first, after }: ListQuery,
): Promise<OrderPage> {
  const [bought, managed] = await Promise.all([
    customerId === null ? [] : sources.bought.list({ customerId, since, after, limit: first + 1 }),
    sources.management.search({ membershipNumber, since, offset: after?.offset ?? 0, count: first }),
  ]);
  const page = pageOf(first, after, bought, managed);
  const isPushedDown = page.entries.length === 0 && hasMore(managed) && after;
  if (isPushedDown) {
    // A whole page of newer orders came in at the top meanwhile.
    const offset = managed.offset + managed.orders.length;
    return listOrders(sources, { membershipNumber, customerId, since, first, after: { ...after, offset } });
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
