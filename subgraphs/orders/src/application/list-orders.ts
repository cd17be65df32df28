import type { Order } from '../domain/order.ts';
import {
  hasMore,
  type ManagedOrderSlice,
  mergeOrderPage,
  type OrderPage,
  type OrderPosition,
} from '../domain/order-page.ts';
import { isOwnedBy, type Viewer } from '../domain/ownership.ts';
import type { LoadViewer } from './load-viewer.ts';
import type { OrderLoader } from './order-loader.ts';
import type { OrderManagement, PlatformOrders } from './ports.ts';

export type ListOrders = (query: ListOrdersQuery) => Promise<OrderPage>;

export interface ListOrdersQuery {
  /** 14 digits. */
  readonly membershipNumber: string;
  readonly first: number;
  readonly after: OrderPosition | undefined;
  /** Only orders that were placed since then. */
  readonly since: Date;
}

interface ListOrdersDependencies {
  readonly platform: PlatformOrders;
  readonly management: OrderManagement;
  readonly orders: OrderLoader;
  readonly loadViewer: LoadViewer;
}

/** Lists a member's orders, newest first, from order management's list and the platform's. */
export function createListOrders(dependencies: ListOrdersDependencies): ListOrders {
  const { platform, management, orders, loadViewer } = dependencies;

  /** Order management's list can lack an order that it has already, which is then loaded by number (ORDERS-24). */
  const addMissingStatus = async (order: Order): Promise<Order> =>
    order.status === null ? ((await orders.load(order.orderNumber)) ?? order) : order;

  /**
   * The numbers of managed orders that another shopper placed. Order management lists by membership number, which a guest
   * can have entered; the platform knows who placed an order (ORDERS-13).
   */
  const findHiddenNumbers = async (
    viewer: Viewer,
    platformOrders: readonly Order[],
    managed: ManagedOrderSlice,
  ): Promise<ReadonlySet<string>> => {
    const ownNumbers = new Set(platformOrders.map(({ orderNumber }) => orderNumber));
    const uncheckedNumbers = managed.orders
      .map(({ orderNumber }) => orderNumber)
      .filter((orderNumber) => !ownNumbers.has(orderNumber));
    const hidden = (await platform.findAll(uncheckedNumbers)).filter((order) => !isOwnedBy(order, viewer));
    return new Set(hidden.map(({ orderNumber }) => orderNumber));
  };

  const listFrom = async (offset: number, query: ListOrdersQuery, viewer: Viewer): Promise<OrderPage> => {
    const { membershipNumber, first, after, since } = query;
    const { customerId } = viewer;
    const [platformOrders, managed] = await Promise.all([
      customerId === null ? [] : platform.list({ customerId, since, after, limit: first + 1 }),
      management.search({ membershipNumber, since, offset, count: first }),
    ]);
    const hiddenNumbers = await findHiddenNumbers(viewer, platformOrders, managed);
    const page = mergeOrderPage(first, after, { platformOrders, managed, hiddenNumbers });
    if (page.entries.length === 0 && hasMore(managed)) {
      // The whole slice consists of newer orders or of orders that another shopper placed.
      return listFrom(managed.offset + managed.orders.length, query, viewer);
    }
    const entries = await Promise.all(
      page.entries.map(async ({ order, position }) => ({ order: await addMissingStatus(order), position })),
    );
    return { ...page, entries };
  };

  return async (query) => {
    const { membershipNumber, after } = query;
    const { customerId } = await loadViewer();
    const viewer = { membershipNumber, customerId, guestId: null };
    return listFrom(after?.offset ?? 0, query, viewer);
  };
}
