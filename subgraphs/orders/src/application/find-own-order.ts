import type { Identity } from '@tarima/service-kit/caller';
import type { Order } from '../domain/order.ts';
import { isOwnedBy } from '../domain/ownership.ts';
import type { LoadViewer } from './load-viewer.ts';
import type { OrderLoader } from './order-loader.ts';

export type FindOwnOrder = (orderNumber: string) => Promise<Order | null>;

interface FindOwnOrderDependencies {
  readonly identity: Identity;
  readonly orders: OrderLoader;
  readonly loadViewer: LoadViewer;
}

/** Finds the caller's own order; null for another shopper's order and for one that does not exist (ORDERS-17). */
export function createFindOwnOrder({ identity, orders, loadViewer }: FindOwnOrderDependencies): FindOwnOrder {
  return async (orderNumber) => {
    if (identity.kind !== 'guest' && identity.kind !== 'member') return null;
    const [order, viewer] = await Promise.all([orders.load(orderNumber), loadViewer()]);
    return order && isOwnedBy(order, viewer) ? order : null;
  };
}
