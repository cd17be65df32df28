import type { CommerceApi } from '@tarima/commerce-client/client';
import { isNotFound } from '@tarima/commerce-client/errors';
import { mapUpstreamError, mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import { LRUCache } from 'lru-cache';
import type { PlatformOrders } from '../../application/ports.ts';
import { isOrderNumber } from '../../domain/order-number.ts';
import { toOrder } from './mapping.ts';
import { customerWire, ordersWire, orderWire } from './wire.ts';

/** Ids of customers by membership number. Each read of an order needs one, and they never change. */
export type CustomerIds = LRUCache<string, string>;

/** Caches the ids that were used last. */
export const createCustomerIds = (): CustomerIds => new LRUCache({ max: 20_000 });

const expand = ['paymentInfo.payments[*]'];

/** Orders of the platform. `customerIds` is shared by all requests of the process. */
export function createPlatformOrders({ api }: CommerceApi, customerIds: CustomerIds): PlatformOrders {
  return {
    find: (orderNumber) =>
      findResource(async () => {
        const { body } = await api.orders().withOrderNumber({ orderNumber }).get({ queryArgs: { expand } }).execute();
        return toOrder(orderWire.parse(body));
      }),

    async findAll(orderNumbers) {
      const numbers = orderNumbers.filter(isOrderNumber);
      if (numbers.length === 0) return [];
      const where = `orderNumber in (${numbers.map((number) => `"${number}"`).join(', ')})`;
      const queryArgs = { where, limit: numbers.length, withTotal: false, expand };
      const { body } = await mapUpstreamErrors(api.orders().get({ queryArgs }).execute());
      return ordersWire.parse(body).results.flatMap((wire) => toOrder(wire) ?? []);
    },

    async list({ customerId, since, after, limit }) {
      const where = ['orderNumber is defined', 'customerId = :customer', 'createdAt >= :since'];
      if (after) where.push('(createdAt < :placedAt or (createdAt = :placedAt and orderNumber < :number))');
      const queryArgs = {
        where: where.join(' and '),
        'var.customer': customerId,
        'var.since': since.toISOString(),
        ...(after ? { 'var.placedAt': after.placedAt, 'var.number': after.orderNumber } : {}),
        sort: ['createdAt desc', 'orderNumber desc'],
        limit,
        withTotal: false,
        expand,
      };
      const { body } = await mapUpstreamErrors(api.orders().get({ queryArgs }).execute());
      return ordersWire.parse(body).results.flatMap((wire) => toOrder(wire) ?? []);
    },

    async findCustomerId(membershipNumber) {
      const known = customerIds.get(membershipNumber);
      if (known !== undefined) return known;
      const id = await findResource(async () => {
        const { body } = await api.customers().withKey({ key: membershipNumber }).get().execute();
        return customerWire.parse(body).id;
      });
      if (id !== undefined) customerIds.set(membershipNumber, id);
      return id;
    },
  };
}

/** The result of a read, or undefined when the platform does not have the resource. */
async function findResource<Resource>(read: () => Promise<Resource>): Promise<Resource | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw mapUpstreamError(error);
  }
}
