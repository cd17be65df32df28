import type { Locale } from '@tarima/markets/locale';
import { formatMoney, money } from '@tarima/markets/money';
import type { Currency } from '@tarima/markets/table';

/** A price range in cents: `from` inclusive, `to` exclusive; a missing limit is open. */
export interface PriceRange {
  readonly from?: number;
  readonly to?: number;
}

/** Limits between ranges in whole units of the currency: about 10, 25, 50, 100 and 250 US dollars, rounded. */
const rangeLimits: Record<Currency, readonly number[]> = {
  USD: [10, 25, 50, 100, 250],
  CRC: [5_000, 12_500, 25_000, 50_000, 125_000],
  COP: [40_000, 100_000, 200_000, 400_000, 1_000_000],
  GTQ: [75, 200, 400, 750, 2_000],
  HNL: [250, 650, 1_250, 2_500, 6_500],
  NIO: [350, 900, 1_800, 3_500, 9_000],
  AWG: [20, 45, 90, 180, 450],
  BBD: [20, 50, 100, 200, 500],
  DOP: [600, 1_500, 3_000, 6_000, 15_000],
  TTD: [70, 170, 350, 700, 1_700],
  JMD: [1_500, 4_000, 8_000, 15_000, 40_000],
};

/** The price ranges of a currency, ascending; every price is in exactly one (SEARCH-38). */
export function listPriceRanges(currency: Currency): PriceRange[] {
  const edges = rangeLimits[currency].map((units) => units * 100);
  return [undefined, ...edges].map((from, index) => ({
    ...(from === undefined ? {} : { from }),
    ...(edges[index] === undefined ? {} : { to: edges[index] }),
  }));
}

/** `{ from: 500000, to: 1250000 }` -> `500000-1250000`; open limits are empty. */
export function formatRangeKey({ from, to }: PriceRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** The range of a key, which need not be a listed one; undefined for a malformed key. */
export function parseRangeKey(key: string): PriceRange | undefined {
  const [, from = '', to = ''] = /^(\d{0,12})-(\d{0,12})$/.exec(key) ?? [];
  if (from === '' && to === '') return undefined;
  return { ...(from === '' ? {} : { from: Number(from) }), ...(to === '' ? {} : { to: Number(to) }) };
}

/** The text of a range in the locale's language. Whole limits have no decimals. */
export function formatRangeLabel({ from, to }: PriceRange, locale: Locale): string {
  const format = (cents: number) => formatMoney(money(cents, locale.market.currency), locale, 0);
  if (from === undefined) return locale.language === 'es' ? `Menos de ${format(to ?? 0)}` : `Under ${format(to ?? 0)}`;
  if (to === undefined) return locale.language === 'es' ? `${format(from)} o más` : `${format(from)} and up`;
  return locale.language === 'es' ? `${format(from)} a ${format(to)}` : `${format(from)} to ${format(to)}`;
}
