import { sql } from 'kysely';
import type { DocumentSource } from '../resources/query-documents.ts';
import { type SimpleFieldsKind, simpleFields } from '../resources/query-fields.ts';

/** The rows of one kind in the table of simple resources. */
export function createSimpleSource(kind: SimpleFieldsKind): DocumentSource {
  return {
    table: 'resource',
    fields: simpleFields[kind],
    columns: { id: sql.ref('id'), key: sql.ref('key') },
    scope: sql<boolean>`kind = ${kind}`,
  };
}
