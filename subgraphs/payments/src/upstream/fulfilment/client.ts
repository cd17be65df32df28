import { type HttpClient, UpstreamError } from '@tarima/service-kit/http-client';
import { z } from 'zod';
import { type FulfilmentPort, Refused } from '../../domain/ports.ts';

const refusal = z.object({ errorCode: z.string() });
/** The service's words for a window that cannot be had. */
const unavailable: ReadonlySet<string> = new Set(['WINDOW_CLOSED', 'WINDOW_FULL']);

/** The club's fulfilment service, which keeps room in its vans (store.md §7). @throws UpstreamError */
export function createFulfilmentUpstream(http: Pick<HttpClient, 'json'>): FulfilmentPort {
  const orderPath = (cartId: string) => `/delivery-windows/orders/${encodeURIComponent(cartId)}`;
  return {
    async keepWindow(cartId, { id, litres }) {
      try {
        await http.json(orderPath(cartId), { method: 'PUT', body: { windowId: id, volume: litres } });
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 409) {
          if (unavailable.has(refusal.parse(error.body).errorCode)) throw new Refused('WINDOW_UNAVAILABLE', [], error);
        }
        throw error;
      }
    },
    async giveWindowBack(cartId) {
      await http.json(orderPath(cartId), { method: 'DELETE' });
    },
  };
}
