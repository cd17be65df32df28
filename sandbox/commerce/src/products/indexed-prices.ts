import type { PriceRow } from './price-row.ts';
import type { MarketPrice } from './tables.ts';

/** The fields of a price that say where it holds and what it costs at a moment. */
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

/** A product's prices as the search index keeps them. */
export interface IndexedPrices {
  readonly market_prices: Readonly<Record<string, MarketPrice>>;
  /** When they next change by themselves, ISO; null for never. */
  readonly changes_at: string | null;
}

/** The country-wide prices of one product in each market, as of `now`. */
export function indexedPrices(prices: readonly TimedPrice[], now: Date): IndexedPrices {
  const national = prices.filter((price) => price.country !== '' && price.channel_id === null);
  const holding = national.filter((price) => within(price.valid_from, price.valid_until, now));
  const byMarket = Map.groupBy(holding, (price) => `${price.country} ${price.currency}`);
  return {
    market_prices: Object.fromEntries(
      [...byMarket].map(([market, group]) => {
        const regular = group.map((price) => price.cents);
        const current = group.map((price) => currentCents(price, now));
        return [market, marketPrice(regular, current)];
      }),
    ),
    changes_at: nextChange(national, now),
  };
}

function marketPrice(regular: readonly number[], current: readonly number[]): MarketPrice {
  const all = [Math.min(...regular), Math.max(...regular), Math.min(...current), Math.max(...current)] as const;
  return new Set(all).size === 1 ? all[0] : all;
}

/** The discounted amount while the discount holds, else the regular one. */
function currentCents(price: TimedPrice, now: Date): number {
  return price.discounted_cents !== null && within(price.discount_from, price.discount_until, now)
    ? price.discounted_cents
    : price.cents;
}

/** Half-open: a span includes its start and not its end. */
export function within(from: string | null, until: string | null, now: Date): boolean {
  const at = now.getTime();
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}

function nextChange(prices: readonly TimedPrice[], now: Date): string | null {
  const moments = prices
    .flatMap((price) => [price.valid_from, price.valid_until, price.discount_from, price.discount_until])
    .flatMap((moment) => (moment === null ? [] : Date.parse(moment)))
    .filter((moment) => moment > now.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString();
}
