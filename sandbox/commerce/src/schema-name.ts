import { type RawBuilder, sql } from 'kysely';

/** The sandbox's schema; raw SQL has to name it, the query builder does so by itself. */
export const schemaName = 'commerce';

/** A table for raw SQL, with its schema. */
export const table = (name: string): RawBuilder<unknown> => sql.table(`${schemaName}.${name}`);
