import { createHttpClient, type HttpCall } from '@tarima/service-kit/http-client';
import { mapUpstreamError, mapUpstreamErrors, UpstreamError } from '@tarima/service-kit/upstream-error';
import type { OrderManagement } from '../../application/ports.ts';
import { toManagedOrder } from './mapping.ts';
import { initialStatusCode } from './status.ts';
import { managedOrderWire, searchWire } from './wire.ts';

export interface OrderManagementClient extends OrderManagement {
  close(): Promise<void>;
}

export function createOrderManagementClient(options: { baseUrl: string; apiKey: string }): OrderManagementClient {
  const http = createHttpClient({
    upstream: 'order management',
    baseUrl: options.baseUrl,
    headers: () => ({ 'x-api-key': options.apiKey }),
  });
  const fetchOrder = async (path: string, call?: HttpCall) =>
    toManagedOrder(managedOrderWire.parse(await http.json(path, call)));
  const fetchSlice = async (body: unknown) => {
    const { orders, offset, total } = searchWire.parse(await http.json('/api/orders/search', { method: 'POST', body }));
    return { orders: orders.map(toManagedOrder), offset, total };
  };
  const orderPath = (orderNumber: string) => `/api/orders/${encodeURIComponent(orderNumber)}`;

  return {
    initialStatusCode,
    async find(orderNumber) {
      try {
        return await fetchOrder(orderPath(orderNumber));
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw mapUpstreamError(error);
      }
    },
    search: ({ membershipNumber, since, offset, count }) =>
      mapUpstreamErrors(fetchSlice({ membership: membershipNumber, from: since.toISOString(), offset, count })),
    // Order management refuses an order of another membership (ORDERS-48).
    async cancel({ orderNumber, membershipNumber, country }) {
      const body = { membership: membershipNumber, country };
      try {
        const order = await fetchOrder(`${orderPath(orderNumber)}/cancel`, { method: 'POST', body });
        return { kind: 'requested', order };
      } catch (error) {
        if (isNotFound(error)) return { kind: 'not-found' };
        if (error instanceof UpstreamError && error.status === 409) return { kind: 'refused' };
        throw mapUpstreamError(error);
      }
    },
    close: () => http.close(),
  };
}

/** Status 417: order management does not have the order, or not yet (ORDERS-9, ORDERS-53). */
function isNotFound(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 417 || error.status === 404);
}
