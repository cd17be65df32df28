import type { Language } from '@tarima/markets/table';
import { type DocumentTable, type ListField, notSold, variablePrice } from './document-table.ts';
import { getMarketRow, listPricesAt, type PackedDocument, type StockColumns } from './packed-document.ts';

/** Country, language and time of a response. */
export interface View {
  readonly country: string;
  readonly language: Language;
  /** ISO. */
  readonly time: string;
}

export type Value = string | number;

const channelField = /^(inventory|availability)_(\d{2,4})$/;
const plainFields = ['pid', 'brand', 'category', 'size', 'color', 'rating', 'price', 'inventory', 'availability'];
export const isField = (field: string) => plainFields.includes(field) || channelField.test(field);

const listFields: readonly string[] = ['brand', 'category', 'size', 'color'] satisfies ListField[];
export const isListField = (field: string): field is ListField => listFields.includes(field);

/** The value or the values of a field; a single value needs no array. */
export type Values = Value | readonly Value[];

export const someValue = (values: Values, accepts: (value: Value) => boolean): boolean =>
  typeof values === 'object' ? values.some(accepts) : accepts(values);

const none: readonly Value[] = [];

/** Creates a function that reads a field of the document in a slot in a view; an empty list when it has no value. */
export function createFieldReader(field: string, view: View, table: DocumentTable): (slot: number) => Values {
  const [, measure, channelKey = ''] = channelField.exec(field) ?? [];
  if (measure) {
    const readStock = (slot: number) => getStock(table.get(slot), channelKey, table.stock) ?? 0;
    return measure === 'inventory' ? readStock : (slot) => formatAvailability(readStock(slot));
  }
  if (isListField(field)) {
    const { codes, lists } = table.lists[field];
    return (slot) => lists[codes[slot] ?? 0] ?? none;
  }
  switch (field) {
    case 'pid':
      return (slot) => table.get(slot).pid;
    case 'rating': {
      const { ratings } = table;
      return (slot) => {
        const rating = ratings[slot] ?? Number.NaN;
        return Number.isNaN(rating) ? none : rating;
      };
    }
    case 'price':
      return createPriceReader(view, table);
    default:
      return () => none;
  }
}

/** Creates a function that reads the current prices in the view's country, one per variant; empty when not sold there. */
export function createPriceReader(
  { country, time }: View,
  table: DocumentTable,
): (slot: number) => number | readonly number[] {
  const column = table.prices[getMarketRow(country)];
  const notSoldPrices: readonly number[] = [];
  return (slot) => {
    const cents = column?.[slot] ?? notSold;
    if (cents === variablePrice) return listPricesAt(table.get(slot), country, time);
    return cents === notSold ? notSoldPrices : cents;
  };
}

/** Creates a test whether the document in a slot is sold in the view's country. */
export function createSoldTest(view: View, table: DocumentTable): (slot: number) => boolean {
  const readPrices = createPriceReader(view, table);
  return (slot) => {
    const prices = readPrices(slot);
    return typeof prices === 'number' || prices.length > 0;
  };
}

/** Stock of a club or a country by channel key; undefined when the product has no stock entry there. */
export function getStock({ stock }: PackedDocument, key: string, columns: StockColumns): number | undefined {
  const quantity = stock[columns.getColumn(key) ?? -1] ?? -1;
  return quantity < 0 ? undefined : quantity;
}

export const formatAvailability = (stock: number) => (stock > 0 ? 'in stock' : 'out of stock');
