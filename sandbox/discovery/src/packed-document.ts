import { markets } from '@tarima/markets/table';
import type { ProductDocument } from './document.ts';
import { extractHeads, extractNames } from './names.ts';

type PricePeriod = ProductDocument['prices'][string][number];

/** Price in a market: one amount in cents without a validity period, or periods; null where the product is not sold. */
type MarketPrice = number | readonly PricePeriod[] | null;

/** A document as held in memory: numbers in columns instead of objects by key, stems as one string. */
export interface PackedDocument extends Omit<ProductDocument, 'prices' | 'inventory'> {
  /** Prices in the order of `pricedMarkets`. */
  readonly prices: readonly MarketPrice[];
  /** Stock in the order of the index's channels; -1 where the product has no stock entry. */
  readonly stock: readonly number[];
  /** Stems of the head of the product's name, each between spaces. */
  readonly heads: string;
  /** Stems of the product's name and category, each between spaces. */
  readonly names: string;
}

/** Keys of the channels with stock, in the order of their columns. Columns are only added. */
export interface StockColumns {
  readonly keys: readonly string[];
  /** Returns the column of a channel and adds one when it has none. */
  add(key: string): number;
  /** Returns the column of a channel; undefined when no product has stock there. */
  getColumn(key: string): number | undefined;
}

export function createStockColumns(keys: readonly string[]): StockColumns {
  const list = [...keys];
  const columns = new Map(list.map((key, column) => [key, column]));
  return {
    keys: list,
    getColumn: (key) => columns.get(key),
    add(key) {
      const existing = columns.get(key);
      if (existing !== undefined) return existing;
      columns.set(key, list.length);
      return list.push(key) - 1;
    },
  };
}

const marketRows = new Map<string, number>(markets.map(({ code }, row) => [code, row]));

/** Market codes in the order of `prices`. */
export const pricedMarkets: readonly string[] = [...marketRows.keys()];

/** Position of a country in `pricedMarkets`; -1 for others. */
export const getMarketRow = (country: string): number => marketRows.get(country) ?? -1;

/** Packs a document; a new channel gets a column. */
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
    heads: joinStems(extractHeads(document)),
    names: joinStems(extractNames(document)),
  };
}

function packPeriods(periods: readonly PricePeriod[]): MarketPrice {
  const [first] = periods;
  if (!first) return null;
  return periods.length === 1 && first.from === undefined && first.until === undefined ? first.cents : periods;
}

/** Prices that are valid in a country at a time (ISO), one per variant; empty where the product is not sold. */
export function listPricesAt(document: Pick<PackedDocument, 'prices'>, country: string, time: string): number[] {
  const price = getMarketPrice(document, country);
  if (price === null) return [];
  if (typeof price === 'number') return [price];
  return price.filter((period) => isValidAt(period, time)).map(({ cents }) => cents);
}

const getMarketPrice = ({ prices }: Pick<PackedDocument, 'prices'>, country: string): MarketPrice =>
  prices[getMarketRow(country)] ?? null;

const isValidAt = ({ from, until }: PricePeriod, time: string) =>
  (from === undefined || from <= time) && (until === undefined || time < until);

const joinStems = (stems: Iterable<string>) => ` ${[...stems].join(' ')} `;
