import { mergeOrder, type Order } from './order.ts';

/** A position in a member's orders, newest first: the order before it, and the offset in order management's list. */
export interface OrderPosition {
  readonly placedAt: string;
  readonly orderNumber: string;
  /** Number of order management's orders before the position. */
  readonly offset: number;
}

/** Consecutive orders of order management's list. */
export interface ManagedOrderSlice {
  readonly orders: readonly Order[];
  readonly offset: number;
  readonly total: number;
}

export interface OrderPage {
  readonly entries: readonly { readonly order: Order; readonly position: OrderPosition }[];
  readonly hasNext: boolean;
  readonly total: number;
}

interface OrderPageSources {
  /** The platform's orders after the position. */
  readonly platformOrders: readonly Order[];
  /** Order management's orders from the position's offset. */
  readonly managed: ManagedOrderSlice;
  /** Numbers of managed orders that another shopper placed; they are not listed. */
  readonly hiddenNumbers?: ReadonlySet<string>;
}

/**
 * Builds a page from two lists, each newest first. Order management lists new orders later than the platform, and has
 * orders that the platform never had. It pages by offset while new orders are added at the top, so orders listed before
 * the position are skipped: no order is repeated or lost (ORDERS-21, ORDERS-25).
 */
export function mergeOrderPage(
  first: number,
  after: OrderPosition | undefined,
  { platformOrders, managed, hiddenNumbers = new Set<string>() }: OrderPageSources,
): OrderPage {
  const platformOrderByNumber = new Map(platformOrders.map((order) => [order.orderNumber, order]));
  const visible = managed.orders
    .map((order, index) => ({ order, nextOffset: managed.offset + index + 1 }))
    .filter(({ order }) => !hiddenNumbers.has(order.orderNumber));
  const managedNumbers = new Set(managed.orders.map(({ orderNumber }) => orderNumber));
  const hasMoreManaged = hasMore(managed);
  const last = managed.orders.at(-1);
  // An order after the end of the slice may still be in the rest of order management's list.
  const unmanaged = platformOrders.filter(
    (order) => !managedNumbers.has(order.orderNumber) && !(hasMoreManaged && last && isListedAfter(order, last)),
  );
  const candidates = [
    ...visible
      .filter(({ order }) => !after || isListedAfter(order, after))
      .map(({ order, nextOffset }) => ({
        order: mergeOrder(platformOrderByNumber.get(order.orderNumber), order) ?? order,
        nextOffset,
      })),
    ...unmanaged.map((order) => ({ order, nextOffset: 0 })),
  ].sort((one, other) => (isListedAfter(one.order, other.order) ? 1 : -1));

  let offset = after?.offset ?? 0;
  const entries = candidates.slice(0, first).map(({ order, nextOffset }) => {
    offset = Math.max(offset, nextOffset);
    return { order, position: { placedAt: order.placedAt, orderNumber: order.orderNumber, offset } };
  });
  return {
    entries,
    hasNext: candidates.length > first || hasMoreManaged,
    total: managed.total - hiddenNumbers.size + unmanaged.length,
  };
}

/** Whether order management has orders after this slice. */
export function hasMore({ orders, offset, total }: ManagedOrderSlice): boolean {
  return orders.length > 0 && offset + orders.length < total;
}

/** Whether an order is older than a position; of two orders of one moment the higher number is listed first. */
export function isListedAfter(
  order: Pick<Order, 'placedAt' | 'orderNumber'>,
  position: Omit<OrderPosition, 'offset'>,
): boolean {
  const [orderTime, positionTime] = [Date.parse(order.placedAt), Date.parse(position.placedAt)];
  return orderTime === positionTime ? order.orderNumber < position.orderNumber : orderTime < positionTime;
}
