import type { GlobalConfiguration } from '@tarima/service-kit/configuration-schema';
import type { ShopSettings } from '../shop-settings.ts';
import type { MapTiles } from '../ui/map-tiles.ts';

/**
 * The settings of a page: the current values set by editors, and the map tile source of this installation
 * (CONFIGURATION-17).
 */
export function readSettings(
  { search, cart, payments, orders }: Pick<GlobalConfiguration, 'search' | 'cart' | 'payments' | 'orders'>,
  mapTiles: MapTiles,
): ShopSettings {
  const { pageSize, maxTextLength, suggestionDebounceMs } = search;
  return {
    mapTiles,
    search: { pageSize, maxTextLength, suggestionDebounceMs },
    cart: { maxQuantity: cart.maxQuantity },
    checkout: {
      attemptPollingSeconds: payments.attemptPollingSeconds,
      placedOrderPollingSeconds: orders.placedOrderPollingSeconds,
    },
  };
}
