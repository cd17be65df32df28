import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('instrument')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('last_digits', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('serial', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('application', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.references('payment.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason_code', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('response_code', 'text')
    .addColumn('instrument_id', 'text', (column) => column.references('instrument.id'))
    .addColumn('profile', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('payment_code').on('payment').column('code').execute();
  await db.schema.createIndex('payment_parent').on('payment').column('parent_id').execute();
  await db.schema
    .createTable('authentication')
    .addColumn('reference_id', 'text', (column) => column.primaryKey())
    .addColumn('transaction_id', 'text', (column) => column.unique())
    .addColumn('instrument_id', 'text', (column) => column.notNull().references('instrument.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('device_collected_at', 'timestamptz')
    .addColumn('amount', 'bigint')
    .addColumn('currency', 'text')
    .addColumn('country', 'text')
    .addColumn('return_url', 'text')
    .addColumn('merchant_data', 'text')
    .addColumn('attempts_left', 'integer', (column) => column.notNull())
    .addColumn('cavv', 'text')
    .addColumn('xid', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

const tables: Migration = { up };

const authenticationLanguage: Migration = {
  up: (db) => db.schema.alterTable('authentication').addColumn('language', 'text').execute(),
};

/** Migrations of the schema `cybersource`. */
export const migrations = { '001-tables': tables, '002-authentication-language': authenticationLanguage };
