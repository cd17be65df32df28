import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import { createHttpClient, type HttpCall } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { Order } from '../../domain/order.ts';
import type { ManagedStretch } from '../../domain/order-page.ts';
import { toManagedOrder } from './mapping.ts';
import { managedOrderWire, searchWire } from './wire.ts';

export type CancelOutcome =
  /** The order, with its cancellation asked for. */
  | { readonly kind: 'requested'; readonly order: Order }
  /** It has gone too far. */
  | { readonly kind: 'refused' }
  /** Order management has no such order of this membership, or not yet. */
  | { readonly kind: 'unknown' };

/** The club's order management. Rejects with UPSTREAM_UNAVAILABLE when it does not answer. */
export interface OrderManagement {
  /** Undefined when it does not have the order, or not yet. */
  find(orderNumber: string): Promise<Order | undefined>;
  /** Orders of a membership (14 digits) placed since a moment, newest first. */
  search(query: { membershipNumber: string; since: Date; offset: number; count: number }): Promise<ManagedStretch>;
  /** Asks for a cancellation; asking again is the same. */
  cancel(order: { orderNumber: string; membershipNumber: string; country: string }): Promise<CancelOutcome>;
  close(): Promise<void>;
}

export function createOrderManagement(options: { baseUrl: string; apiKey: string }): OrderManagement {
  const http = createHttpClient({
    upstream: 'order management',
    baseUrl: options.baseUrl,
    headers: () => ({ 'x-api-key': options.apiKey }),
  });
  const order = async (path: string, call?: HttpCall) =>
    toManagedOrder(managedOrderWire.parse(await http.json(path, call)));
  const pathOf = (orderNumber: string) => `/api/orders/${encodeURIComponent(orderNumber)}`;

  return {
    async find(orderNumber) {
      try {
        return await order(pathOf(orderNumber));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw unanswered(error);
      }
    },
    async search({ membershipNumber, since, offset, count }) {
      const body = { membership: membershipNumber, from: since.toISOString(), offset, count };
      try {
        const page = searchWire.parse(await http.json('/api/orders/search', { method: 'POST', body }));
        return { orders: page.orders.map(toManagedOrder), offset: page.offset, total: page.total };
      } catch (error) {
        throw unanswered(error);
      }
    },
    // Order management checks whose the order is (ORDERS-48).
    async cancel({ orderNumber, membershipNumber, country }) {
      const body = { membership: membershipNumber, country };
      try {
        return { kind: 'requested', order: await order(`${pathOf(orderNumber)}/cancel`, { method: 'POST', body }) };
      } catch (error) {
        if (isMissing(error)) return { kind: 'unknown' };
        if (error instanceof UpstreamError && error.status === 409) return { kind: 'refused' };
        throw unanswered(error);
      }
    },
    close: () => http.close(),
  };
}

/** 417: order management does not have the order, or not yet (ORDERS-9, ORDERS-53). */
function isMissing(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 417 || error.status === 404);
}

/** What to tell when there was no answer; a refusal of the call itself is a fault of ours and stays what it is. */
function unanswered(error: unknown): unknown {
  const isDown = error instanceof UpstreamError && (error.status === 0 || error.status >= 500);
  return isDown ? upstreamUnavailable('order management') : error;
}
