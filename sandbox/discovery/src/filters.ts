import type { Language } from '@tarima/markets/table';
import { z } from 'zod';
import { DiscoveryError } from './errors.ts';
import { type PackedDocument, pricesAt, type StockColumns } from './packed-document.ts';

/** Whose country and language an answer is in, and when. */
export interface View {
  readonly country: string;
  readonly language: Language;
  readonly now: Date;
}

/** A condition of `fq`: some values of a field, or ranges of its numbers, both ends included. */
export interface Filter {
  readonly field: string;
  readonly test: (values: readonly (string | number)[]) => boolean;
}

const fieldPattern = /^([a-z_]+(?:_\d{2,4})?):(.+)$/s;
const range = String.raw`\[(?:\*|-?\d+(?:\.\d+)?) TO (?:\*|-?\d+(?:\.\d+)?)\]`;
const rangesPattern = new RegExp(`^${range}(?: OR ${range})*$`);
const valuesPattern = /^"(?:[^"\\]|\\.)*"(?: OR "(?:[^"\\]|\\.)*")*$/;

/** Reads `brand:"a" OR "b"` and `price:[1 TO *] OR [...]`. @throws DiscoveryError 400 on anything else */
export function parseFilter(text: string): Filter {
  const [, field = '', condition = ''] = fieldPattern.exec(text.trim()) ?? [];
  if (isField(field) && rangesPattern.test(condition)) {
    const ranges = [...condition.matchAll(/\[(\S+) TO (\S+)\]/g)].map(([, from = '*', to = '*']) => ({
      least: from === '*' ? Number.NEGATIVE_INFINITY : Number(from),
      most: to === '*' ? Number.POSITIVE_INFINITY : Number(to),
    }));
    const isIn = (value: number) => ranges.some(({ least, most }) => value >= least && value <= most);
    return { field, test: (values) => values.some((value) => isIn(Number(value))) };
  }
  if (!isField(field) || !valuesPattern.test(condition)) {
    throw new DiscoveryError(400, `Invalid filter: ${text.slice(0, 200)}`);
  }
  const chosen = new Set(
    [...condition.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value.replace(/\\(.)/g, '$1')),
  );
  return { field, test: (values) => values.some((value) => chosen.has(String(value))) };
}

const placeField = /^(inventory|availability)_(\d{2,4})$/;
const plainFields = ['pid', 'brand', 'category', 'size', 'color', 'rating', 'price', 'inventory', 'availability'];
const isField = (field: string) => plainFields.includes(field) || placeField.test(field);

/** The values of a field as a view sees them; none when the product has none. */
export function valuesOf(
  document: PackedDocument,
  field: string,
  view: View,
  columns: StockColumns,
): readonly (string | number)[] {
  const [, measure, place] = placeField.exec(field) ?? [];
  if (measure) {
    const stock = stockOf(document, place ?? '', columns) ?? 0;
    return [measure === 'inventory' ? stock : availabilityOf(stock)];
  }
  switch (field) {
    case 'pid':
      return [document.pid];
    case 'brand':
      return document.brand === null ? [] : [document.brand];
    case 'category':
      return document.categories.map(({ id }) => id);
    case 'size':
      return document.sizes;
    case 'color':
      return document.colors.map(({ key }) => key);
    case 'rating':
      return document.rating === null ? [] : [document.rating];
    case 'price':
      return pricesIn(document, view);
    default:
      return [];
  }
}

/** What the product costs now in the view's country, a figure for each variant; none when it is not sold there. */
export const pricesIn = (document: PackedDocument, { country, now }: View): number[] =>
  pricesAt(document, country, now);

/** Pieces in a club or a country, by its channel key; undefined when the product has no stock entry there. */
export function stockOf({ stock }: PackedDocument, key: string, columns: StockColumns): number | undefined {
  const quantity = stock[columns.of(key) ?? -1] ?? -1;
  return quantity < 0 ? undefined : quantity;
}

export const availabilityOf = (stock: number) => (stock > 0 ? 'in stock' : 'out of stock');

export const isSoldIn = (document: PackedDocument, view: View) => pricesIn(document, view).length > 0;

const direction = z.enum(['asc', 'desc']);

/** `price asc`, `created_at desc`; best match first without one. @throws DiscoveryError 400 */
export function parseSort(
  text: string | undefined,
  view: View,
): ((one: PackedDocument, other: PackedDocument) => number) | undefined {
  if (!text) return undefined;
  const [field, order] = text.trim().split(/\s+/);
  const sign = direction.safeParse(order).data;
  if (!sign || (field !== 'price' && field !== 'created_at'))
    throw new DiscoveryError(400, `Invalid sort: ${text.slice(0, 100)}`);
  const turn = sign === 'asc' ? 1 : -1;
  const keyOf = (document: PackedDocument): number => {
    if (field === 'created_at') return Date.parse(document.createdAt);
    return turn === 1 ? Math.min(...pricesIn(document, view)) : Math.max(...pricesIn(document, view));
  };
  return (one, other) => turn * (keyOf(one) - keyOf(other)) || (one.pid < other.pid ? -1 : 1);
}
