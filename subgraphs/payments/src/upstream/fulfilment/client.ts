import type { HttpCall, HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { FulfilmentPort } from '../../application/ports.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { isRejection } from '../is-rejection.ts';
import { refusalWire } from './wire.ts';

/** The service's codes of a window that cannot be reserved. */
const unavailableCodes: ReadonlySet<string> = new Set(['WINDOW_CLOSED', 'WINDOW_FULL']);

/** The club's fulfilment service, which reserves delivery capacity for orders. @throws UpstreamError, RefusedError */
export function createFulfilmentUpstream(http: Pick<HttpClient, 'json'>): FulfilmentPort {
  const call = async (cartId: string, options: HttpCall) => {
    try {
      await http.json(`/delivery-windows/orders/${encodeURIComponent(cartId)}`, options);
    } catch (error) {
      throw (error instanceof UpstreamError && toRefusedError(error)) || error;
    }
  };
  return {
    reserveWindow: (cartId, { id, volumeLitres }) =>
      call(cartId, { method: 'PUT', body: { windowId: id, volume: volumeLitres } }),
    releaseWindow: (cartId) => call(cartId, { method: 'DELETE' }),
  };
}

/** A permanent refusal; undefined when repeating the call can help. */
function toRefusedError(error: UpstreamError): RefusedError | undefined {
  if (!isRejection(error.status)) return undefined;
  const code = refusalWire.safeParse(error.body).data?.errorCode ?? '';
  const isUnavailable = error.status === 409 && unavailableCodes.has(code);
  return new RefusedError(isUnavailable ? 'WINDOW_UNAVAILABLE' : 'REJECTED', [], error);
}
