import { createTooManyRequestsError } from '@tarima/service-kit/graphql-errors';
import type { Order } from '../domain/order.ts';
import { isPlacedByGuest } from '../domain/ownership.ts';
import type { FindOwnOrder } from './find-own-order.ts';
import type { OrderLoader } from './order-loader.ts';
import type { LookupLimit } from './ports.ts';

/** @throws GraphQLError TOO_MANY_REQUESTS */
export type FindOrder = (orderNumber: string, email: string | null) => Promise<Order | null>;

interface FindOrderDependencies {
  readonly findOwnOrder: FindOwnOrder;
  readonly orders: OrderLoader;
  readonly lookupLimit: LookupLimit;
}

/**
 * Finds the caller's own order, or a guest's order by its number and e-mail. Lookups by e-mail are limited, and give null
 * when the number or the e-mail is wrong (ORDERS-16, ORDERS-17).
 */
export function createFindOrder({ findOwnOrder, orders, lookupLimit }: FindOrderDependencies): FindOrder {
  const findGuestOrder = async (orderNumber: string, email: string) => {
    if (!(await lookupLimit.admit())) throw createTooManyRequestsError();
    const order = await orders.load(orderNumber);
    return order && isPlacedByGuest(order, email) ? order : null;
  };
  return async (orderNumber, email) => {
    const ownOrder = await findOwnOrder(orderNumber);
    if (ownOrder || email === null) return ownOrder;
    return findGuestOrder(orderNumber, email);
  };
}
