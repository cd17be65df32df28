import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import type { ShopSettings } from '../shop-settings.ts';
import type { MapTiles } from '../ui/map-tiles.ts';

/**
 * The settings of a market's page: the current values set by editors, and the map tile source of this installation
 * (CONFIGURATION-17).
 * @param paymentPageOrigins only for the document of the checkout page (CHECKOUT-300)
 */
export function readSettings(
  { search, cart, payments, orders }: Pick<GlobalConfiguration, 'search' | 'cart' | 'payments' | 'orders'>,
  market: Pick<MarketConfiguration, 'payments'>,
  mapTiles: MapTiles,
  paymentPageOrigins?: readonly string[],
): ShopSettings {
  const { pageSize, maxTextLength, suggestionDebounceMs } = search;
  return {
    mapTiles,
    search: { pageSize, maxTextLength, suggestionDebounceMs },
    cart: { maxQuantity: cart.maxQuantity },
    checkout: {
      attemptPollingSeconds: payments.attemptPollingSeconds,
      deviceDataSeconds: payments.deviceDataSeconds,
      ...(paymentPageOrigins && { paymentPageOrigins }),
      placedOrderPollingSeconds: orders.placedOrderPollingSeconds,
      cardTypes: market.payments.cardTypes,
    },
  };
}
