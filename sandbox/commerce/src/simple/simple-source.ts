import { sql } from 'kysely';
import type { DocumentSource } from '../resources/query-documents.ts';

/** The rows of one kind in the table of simple resources. */
export function createSimpleSource(kind: string): DocumentSource {
  return {
    table: 'resource',
    columns: { id: sql.ref('id'), key: sql.ref('key') },
    scope: sql<boolean>`kind = ${kind}`,
  };
}
