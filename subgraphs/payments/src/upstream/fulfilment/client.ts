import type { HttpCall, HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { z } from 'zod';
import { type FulfilmentPort, Refused } from '../../domain/ports.ts';
import { isRejection } from '../rejection.ts';

const refusal = z.object({ errorCode: z.string() });
/** The service's words for a window that cannot be had. */
const unavailable: ReadonlySet<string> = new Set(['WINDOW_CLOSED', 'WINDOW_FULL']);

/** The club's fulfilment service, which keeps delivery capacity for orders. @throws UpstreamError */
export function createFulfilmentUpstream(http: Pick<HttpClient, 'json'>): FulfilmentPort {
  const call = async (cartId: string, options: HttpCall) => {
    try {
      await http.json(`/delivery-windows/orders/${encodeURIComponent(cartId)}`, options);
    } catch (error) {
      throw (error instanceof UpstreamError && refusalOf(error)) || error;
    }
  };
  return {
    keepWindow: (cartId, { id, litres }) => call(cartId, { method: 'PUT', body: { windowId: id, volume: litres } }),
    giveWindowBack: (cartId) => call(cartId, { method: 'DELETE' }),
  };
}

/** What the service refused for good; undefined when repeating the call can help. */
function refusalOf(error: UpstreamError): Refused | undefined {
  if (!isRejection(error.status)) return undefined;
  const code = refusal.safeParse(error.body).data?.errorCode ?? '';
  const isUnavailable = error.status === 409 && unavailable.has(code);
  return new Refused(isUnavailable ? 'WINDOW_UNAVAILABLE' : 'REJECTED', [], error);
}
