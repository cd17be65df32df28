import { z } from 'zod';
import { createListTest } from '../../columns/list-column.ts';
import { selectFirst } from '../../columns/select-first.ts';
import type { DocumentTable } from './document-table.ts';
import { DiscoveryError } from './errors.ts';
import {
  createFieldReader,
  createPriceReader,
  isField,
  isListField,
  someValue,
  type Value,
  type View,
} from './field-readers.ts';

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

/** Creates a test of the document in a slot. */
export function createPredicate(filter: Filter, view: View, table: DocumentTable): (slot: number) => boolean {
  if (isListField(filter.field)) {
    return createListTest(table.lists[filter.field], (values) => values.some(filter.accepts));
  }
  const read = createFieldReader(filter.field, view, table);
  return (slot) => someValue(read(slot), filter.accepts);
}

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
