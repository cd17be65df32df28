import type { MarketPrice } from '../products/tables.ts';
import { createBoundsTest } from './bounds.ts';
import { isPriceField, pricePrefix } from './price-conditions.ts';
import type { ProductTable } from './product-table.ts';
import type { SearchQuery } from './request.ts';
import { type Test, toTest } from './verdict.ts';

/** A field with an amount of a price: the regular one, or the current one with a valid discount. */
export type AmountField = 'centAmount' | 'currentCentAmount';

/** Returns the amount that a field names; undefined for other fields. */
export function getAmountField(field: string): AmountField | undefined {
  if (!isPriceField(field)) return undefined;
  const name = field.slice(pricePrefix.length);
  return name === 'centAmount' || name === 'currentCentAmount' ? name : undefined;
}

/** Conditions on prices, divided into the market and the conditions on amounts. */
interface MarketConditions {
  /** `{country} {currency}`, as in the index. */
  readonly market: string;
  readonly others: readonly SearchQuery[];
}

/** Returns the market when the conditions name one country and one currency; the index has the prices of each market. */
export function findMarket(queries: readonly SearchQuery[]): MarketConditions | undefined {
  const [country, currency] = ['country', 'currencyCode'].map((name) =>
    queries.filter((query) => 'exact' in query && query.exact.field === pricePrefix + name),
  ) as [SearchQuery[], SearchQuery[]];
  const [countryCode, currencyCode] = [country, currency].map((found) => getOnlyValue(found));
  if (countryCode === undefined || currencyCode === undefined) return undefined;
  return {
    market: `${countryCode} ${currencyCode}`,
    others: queries.filter((query) => !country.includes(query) && !currency.includes(query)),
  };
}

function getOnlyValue([query, ...others]: readonly SearchQuery[]): string | undefined {
  if (!query || others.length > 0 || !('exact' in query) || query.exact.value === undefined) return undefined;
  return String(query.exact.value);
}

/**
 * Creates a test whether a product has a price in a market with amounts that satisfy all conditions. Undefined for
 * conditions on other fields, which the index does not have.
 */
export function createMarketPriceTest({ market, others }: MarketConditions, products: ProductTable): Test | undefined {
  const conditions: ((cents: number, currentCents: number) => boolean)[] = [];
  for (const query of others) {
    const field = 'range' in query ? query.range.field : 'exact' in query ? query.exact.field : '';
    const amount = getAmountField(field);
    if (!amount) return undefined;
    const accepts = createAmountTest(query);
    conditions.push(amount === 'centAmount' ? (cents) => accepts(cents) : (_, currentCents) => accepts(currentCents));
  }
  const prices = products.getPrices(market);
  const isMatch = (cents: number, currentCents: number) => conditions.every((accepts) => accepts(cents, currentCents));
  return toTest((slot) => {
    const price = prices[slot];
    if (price === undefined) return false;
    return typeof price === 'number'
      ? isMatch(price, price)
      : price.some(([cents, currentCents]) => isMatch(cents, currentCents));
  });
}

function createAmountTest(query: SearchQuery): (cents: number) => boolean {
  if ('range' in query) return createBoundsTest(query.range, 'number');
  const { value, values = [value] } = 'exact' in query ? query.exact : {};
  const accepted = new Set(values.map(Number));
  return (cents) => accepted.has(cents);
}

/** Creates a function that lists the amounts of a product in a market; undefined without a price there. */
export function createAmountReader(
  products: ProductTable,
  market: string,
  field: AmountField,
): (slot: number) => number | readonly number[] | undefined {
  const prices = products.getPrices(market);
  const position = field === 'centAmount' ? 0 : 1;
  return (slot) => {
    const price: MarketPrice | undefined = prices[slot];
    return typeof price === 'object' ? price.map((pair) => pair[position]) : price;
  };
}
