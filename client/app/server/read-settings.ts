import type { GlobalConfiguration } from '@tarima/service-kit/configuration-schema';
import type { ShopSettings } from '../shop-settings.ts';
import type { MapTiles } from '../ui/map-tiles.ts';

/**
 * The settings of a page: those that editors own, as they are now, and where this installation's maps come from
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
