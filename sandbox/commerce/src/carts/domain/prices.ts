import type { Cart, LineItem, Price } from '@commercetools/platform-sdk';
import { PlatformError } from '../../errors.ts';
import type { CatalogVariant } from './context.ts';

/** Criteria of price selection; a club's price is that of its distribution channel. */
export interface PriceScope {
  readonly currency: string;
  readonly country?: string | undefined;
  readonly channelId?: string | undefined;
  readonly at: Date;
}

/**
 * Selects the price with the narrowest scope: channel prices before others, country prices before general ones, and
 * currently valid prices with dates before those without.
 */
export function selectPrice(prices: readonly Price[], scope: PriceScope): Price | undefined {
  let best: Price | undefined;
  let bestRank = -1;
  for (const price of prices) {
    const rank = rankPrice(price, scope);
    if (rank > bestRank) [best, bestRank] = [price, rank];
  }
  return best;
}

function rankPrice(price: Price, scope: PriceScope): number {
  if (price.value.currencyCode !== scope.currency || price.customerGroup) return -1;
  if (price.country && price.country !== scope.country) return -1;
  if (price.channel && price.channel.id !== scope.channelId) return -1;
  const at = scope.at.getTime();
  if (price.validFrom && Date.parse(price.validFrom) > at) return -1;
  if (price.validUntil && Date.parse(price.validUntil) <= at) return -1;
  return (price.channel ? 4 : 0) + (price.country ? 2 : 0) + (price.validFrom || price.validUntil ? 1 : 0);
}

/** Returns the current price of a line. @throws PlatformError `MatchingPriceNotFound` */
export function selectLinePrice(
  cart: Cart,
  line: Pick<LineItem, 'distributionChannel'>,
  found: CatalogVariant,
  at: Date,
): Price {
  const scope: PriceScope = {
    currency: cart.totalPrice.currencyCode,
    country: cart.country,
    channelId: line.distributionChannel?.id,
    at,
  };
  const price = selectPrice(found.variant.prices ?? [], scope);
  if (price) return price;
  const { productId, variant } = found;
  throw new PlatformError(400, {
    code: 'MatchingPriceNotFound',
    message: `The variant '${variant.id}' of product '${productId}' does not contain a price for currency '${scope.currency}', country '${scope.country ?? 'none'}' and channel '${scope.channelId ?? 'none'}'.`,
    productId,
    variantId: variant.id,
    currency: scope.currency,
    ...(scope.country ? { country: scope.country } : {}),
    ...(line.distributionChannel ? { channel: line.distributionChannel } : {}),
  });
}
