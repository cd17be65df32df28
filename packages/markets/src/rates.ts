import { type Money, money } from './money.ts';
import { type Currency, getMarket, type MarketCode } from './table.ts';

/** Exchange rate and price points of a currency: a price is a multiple of `step` cents minus `charm` cents (12.99, 1 995). */
interface PricePoints {
  /** Units of the currency for one US dollar. */
  readonly perUsd: number;
  readonly step: number;
  readonly charm: number;
}

const pricePoints: Readonly<Record<Currency, PricePoints>> = {
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

/** Cost factor for freight and duty; it is higher on islands than on the mainland. */
const landedCostFactor: Readonly<Record<MarketCode, number>> = {
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

/** Converts a base price in US cents to the price of a market. It is deterministic and never zero. */
export function toMarketPrice(code: MarketCode, usdCents: number): Money {
  const { currency } = getMarket(code);
  const { perUsd, step, charm } = pricePoints[currency];
  const steps = Math.max(1, Math.round((usdCents * perUsd * landedCostFactor[code]) / step));
  return money(steps * step - charm, currency);
}

/** True for the currencies of the store's markets. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(pricePoints, code);
}

/** Converts an amount in hundredths of a currency to US cents at the same rates: an integer of at least 1. */
export function toUsdCents(centAmount: number, currency: Currency): number {
  return Math.max(1, Math.round(centAmount / pricePoints[currency].perUsd));
}
