import { type RawBuilder, sql } from 'kysely';

/** The sandbox's database schema, which raw SQL must include. */
export const schemaName = 'commerce';

/** Returns a table name with its schema for raw SQL. */
export const table = (name: string): RawBuilder<unknown> => sql.table(`${schemaName}.${name}`);
