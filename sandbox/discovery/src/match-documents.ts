import { createFieldReader, type Filter, type View } from './filters.ts';
import type { PackedDocument, StockColumns } from './packed-document.ts';

/** Documents that match the filters of a search. */
export interface Matches {
  /** Documents that match all filters. */
  readonly found: readonly PackedDocument[];
  /** Lists the documents that match all filters except those of a field, which a facet of the field counts. */
  listForFacet(field: string): readonly PackedDocument[];
}

/** Applies filters to documents in one pass, which also lists the documents for the facet of each filtered field. */
export function matchDocuments(
  documents: readonly PackedDocument[],
  filters: readonly Filter[],
  view: View,
  columns: StockColumns,
): Matches {
  const fields = [...Map.groupBy(filters, ({ field }) => field)].map(([field, ownFilters]) => ({
    field,
    read: createFieldReader(field, view, columns),
    tests: ownFilters.map(({ test }) => test),
    documents: [] as PackedDocument[],
  }));
  const found: PackedDocument[] = [];
  for (const document of documents) {
    const isFailed = ({ read, tests }: (typeof fields)[number]) => {
      const values = read(document);
      return !tests.every((test) => test(values));
    };
    const failedIndex = fields.findIndex(isFailed);
    if (failedIndex < 0) {
      found.push(document);
      for (const field of fields) field.documents.push(document);
    } else if (!fields.slice(failedIndex + 1).some(isFailed)) {
      fields[failedIndex]?.documents.push(document);
    }
  }
  const listsByField = new Map(fields.map((field) => [field.field, field.documents]));
  return { found, listForFacet: (field) => listsByField.get(field) ?? found };
}
