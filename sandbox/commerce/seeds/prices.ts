import { type Money, money } from '@tarima/markets/money';
import { type Currency, type MarketCode, markets } from '@tarima/markets/table';
import { clubs } from './clubs.ts';
import { fractionOf } from './deterministic.ts';
import type { SeedPrice, SeedPromotion } from './types.ts';

/**
 * How a currency is priced: units of it for one US dollar, and the habit of its shelves: every price is a multiple of
 * `step` cents, less `charm` cents (12.99, 1,995).
 */
type PricingHabit = { perUsd: number; step: number; charm: number };

const habits: Record<Currency, PricingHabit> = {
  USD: { perUsd: 1, step: 50, charm: 1 },
  CRC: { perUsd: 512, step: 500, charm: 0 },
  COP: { perUsd: 4050, step: 5000, charm: 0 },
  GTQ: { perUsd: 7.72, step: 100, charm: 5 },
  HNL: { perUsd: 25.4, step: 500, charm: 5 },
  NIO: { perUsd: 36.7, step: 500, charm: 5 },
  AWG: { perUsd: 1.79, step: 50, charm: 1 },
  BBD: { perUsd: 2.02, step: 50, charm: 1 },
  DOP: { perUsd: 60.5, step: 500, charm: 5 },
  TTD: { perUsd: 6.79, step: 100, charm: 5 },
  JMD: { perUsd: 158, step: 1000, charm: 1 },
};

/** Freight and duty: islands pay more than the mainland for the same pallet. */
const landedCost: Record<MarketCode, number> = {
  SV: 1,
  CO: 0.94,
  CR: 1.06,
  GT: 0.99,
  PA: 0.97,
  HN: 1.01,
  NI: 1.02,
  AW: 1.16,
  BB: 1.19,
  DO: 1.03,
  VI: 1.08,
  TT: 1.07,
  JM: 1.11,
};

/** US cents -> the price that a shelf of this market shows. Never zero, stable for the same input. */
export function marketPrice(country: MarketCode, usdCents: number): Money {
  const market = markets.find((entry) => entry.code === country) ?? markets[0];
  const { perUsd, step, charm } = habits[market.currency];
  const raw = usdCents * perUsd * landedCost[country];
  return money(Math.max(1, Math.round(raw / step)) * step - charm, market.currency);
}

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
