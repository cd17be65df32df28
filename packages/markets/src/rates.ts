import { type Money, money } from './money.ts';
import { type Currency, getMarket, type MarketCode } from './table.ts';

/**
 * How shelves of a currency are priced: units of it for one US dollar, and the habit: every price is a multiple of
 * `step` cents, less `charm` cents (12.99, 1 995).
 */
interface PricingHabit {
  readonly perUsd: number;
  readonly step: number;
  readonly charm: number;
}

const habits: Readonly<Record<Currency, PricingHabit>> = {
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
const landedCost: Readonly<Record<MarketCode, number>> = {
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

/** A base price in US cents -> the price that a shelf of this market shows. Never zero, the same for the same input. */
export function marketPrice(code: MarketCode, usdCents: number): Money {
  const { currency } = getMarket(code);
  const { perUsd, step, charm } = habits[currency];
  const steps = Math.max(1, Math.round((usdCents * perUsd * landedCost[code]) / step));
  return money(steps * step - charm, currency);
}

/** True for the currencies that the store prices in. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(habits, code);
}

/** An amount in hundredths of one of them -> US cents at the same rates: whole cents, at least one. */
export function toUsdCents(centAmount: number, currency: Currency): number {
  return Math.max(1, Math.round(centAmount / habits[currency].perUsd));
}
