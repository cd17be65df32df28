import type { Logger } from '@tarima/service-kit/logger';
import DataLoader from 'dataloader';
import { mergeOrder, type Order } from '../domain/order.ts';
import { isOrderNumber } from '../domain/order-number.ts';
import type { OrderManagement, PlatformOrders } from './ports.ts';

/** Orders of any shopper by number: check the owner before an order is shown. */
export type OrderLoader = DataLoader<string, Order | null>;

interface OrderLoaderDependencies {
  readonly platform: PlatformOrders;
  readonly management: OrderManagement;
  readonly logger: Logger;
}

/**
 * Loads an order from the platform and from order management in parallel. While order management is unavailable, an order
 * of the platform is loaded without its status, so that the page after the payment does not fail (ORDERS-9).
 */
export function createOrderLoader({ platform, management, logger }: OrderLoaderDependencies): OrderLoader {
  const loadOrder = async (orderNumber: string): Promise<Order | null> => {
    if (!isOrderNumber(orderNumber)) return null;
    const [platformOrder, managedOrder] = await Promise.all([
      platform.find(orderNumber),
      management.find(orderNumber).catch((error: unknown) => ({ error })),
    ]);
    if (!managedOrder || !('error' in managedOrder)) return mergeOrder(platformOrder, managedOrder) ?? null;
    if (!platformOrder) throw managedOrder.error;
    logger.warn({ err: managedOrder.error, orderNumber }, 'order loaded without its status');
    return platformOrder;
  };
  return new DataLoader((orderNumbers) =>
    Promise.all(orderNumbers.map((orderNumber) => loadOrder(orderNumber).catch((error: Error) => error))),
  );
}
