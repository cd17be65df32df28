import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_key')
    .addColumn('site_key', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('CHECKBOX', 'INVISIBLE', 'SCORE')`))
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addColumn('is_passing', 'boolean', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('site_key', 'text', (column) => column.notNull().references('site_key.site_key'))
    .addColumn('hostname', 'text', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addColumn('is_passing', 'boolean', (column) => column.notNull())
    .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
    .addColumn('verified_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('token_issued_at').on('token').column('issued_at').execute();
}

/** Site keys with their secrets, and the tokens that were issued for them. */
export const siteKeysAndTokens: Migration = { up };
