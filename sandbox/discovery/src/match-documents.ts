import type { DocumentTable } from './document-table.ts';
import type { View } from './field-readers.ts';
import { createPredicate, type Filter } from './filters.ts';

/** Documents that match the filters of a search. */
export interface Matches {
  /** Slots of the documents that match all filters. */
  readonly found: readonly number[];
  /** Lists the slots of the documents that match all filters except those of a field, which a facet of the field counts. */
  listForFacet(field: string): readonly number[];
}

/** Applies filters to documents in one pass, which also lists the documents for the facet of each filtered field. */
export function matchDocuments(
  slots: readonly number[],
  filters: readonly Filter[],
  view: View,
  table: DocumentTable,
): Matches {
  if (filters.length === 0) return { found: slots, listForFacet: () => slots };
  const fields = [...Map.groupBy(filters, ({ field }) => field)].map(([field, ownFilters]) => ({
    field,
    tests: ownFilters.map((filter) => createPredicate(filter, view, table)),
    slots: [] as number[],
  }));
  const found: number[] = [];
  for (const slot of slots) {
    const isFailed = ({ tests }: (typeof fields)[number]) => !tests.every((test) => test(slot));
    const failedIndex = fields.findIndex(isFailed);
    if (failedIndex < 0) {
      found.push(slot);
      for (const field of fields) field.slots.push(slot);
    } else if (!fields.slice(failedIndex + 1).some(isFailed)) {
      fields[failedIndex]?.slots.push(slot);
    }
  }
  const slotsByField = new Map(fields.map((field) => [field.field, field.slots]));
  return { found, listForFacet: (field) => slotsByField.get(field) ?? found };
}
