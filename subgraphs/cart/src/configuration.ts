import type { MarketCode } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { CartRules } from './domain/rules.ts';

/** What editors decided about carts of a market, as it holds now (CART-22, CART-23). */
export function rulesOf(configuration: ConfigurationSource, market: MarketCode): CartRules {
  const { cart, serviceFee } = configuration.global();
  const { serviceFee: fee, delivery } = configuration.market(market);
  return {
    maximumQuantity: cart.maxQuantity,
    maximumLines: cart.maxLines,
    // Both must be on (DELIVERY-104).
    serviceFee:
      fee.enabled && fee.displayed ? { sku: serviceFee.productSku, minimumOrderCents: fee.minimumOrderCents } : null,
    serviceFeeRetries: { waitsSeconds: serviceFee.retryWaitsSeconds, asksShopper: serviceFee.showRetryModal },
    // What is offered, needed and still valid (DELIVERY-76 to DELIVERY-75).
    windows: {
      earliestOnly: delivery.earliestWindow,
      oneDayOnly: delivery.oneDay,
      isRequired: delivery.windowRequired,
      minimumMinutes: delivery.minimumMinutesBeforeWindow,
    },
  };
}
