import type { CommerceApi } from '@tarima/commerce-client/client';
import { isNotFound, platformErrorOf } from '@tarima/commerce-client/errors';
import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import type { Order } from '../../domain/order.ts';
import { isOrderNumber } from '../../domain/order-number.ts';
import { toOrder } from './mapping.ts';
import { customerWire, ordersWire, orderWire } from './wire.ts';

/** The platform's orders. Rejects with UPSTREAM_UNAVAILABLE when it does not answer. */
export interface BoughtOrders {
  /** Any shopper's order: whoever shows it asks first whose it is. */
  find(orderNumber: string): Promise<Order | undefined>;
  /** Those of the numbers that the platform has, of any shopper: whoever shows one asks first whose it is. */
  findAll(orderNumbers: readonly string[]): Promise<Order[]>;
  /** A customer's orders placed since a moment, newest first, only those older than `after` if given. */
  list(query: {
    customerId: string;
    since: Date;
    after: { placedAt: string; orderNumber: string } | undefined;
    limit: number;
  }): Promise<Order[]>;
  /** The platform's id of a member (14 digits); undefined when it does not know them. */
  findCustomerId(membershipNumber: string): Promise<string | undefined>;
}

const expand = ['paymentInfo.payments[*]'];

export function createBoughtOrders({ api }: CommerceApi): BoughtOrders {
  return {
    find: (orderNumber) =>
      answered(async () => {
        const { body } = await api.orders().withOrderNumber({ orderNumber }).get({ queryArgs: { expand } }).execute();
        return toOrder(orderWire.parse(body));
      }),

    async findAll(orderNumbers) {
      const numbers = orderNumbers.filter(isOrderNumber);
      if (numbers.length === 0) return [];
      const where = `orderNumber in (${numbers.map((number) => `"${number}"`).join(', ')})`;
      const queryArgs = { where, limit: numbers.length, withTotal: false, expand };
      const found = await answered(async () => {
        const { body } = await api.orders().get({ queryArgs }).execute();
        return ordersWire.parse(body).results.map(toOrder);
      });
      return found ?? [];
    },

    async list({ customerId, since, after, limit }) {
      const where = ['orderNumber is defined', 'customerId = :customer', 'createdAt >= :since'];
      if (after) where.push('(createdAt < :placedAt or (createdAt = :placedAt and orderNumber < :number))');
      const found = await answered(async () => {
        const { body } = await api
          .orders()
          .get({
            queryArgs: {
              where: where.join(' and '),
              'var.customer': customerId,
              'var.since': since.toISOString(),
              ...(after ? { 'var.placedAt': after.placedAt, 'var.number': after.orderNumber } : {}),
              sort: ['createdAt desc', 'orderNumber desc'],
              limit,
              withTotal: false,
              expand,
            },
          })
          .execute();
        return ordersWire.parse(body).results.map(toOrder);
      });
      return found ?? [];
    },

    findCustomerId: (membershipNumber) =>
      answered(async () => {
        const { body } = await api.customers().withKey({ key: membershipNumber }).get().execute();
        return customerWire.parse(body).id;
      }),
  };
}

/** What a read gave; undefined for what does not exist. */
async function answered<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isNotFound(error)) return undefined;
    const failure = platformErrorOf(error);
    if (failure && (failure.status === 0 || failure.status >= 500 || failure.code === 'NoAccessToken')) {
      throw upstreamUnavailable('orders');
    }
    throw error;
  }
}
