import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('serial', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('order_identifier', 'text', (column) => column.notNull())
    .addColumn('spi_token', 'text', (column) => column.primaryKey())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('response_url', 'text', (column) => column.notNull())
    .addColumn('page_set', 'text', (column) => column.notNull())
    .addColumn('page_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('card', 'text')
    .addColumn('brand', 'text')
    .addColumn('last_digits', 'text')
    .addColumn('is_security_code_valid', 'boolean')
    .addColumn('submitted_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('transaction')
    .addColumn('identifier', 'text', (column) => column.primaryKey())
    .addColumn('serial', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('original_identifier', 'text', (column) => column.references('transaction.identifier'))
    .addColumn('external_identifier', 'text', (column) => column.unique())
    .addColumn('order_identifier', 'text', (column) => column.notNull())
    .addColumn('is_approved', 'boolean', (column) => column.notNull())
    .addColumn('iso_code', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('card', 'text')
    .addColumn('brand', 'text')
    .addColumn('last_digits', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('transaction_original').on('transaction').column('original_identifier').execute();
}

const tables: Migration = { up };

/** Migrations of the schema `powertranz`. */
export const migrations = { '001-tables': tables };
