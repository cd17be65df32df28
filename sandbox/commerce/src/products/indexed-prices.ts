import type { PriceRow } from './price-row.ts';
import type { MarketPrice } from './tables.ts';

/** Fields of a price that determine its scope and current amount. */
export type TimedPrice = Pick<
  PriceRow,
  | 'country'
  | 'currency'
  | 'channel_id'
  | 'cents'
  | 'valid_from'
  | 'valid_until'
  | 'discounted_cents'
  | 'discount_from'
  | 'discount_until'
>;

/** Prices of a product in the search index. */
export interface IndexedPrices {
  readonly market_prices: Readonly<Record<string, MarketPrice>>;
  /** Time of the next scheduled change, ISO; null without one. */
  readonly changes_at: string | null;
}

/** Computes the country-wide prices of a product in each market at `now`. */
export function computeIndexedPrices(prices: readonly TimedPrice[], now: Date): IndexedPrices {
  const national = prices.filter((price) => price.country !== '' && price.channel_id === null);
  const validPrices = national.filter((price) => isWithin(price.valid_from, price.valid_until, now));
  const pricesByMarket = Map.groupBy(validPrices, (price) => `${price.country} ${price.currency}`);
  return {
    market_prices: Object.fromEntries(
      [...pricesByMarket].map(([market, group]) => [market, buildMarketPrice(group, now)]),
    ),
    changes_at: findNextChange(national, now),
  };
}

function buildMarketPrice(prices: readonly TimedPrice[], now: Date): MarketPrice {
  const amounts = prices.map((price) => [price.cents, getCurrentCents(price, now)] as const);
  const different = new Set(amounts.flat());
  const [only] = different;
  return different.size === 1 && only !== undefined ? only : amounts;
}

/** Returns the discounted amount while the discount is valid, otherwise the regular one. */
function getCurrentCents(price: TimedPrice, now: Date): number {
  return price.discounted_cents !== null && isWithin(price.discount_from, price.discount_until, now)
    ? price.discounted_cents
    : price.cents;
}

/** Whether a time is within a period, which includes its start but not its end. */
export function isWithin(from: string | null, until: string | null, now: Date): boolean {
  const at = now.getTime();
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}

function findNextChange(prices: readonly TimedPrice[], now: Date): string | null {
  const times = prices
    .flatMap((price) => [price.valid_from, price.valid_until, price.discount_from, price.discount_until])
    .flatMap((moment) => (moment === null ? [] : Date.parse(moment)))
    .filter((moment) => moment > now.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
