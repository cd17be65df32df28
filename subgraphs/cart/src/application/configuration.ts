import type { MarketCode } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { CartRules } from '../domain/rules.ts';

/** The rules for carts of a market by the current configuration (CART-22, CART-23). */
export function createCartRules(configuration: ConfigurationSource, market: MarketCode): CartRules {
  const { cart, serviceFee } = configuration.global();
  const { serviceFee: fee, delivery } = configuration.market(market);
  return {
    maximumQuantity: cart.maxQuantity,
    maximumLines: cart.maxLines,
    // The fee is charged only while both flags are set (DELIVERY-104).
    serviceFee:
      fee.enabled && fee.displayed ? { sku: serviceFee.productSku, minimumOrderCents: fee.minimumOrderCents } : null,
    serviceFeeRetries: { waitsSeconds: serviceFee.retryWaitsSeconds, isRetrySuggested: serviceFee.showRetryModal },
    // Which windows are offered, required and still valid (DELIVERY-75, DELIVERY-76, DELIVERY-77, DELIVERY-83).
    windows: {
      isEarliestOnly: delivery.earliestWindow,
      isOneDayOnly: delivery.oneDay,
      isRequired: delivery.windowRequired,
      minimumMinutes: delivery.minimumMinutesBeforeWindow,
    },
  };
}
