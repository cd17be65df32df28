import { markets } from '@tarima/markets/table';
import type { ProductDocument } from './document.ts';
import { headsOf, namesOf } from './names.ts';

type PricePeriod = ProductDocument['prices'][string][number];

/** What a market charges: one amount in cents that always holds, or periods; null where the product is not sold. */
type MarketPrice = number | readonly PricePeriod[] | null;

/** A document as the index keeps it in memory: numbers in columns instead of objects by key, stems as one string. */
export interface PackedDocument extends Omit<ProductDocument, 'prices' | 'inventory'> {
  /** In the order of the markets' table. */
  readonly prices: readonly MarketPrice[];
  /** In the order of the index's channels; -1 where the product has no stock entry. */
  readonly stock: readonly number[];
  /** Stems that say what the product is, each between blanks. */
  readonly heads: string;
  /** Stems of what the product is called, each between blanks. */
  readonly names: string;
}

/** Keys of the channels that hold stock, in the order of their columns. It only grows. */
export interface StockColumns {
  readonly keys: readonly string[];
  /** The channel's column; a new one when it has none. */
  add(key: string): number;
  /** The channel's column; undefined when no product has stock there. */
  of(key: string): number | undefined;
}

export function createStockColumns(keys: readonly string[]): StockColumns {
  const list = [...keys];
  const columns = new Map(list.map((key, column) => [key, column]));
  return {
    keys: list,
    of: (key) => columns.get(key),
    add(key) {
      const known = columns.get(key);
      if (known !== undefined) return known;
      columns.set(key, list.length);
      return list.push(key) - 1;
    },
  };
}

const marketRows = new Map<string, number>(markets.map(({ code }, row) => [code, row]));

/** The markets in the order of `prices`. */
export const pricedMarkets: readonly string[] = [...marketRows.keys()];

/** Packs a document; a channel that the index does not know yet gets a column. */
export function packDocument(
  { prices, inventory, ...document }: ProductDocument,
  columns: StockColumns,
): PackedDocument {
  const quantities = Object.entries(inventory).map(([key, quantity]) => [columns.add(key), quantity] as const);
  const stock = new Array<number>(columns.keys.length).fill(-1);
  for (const [column, quantity] of quantities) stock[column] = quantity;
  return {
    ...document,
    prices: pricedMarkets.map((code) => packPeriods(prices[code] ?? [])),
    stock,
    heads: joinStems(headsOf(document)),
    names: joinStems(namesOf(document)),
  };
}

function packPeriods(periods: readonly PricePeriod[]): MarketPrice {
  const [first] = periods;
  if (!first) return null;
  return periods.length === 1 && first.from === undefined && first.until === undefined ? first.cents : periods;
}

/** Amounts that hold in a country at a moment, one for each variant; none where the product is not sold. */
export function pricesAt({ prices }: PackedDocument, country: string, now: Date): number[] {
  const price = prices[marketRows.get(country) ?? -1] ?? null;
  if (price === null) return [];
  if (typeof price === 'number') return [price];
  const at = now.toISOString();
  return price
    .filter(({ from, until }) => (from === undefined || from <= at) && (until === undefined || at < until))
    .map(({ cents }) => cents);
}

const joinStems = (stems: Iterable<string>) => ` ${[...stems].join(' ')} `;
