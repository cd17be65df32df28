import type { Language } from '@tarima/markets/table';
import { z } from 'zod';
import { DiscoveryError } from './errors.ts';
import { hasPriceAt, listPricesAt, type PackedDocument, type StockColumns } from './packed-document.ts';
import { selectFirst } from './select-first.ts';

/** Country, language and time of a response. */
export interface View {
  readonly country: string;
  readonly language: Language;
  /** ISO. */
  readonly time: string;
}

/** A condition of `fq`: values of a field, or inclusive ranges of its numbers. */
export interface Filter {
  readonly field: string;
  readonly test: (values: readonly (string | number)[]) => boolean;
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
    const isInRange = (value: number) => ranges.some(({ min, max }) => value >= min && value <= max);
    return { field, test: (values) => values.some((value) => isInRange(Number(value))) };
  }
  if (!isField(field) || !valuesPattern.test(condition)) {
    throw new DiscoveryError(400, `Invalid filter: ${text.slice(0, 200)}`);
  }
  const acceptedValues = new Set(
    [...condition.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value.replace(/\\(.)/g, '$1')),
  );
  return { field, test: (values) => values.some((value) => acceptedValues.has(String(value))) };
}

const channelField = /^(inventory|availability)_(\d{2,4})$/;
const plainFields = ['pid', 'brand', 'category', 'size', 'color', 'rating', 'price', 'inventory', 'availability'];
const isField = (field: string) => plainFields.includes(field) || channelField.test(field);

/** Creates a function that reads a document's values of a field in a view; empty when the product has none. */
export function createFieldReader(
  field: string,
  view: View,
  columns: StockColumns,
): (document: PackedDocument) => readonly (string | number)[] {
  const [, measure, channelKey = ''] = channelField.exec(field) ?? [];
  if (measure) {
    const readStock = (document: PackedDocument) => getStock(document, channelKey, columns) ?? 0;
    return measure === 'inventory'
      ? (document) => [readStock(document)]
      : (document) => [formatAvailability(readStock(document))];
  }
  switch (field) {
    case 'pid':
      return ({ pid }) => [pid];
    case 'brand':
      return ({ brand }) => (brand === null ? [] : [brand]);
    case 'category':
      return ({ categories }) => categories.map(({ id }) => id);
    case 'size':
      return ({ sizes }) => sizes;
    case 'color':
      return ({ colors }) => colors.map(({ key }) => key);
    case 'rating':
      return ({ rating }) => (rating === null ? [] : [rating]);
    case 'price':
      return (document) => listCurrentPrices(document, view);
    default:
      return () => [];
  }
}

/** Current prices in the view's country, one per variant; empty when the product is not sold there. */
export const listCurrentPrices = (document: PackedDocument, { country, time }: View): number[] =>
  listPricesAt(document, country, time);

/** Stock of a club or a country by channel key; undefined when the product has no stock entry there. */
export function getStock({ stock }: PackedDocument, key: string, columns: StockColumns): number | undefined {
  const quantity = stock[columns.getColumn(key) ?? -1] ?? -1;
  return quantity < 0 ? undefined : quantity;
}

export const formatAvailability = (stock: number) => (stock > 0 ? 'in stock' : 'out of stock');

export const isSoldIn = (document: PackedDocument, { country, time }: View) => hasPriceAt(document, country, time);

const direction = z.enum(['asc', 'desc']);

/** Sorts documents and returns the first ones. */
export type Sorter = (documents: readonly PackedDocument[], limit: number) => PackedDocument[];

/** Parses `price asc` or `created_at desc`; undefined keeps the order by relevance. @throws DiscoveryError 400 */
export function parseSort(text: string | undefined, view: View): Sorter | undefined {
  if (!text) return undefined;
  const [field, order] = text.trim().split(/\s+/);
  const sign = direction.safeParse(order).data;
  if (!sign || (field !== 'price' && field !== 'created_at'))
    throw new DiscoveryError(400, `Invalid sort: ${text.slice(0, 100)}`);
  const factor = sign === 'asc' ? 1 : -1;
  const getSortKey = (document: PackedDocument): number => {
    if (field === 'created_at') return Date.parse(document.createdAt);
    return factor === 1
      ? Math.min(...listCurrentPrices(document, view))
      : Math.max(...listCurrentPrices(document, view));
  };
  return (documents, limit) =>
    selectFirst(
      documents.map((document) => ({ document, key: getSortKey(document) })),
      limit,
      (one, other) => factor * (one.key - other.key) || (one.document.pid < other.document.pid ? -1 : 1),
    ).map(({ document }) => document);
}
