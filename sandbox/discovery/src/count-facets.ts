import { countListValues } from '../../columns/list-column.ts';
import type { DocumentTable } from './document-table.ts';
import { createFieldReader, isListField, someValue, type View } from './field-readers.ts';
import { parseFilter } from './filters.ts';
import type { Matches } from './match-documents.ts';

/** Maximum number of values of a facet. */
const facetLimit = 100;

/** A value of a facet; a category has an id, and its name in the view's language. */
export type FacetValue =
  | { readonly name: string; readonly count: number }
  | { readonly cat_id: string; readonly cat_name: string; readonly count: number };

/** Counts the documents of each value of a field, most frequent first. */
export function countValues(slots: readonly number[], field: string, view: View, table: DocumentTable): FacetValue[] {
  const counts = isListField(field)
    ? countListValues(slots, table.lists[field]).counts
    : countReadValues(slots, field, view, table);
  const sorted = [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, facetLimit);
  return sorted.map(([value, count]) =>
    field === 'category'
      ? { cat_id: value, cat_name: table.categoryNames.get(value)?.[view.language] ?? value, count }
      : { name: value, count },
  );
}

function countReadValues(slots: readonly number[], field: string, view: View, table: DocumentTable) {
  const counts = new Map<string, number>();
  const read = createFieldReader(field, view, table);
  for (const slot of slots) {
    for (const value of new Set([read(slot)].flat().map(String))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Counts the documents that match each query; queries on the same field share its values. */
export function countQueries(
  texts: readonly string[],
  listForFacet: Matches['listForFacet'],
  view: View,
  table: DocumentTable,
): Record<string, number> {
  const counters = texts.map((text) => ({ text, ...parseFilter(text), count: 0 }));
  for (const [field, ownCounters] of Map.groupBy(counters, (counter) => counter.field)) {
    const read = createFieldReader(field, view, table);
    for (const slot of listForFacet(field)) {
      const values = read(slot);
      for (const counter of ownCounters) if (someValue(values, counter.accepts)) counter.count += 1;
    }
  }
  return Object.fromEntries(counters.map(({ text, count }) => [text, count]));
}
