import { joined, type Order } from './order.ts';

/** A place in a member's orders, newest first: after this order, with this many of order management's before it. */
export interface Place {
  readonly placedAt: string;
  readonly orderNumber: string;
  /** Where order management's list goes on. */
  readonly offset: number;
}

/** A stretch of order management's list. */
export interface ManagedStretch {
  readonly orders: readonly Order[];
  readonly offset: number;
  readonly total: number;
  /** Numbers of those among `orders` that are somebody else's: they are not shown. */
  readonly others?: ReadonlySet<string>;
}

export interface OrderPage {
  readonly entries: readonly { readonly order: Order; readonly place: Place }[];
  readonly hasNext: boolean;
  readonly total: number;
}

/**
 * A page out of two lists, each newest first and each starting after the same place: what the platform sold, and what order
 * management has of it, which is later but holds what was bought before the platform. Order management pages by offset,
 * and orders come in at the top meanwhile: those listed before the place are left out, so nothing is repeated or lost
 * (ORDERS-21, ORDERS-25).
 */
export function pageOf(
  first: number,
  after: Place | undefined,
  bought: readonly Order[],
  managed: ManagedStretch,
): OrderPage {
  const byNumber = new Map(bought.map((order) => [order.orderNumber, order]));
  const others = managed.others ?? new Set();
  const known = managed.orders
    .map((order, index) => ({ order, next: managed.offset + index + 1 }))
    .filter(({ order }) => !others.has(order.orderNumber));
  const isKnown = new Set(managed.orders.map(({ orderNumber }) => orderNumber));
  const hasMoreManaged = hasMore(managed);
  const last = managed.orders.at(-1);
  // Below what was read of order management's list nobody can tell a new order from one that it has.
  const unmanaged = bought.filter(
    (order) => !isKnown.has(order.orderNumber) && !(hasMoreManaged && last && isAfter(order, last)),
  );
  const candidates = [
    ...known
      .filter(({ order }) => !after || isAfter(order, after))
      .map(({ order, next }) => ({ order: joined(byNumber.get(order.orderNumber), order) ?? order, next })),
    ...unmanaged.map((order) => ({ order, next: 0 })),
  ].sort((one, other) => (isAfter(one.order, other.order) ? 1 : -1));

  let offset = after?.offset ?? 0;
  const entries = candidates.slice(0, first).map(({ order, next }) => {
    offset = Math.max(offset, next);
    return { order, place: { placedAt: order.placedAt, orderNumber: order.orderNumber, offset } };
  });
  return {
    entries,
    hasNext: candidates.length > first || hasMoreManaged,
    total: managed.total - others.size + unmanaged.length,
  };
}

/** Whether order management has more than this stretch. */
export function hasMore({ orders, offset, total }: ManagedStretch): boolean {
  return orders.length > 0 && offset + orders.length < total;
}

/** Whether an order is older than a place; the number decides between two of one moment. */
export function isAfter(order: Pick<Order, 'placedAt' | 'orderNumber'>, place: Omit<Place, 'offset'>): boolean {
  const [mine, theirs] = [Date.parse(order.placedAt), Date.parse(place.placedAt)];
  return mine === theirs ? order.orderNumber < place.orderNumber : mine < theirs;
}
