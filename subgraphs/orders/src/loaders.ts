import type { Logger } from '@tarima/service-kit/logger';
import DataLoader from 'dataloader';
import { joined, type Order } from './domain/order.ts';
import { isOrderNumber } from './domain/order-number.ts';
import type { BoughtOrders } from './upstream/commerce/client.ts';
import type { OrderManagement } from './upstream/order-management/client.ts';

/** Orders by number, whoever's they are: what shows one asks first whose it is. */
export type OrderLoader = DataLoader<string, Order | null>;

/**
 * Reads an order from the platform and from order management at once. While order management does not answer, an order
 * that the platform has is shown as received: the page after paying must not fail because of it (ORDERS-9).
 */
export function createOrderLoader(bought: BoughtOrders, management: OrderManagement, logger: Logger): OrderLoader {
  const read = async (orderNumber: string): Promise<Order | null> => {
    if (!isOrderNumber(orderNumber)) return null;
    const [ofPlatform, ofManagement] = await Promise.all([
      bought.find(orderNumber),
      management.find(orderNumber).catch((error: unknown) => ({ error })),
    ]);
    if (!ofManagement || !('error' in ofManagement)) return joined(ofPlatform, ofManagement) ?? null;
    if (!ofPlatform) throw ofManagement.error;
    logger.warn({ err: ofManagement.error, orderNumber }, 'an order is shown without its status');
    return ofPlatform;
  };
  return new DataLoader((orderNumbers) =>
    Promise.all(orderNumbers.map((orderNumber) => read(orderNumber).catch((error: Error) => error))),
  );
}
