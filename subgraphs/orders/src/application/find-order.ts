import { createTooManyRequestsError } from '@tarima/service-kit/graphql-errors';
import type { Order } from '../domain/order.ts';
import { isPlacedByGuest } from '../domain/ownership.ts';
import type { FindOwnOrder } from './find-own-order.ts';
import type { OrderLoader } from './order-loader.ts';
import type { LookupThrottle } from './ports.ts';

/** @throws GraphQLError TOO_MANY_REQUESTS */
export type FindOrder = (orderNumber: string, email: string | null) => Promise<Order | null>;

interface FindOrderDependencies {
  readonly findOwnOrder: FindOwnOrder;
  readonly orders: OrderLoader;
  readonly lookupLimit: LookupThrottle;
}

/**
 * Finds the caller's own order, or a guest's order by its number and email. A lookup with a wrong number or email gives
 * null and counts towards the limit; one that finds an order does not, so that an open order page can repeat it, nor does
 * one that fails. Each lookup counts while it is in progress, so that guesses in parallel are limited too (ORDERS-16,
 * ORDERS-17).
 */
export function createFindOrder({ findOwnOrder, orders, lookupLimit }: FindOrderDependencies): FindOrder {
  const loadOrder = async (orderNumber: string) => {
    try {
      return await orders.load(orderNumber);
    } catch (error) {
      await lookupLimit.release();
      throw error;
    }
  };
  const findGuestOrder = async (orderNumber: string, email: string) => {
    if (!(await lookupLimit.admit())) throw createTooManyRequestsError();
    const order = await loadOrder(orderNumber);
    if (!order || !isPlacedByGuest(order, email)) return null;
    await lookupLimit.release();
    return order;
  };
  return async (orderNumber, email) => {
    const ownOrder = await findOwnOrder(orderNumber);
    if (ownOrder || email === null) return ownOrder;
    return findGuestOrder(orderNumber, email);
  };
}
