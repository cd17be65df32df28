import type { PriceRow } from './product-rows.ts';

export type MarketRow = {
  product_id: string;
  country: string;
  currency: string;
  min_cents: number;
  max_cents: number;
  min_current: number;
  max_current: number;
  changes_at: string | null;
};

/** The fields of a price that say what it costs at a moment. */
export type PriceTimes = Pick<
  PriceRow,
  'cents' | 'valid_from' | 'valid_until' | 'discounted_cents' | 'discount_from' | 'discount_until'
>;

/** Cheapest and dearest country-wide price of one product in each market, as of `now`, and when that next changes. */
export function marketRows(prices: readonly PriceRow[], now: Date): MarketRow[] {
  const byMarket = Map.groupBy(
    prices.filter((price) => price.country !== null && price.channel_id === null && holds(price, now)),
    (price) => `${price.country} ${price.currency}`,
  );
  return [...byMarket.values()].flatMap((group) => {
    const [first] = group;
    if (!first?.country) return [];
    const current = group.map((price) => currentCents(price, now));
    const regular = group.map((price) => price.cents);
    return {
      product_id: first.product_id,
      country: first.country,
      currency: first.currency,
      min_cents: Math.min(...regular),
      max_cents: Math.max(...regular),
      min_current: Math.min(...current),
      max_current: Math.max(...current),
      changes_at: nextChange(group, now),
    };
  });
}

/** Whether a price's own dates hold at `now`. */
function holds({ valid_from, valid_until }: PriceTimes, now: Date): boolean {
  return within(valid_from, valid_until, now);
}

/** The discounted amount while the discount holds, else the regular one. */
export function currentCents(price: PriceTimes, now: Date): number {
  return price.discounted_cents !== null && within(price.discount_from, price.discount_until, now)
    ? price.discounted_cents
    : price.cents;
}

/** Half-open: a span includes its start and not its end. */
export function within(from: string | null, until: string | null, now: Date): boolean {
  const at = now.getTime();
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}

function nextChange(prices: readonly PriceTimes[], now: Date): string | null {
  const moments = prices
    .flatMap((price) => [price.valid_from, price.valid_until, price.discount_from, price.discount_until])
    .flatMap((moment) => (moment === null ? [] : Date.parse(moment)))
    .filter((moment) => moment > now.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString();
}
