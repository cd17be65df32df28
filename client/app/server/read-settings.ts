import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import type { Release } from '../../release.ts';
import type { ShopSettings } from '../shop-settings.ts';
import type { MapTiles } from '../ui/map-tiles.ts';

type SharedConfiguration = Pick<
  GlobalConfiguration,
  'search' | 'cart' | 'payments' | 'orders' | 'logging' | 'appearance'
>;

/** What an installation sets for its pages. */
export interface Installation {
  readonly release: Release;
  readonly mapTiles: MapTiles;
  /** Script of the chat-bot; undefined without one. */
  readonly chatbotScriptUrl?: string | undefined;
  /** Only for the document of the checkout page (CHECKOUT-300). */
  readonly paymentPageOrigins?: readonly string[] | undefined;
}

/**
 * The settings of a market's page: the current values set by editors, and those of this installation
 * (CONFIGURATION-17).
 */
export function readSettings(
  { search, cart, payments, orders, logging, appearance }: SharedConfiguration,
  market: Pick<MarketConfiguration, 'payments' | 'features' | 'membership'>,
  { release, mapTiles, chatbotScriptUrl, paymentPageOrigins }: Installation,
): ShopSettings {
  const { pageSize, maxTextLength, suggestionDebounceMs } = search;
  return {
    release,
    mapTiles,
    // The security policy of a checkout allows no scripts of others.
    ...(market.features.chatbot && chatbotScriptUrl && !paymentPageOrigins && { chatbotScriptUrl }),
    ...(market.membership.identityDocument && { identityDocument: market.membership.identityDocument }),
    ...(logging.membershipPurchases && { logsMembershipPurchases: true }),
    animationMs: appearance.animationMs,
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
