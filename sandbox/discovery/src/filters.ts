import type { Language } from '@tarima/markets/table';
import { z } from 'zod';
import { type DocumentTable, type ListField, notSold, variablePrice } from './document-table.ts';
import { DiscoveryError } from './errors.ts';
import { getMarketRow, listPricesAt, type PackedDocument, type StockColumns } from './packed-document.ts';
import { selectFirst } from './select-first.ts';

/** Country, language and time of a response. */
export interface View {
  readonly country: string;
  readonly language: Language;
  /** ISO. */
  readonly time: string;
}

type Value = string | number;

/** A condition of `fq`: values of a field, or inclusive ranges of its numbers. A document matches with any of its values. */
export interface Filter {
  readonly field: string;
  readonly accepts: (value: Value) => boolean;
}

const fieldPattern = /^([a-z_]+(?:_\d{2,4})?):(.+)$/s;
const range = String.raw`\[(?:\*|-?\d+(?:\.\d+)?) TO (?:\*|-?\d+(?:\.\d+)?)\]`;
const rangesPattern = new RegExp(`^${range}(?: OR ${range})*$`);
const valuesPattern = /^"(?:[^"\\]|\\.)*"(?: OR "(?:[^"\\]|\\.)*")*$/;

/** Parses `brand:"a" OR "b"` and `price:[1 TO *] OR [...]`. @throws DiscoveryError 400 on anything else */
export function parseFilter(text: string): Filter {
  const [, field = '', condition = ''] = fieldPattern.exec(text.trim()) ?? [];
  if (isField(field) && rangesPattern.test(condition)) {
    const ranges = [...condition.matchAll(/\[(\S+) TO (\S+)\]/g)].map(([, from = '*', to = '*']) => ({
      min: from === '*' ? Number.NEGATIVE_INFINITY : Number(from),
      max: to === '*' ? Number.POSITIVE_INFINITY : Number(to),
    }));
    return { field, accepts: (value) => ranges.some(({ min, max }) => Number(value) >= min && Number(value) <= max) };
  }
  if (!isField(field) || !valuesPattern.test(condition)) {
    throw new DiscoveryError(400, `Invalid filter: ${text.slice(0, 200)}`);
  }
  const acceptedValues = new Set(
    [...condition.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value.replace(/\\(.)/g, '$1')),
  );
  return { field, accepts: (value) => acceptedValues.has(String(value)) };
}

const channelField = /^(inventory|availability)_(\d{2,4})$/;
const plainFields = ['pid', 'brand', 'category', 'size', 'color', 'rating', 'price', 'inventory', 'availability'];
const isField = (field: string) => plainFields.includes(field) || channelField.test(field);

const listFields: readonly string[] = ['brand', 'category', 'size', 'color'] satisfies ListField[];
export const isListField = (field: string): field is ListField => listFields.includes(field);

/** The value or the values of a field; a single value needs no array. */
type Values = Value | readonly Value[];

export const someValue = (values: Values, accepts: Filter['accepts']): boolean =>
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

/** Creates a test of the document in a slot. */
export function createPredicate(filter: Filter, view: View, table: DocumentTable): (slot: number) => boolean {
  if (isListField(filter.field)) {
    const { codes, lists } = table.lists[filter.field];
    const acceptedCodes = Uint8Array.from(lists, (list) => Number(list.some(filter.accepts)));
    return (slot) => acceptedCodes[codes[slot] ?? 0] === 1;
  }
  const read = createFieldReader(filter.field, view, table);
  return (slot) => someValue(read(slot), filter.accepts);
}

/** Creates a function that reads the current prices in the view's country, one per variant; empty when not sold there. */
function createPriceReader(
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

const direction = z.enum(['asc', 'desc']);

/** Sorts slots and returns the first ones. */
export type Sorter = (slots: readonly number[], limit: number) => number[];

/** Parses `price asc` or `created_at desc`; undefined keeps the order by relevance. @throws DiscoveryError 400 */
export function parseSort(text: string | undefined, view: View, table: DocumentTable): Sorter | undefined {
  if (!text) return undefined;
  const [field, order] = text.trim().split(/\s+/);
  const sign = direction.safeParse(order).data;
  if (!sign || (field !== 'price' && field !== 'created_at'))
    throw new DiscoveryError(400, `Invalid sort: ${text.slice(0, 100)}`);
  const factor = sign === 'asc' ? 1 : -1;
  const readPrices = createPriceReader(view, table);
  const getSortKey = (slot: number): number => {
    if (field === 'created_at') return Date.parse(table.get(slot).createdAt);
    const prices = readPrices(slot);
    if (typeof prices === 'number') return prices;
    return factor === 1 ? Math.min(...prices) : Math.max(...prices);
  };
  return (slots, limit) =>
    selectFirst(
      slots.map((slot) => ({ slot, key: getSortKey(slot) })),
      limit,
      (one, other) => factor * (one.key - other.key) || (table.get(one.slot).pid < table.get(other.slot).pid ? -1 : 1),
    ).map(({ slot }) => slot);
}
