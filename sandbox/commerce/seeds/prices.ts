import { toMarketPrice } from '@tarima/markets/rates';
import { type MarketCode, markets } from '@tarima/markets/table';
import { clubs } from './clubs.ts';
import { hashToFraction } from './deterministic.ts';
import type { SeedPrice, SeedPromotion } from './types.ts';

/** Fraction of variants with a lower price in one club of each country. */
const clubPriceShare = 0.04;
const clubPriceFactor = 0.95;

/**
 * Builds the prices of a SKU in all markets: one per country and, for a few SKUs, an additional one for a club. A
 * promotion reduces all of them.
 */
export function buildPrices(sku: string, usdCents: number, promotion: SeedPromotion | null): SeedPrice[] {
  const buildPrice = (country: MarketCode, channelKey: string | null, cents: number): SeedPrice => ({
    country,
    channelKey,
    value: toMarketPrice(country, cents),
    discounted: promotion && {
      value: toMarketPrice(country, (cents * (100 - promotion.percentOff)) / 100),
      promoId: promotion.promoId,
      validFrom: promotion.validFrom,
      validUntil: promotion.validUntil,
    },
  });
  const national = markets.map((market) => buildPrice(market.code, null, usdCents));
  if (hashToFraction(`club price ${sku}`) >= clubPriceShare) return national;
  const cheaper = markets.flatMap((market) => clubs.filter((club) => club.country === market.code).slice(-1));
  return [...national, ...cheaper.map((club) => buildPrice(club.country, club.key, usdCents * clubPriceFactor))];
}
