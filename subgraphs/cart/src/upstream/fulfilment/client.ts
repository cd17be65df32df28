import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import type { HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { Fulfilment } from '../../domain/delivery-window.ts';
import { clubsAnswer, holdAnswer, refusal, windowsAnswer } from './wire.ts';

/** The service has its own words for a window that cannot be had. */
const unavailable: ReadonlySet<string> = new Set(['WINDOW_CLOSED', 'WINDOW_FULL', 'ORDERED']);

/** The club's fulfilment service. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export function createFulfilment(http: Pick<HttpClient, 'json'>): Fulfilment {
  return {
    async windows({ cartId, clubKey, at, type, goods }, earliestOnly) {
      const body = {
        club: clubKey,
        dateTime: at.toISOString(),
        deliveryType: type,
        details: goods.map(({ sku, storageType, quantity, litres }) => ({
          product_code: sku,
          storage_type: storageType,
          quantity,
          volume: litres,
        })),
        reference: cartId,
      };
      const path = earliestOnly ? '/delivery-windows/one' : '/delivery-windows';
      return windowsAnswer.parse(await reaching(http.json(path, { method: 'POST', body }))).windows;
    },
    async hold(cartId, windowId, litres) {
      try {
        const answer = await http.json(holdPath(cartId), { method: 'PUT', body: { windowId, volume: litres } });
        return holdAnswer.parse(answer).expiresAt;
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 409) {
          if (unavailable.has(refusal.parse(error.body).errorCode)) return null;
        }
        throw down(error);
      }
    },
    async release(cartId) {
      await reaching(http.json(holdPath(cartId), { method: 'DELETE' }));
    },
    async clubsReaching(plusCode) {
      const call = http.json('/fulfillment-clubs', { method: 'POST', body: { plusCode } });
      const { locations } = clubsAnswer.parse(await reaching(call));
      return locations.map(({ code, distance }) => ({ key: code, distanceKm: distance }));
    },
  };
}

const holdPath = (cartId: string) => `/delivery-windows/holds/${encodeURIComponent(cartId)}`;

async function reaching<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw down(error);
  }
}

function down(error: unknown): unknown {
  const isDown = error instanceof UpstreamError && (error.status === 0 || error.status >= 500);
  return isDown ? upstreamUnavailable('fulfilment') : error;
}
