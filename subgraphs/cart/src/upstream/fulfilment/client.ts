import type { HttpClient } from '@tarima/service-kit/http-client';
import { mapUpstreamError, mapUpstreamErrors, UpstreamError } from '@tarima/service-kit/upstream-error';
import type { Fulfilment } from '../../application/ports.ts';
import { clubsWire, holdWire, refusalWire, windowsWire } from './wire.ts';

/** Error codes of a window that cannot be held. */
const unavailableCodes: ReadonlySet<string> = new Set(['WINDOW_CLOSED', 'WINDOW_FULL', 'ORDERED']);

/** The club's fulfilment service. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export function createFulfilment(http: Pick<HttpClient, 'json'>): Fulfilment {
  return {
    async listWindows({ cartId, clubKey, earliestStart, type, items }, isEarliestOnly) {
      const body = {
        club: clubKey,
        dateTime: earliestStart.toISOString(),
        deliveryType: type,
        details: items.map(({ sku, storageType, quantity, volumeLitres }) => ({
          product_code: sku,
          storage_type: storageType,
          quantity,
          volume: volumeLitres,
        })),
        reference: cartId,
      };
      const path = isEarliestOnly ? '/delivery-windows/one' : '/delivery-windows';
      const { windows } = windowsWire.parse(await mapUpstreamErrors(http.json(path, { method: 'POST', body })));
      return windows.map(({ id, start, end, zone, capacityLeft }) => ({
        id,
        start,
        end,
        timeZone: zone,
        availableCapacityLitres: capacityLeft,
      }));
    },
    async holdCapacity(cartId, windowId, volumeLitres) {
      try {
        const body = { windowId, volume: volumeLitres };
        return holdWire.parse(await http.json(toHoldPath(cartId), { method: 'PUT', body })).expiresAt;
      } catch (error) {
        if (isWindowUnavailable(error)) return null;
        throw mapUpstreamError(error);
      }
    },
    async releaseCapacity(cartId) {
      await mapUpstreamErrors(http.json(toHoldPath(cartId), { method: 'DELETE' }));
    },
    async findFulfillmentClubs(plusCode) {
      const call = http.json('/fulfillment-clubs', { method: 'POST', body: { plusCode } });
      const { locations } = clubsWire.parse(await mapUpstreamErrors(call));
      return locations.map(({ code, distance }) => ({ key: code, distanceKm: distance }));
    },
  };
}

const toHoldPath = (cartId: string) => `/delivery-windows/holds/${encodeURIComponent(cartId)}`;

function isWindowUnavailable(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.status !== 409) return false;
  return unavailableCodes.has(refusalWire.parse(error.body).errorCode);
}
