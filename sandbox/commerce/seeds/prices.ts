import { marketPrice } from '@tarima/markets/rates';
import { type MarketCode, markets } from '@tarima/markets/table';
import { clubs } from './clubs.ts';
import { fractionOf } from './deterministic.ts';
import type { SeedPrice, SeedPromotion } from './types.ts';

/** One variant in `clubPriceShare` costs a little less in one club of each country: a shorter way, a larger lot. */
const clubPriceShare = 0.04;
const clubPriceFactor = 0.95;

/**
 * Prices of a sku in all markets: one for each country, and for few skus one of a club on top.
 * A promotion takes its percents off each of them.
 */
export function pricesOf(sku: string, usdCents: number, promotion: SeedPromotion | null): SeedPrice[] {
  const priceOf = (country: MarketCode, channelKey: string | null, cents: number): SeedPrice => ({
    country,
    channelKey,
    value: marketPrice(country, cents),
    discounted: promotion && {
      value: marketPrice(country, (cents * (100 - promotion.percentOff)) / 100),
      promoId: promotion.promoId,
      validFrom: promotion.validFrom,
      validUntil: promotion.validUntil,
    },
  });
  const national = markets.map((market) => priceOf(market.code, null, usdCents));
  if (fractionOf(`club price ${sku}`) >= clubPriceShare) return national;
  const cheaper = markets.flatMap((market) => clubs.filter((club) => club.country === market.code).slice(-1));
  return [...national, ...cheaper.map((club) => priceOf(club.country, club.key, usdCents * clubPriceFactor))];
}
