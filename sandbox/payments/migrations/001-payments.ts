import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('encryption_key')
    .addColumn('purpose', 'text', (column) => column.primaryKey())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('fingerprint_key', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('transaction')
    .addColumn('reference_number', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('CHALLENGE_REQUIRED', 'APPROVED', 'DECLINED')`),
    )
    .addColumn('response_code', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('cart_id', 'text', (column) => column.notNull())
    .addColumn('country_code', 'text', (column) => column.notNull())
    .addColumn('club_number', 'text', (column) => column.notNull())
    .addColumn('membership_number', 'text')
    .addColumn('delivery', 'boolean', (column) => column.notNull())
    .addColumn('one_step', 'boolean', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('last_digits', 'text', (column) => column.notNull())
    .addColumn('expiry', 'text', (column) => column.notNull())
    .addColumn('holder_name', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('save_card', 'boolean', (column) => column.notNull())
    .addColumn('card_token', 'text')
    .addColumn('return_url', 'text')
    .addColumn('language', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('captured_at', 'timestamptz')
    .addColumn('voided_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('transaction_created_at').on('transaction').column('created_at').execute();

  await db.schema
    .createTable('challenge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference_number', 'text', (column) =>
      column.notNull().unique().references('transaction.reference_number'),
    )
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('PENDING', 'PASSED', 'FAILED', 'CANCELLED')`),
    )
    .addColumn('attempts_left', 'integer', (column) => column.notNull())
    .addColumn('cavv', 'text')
    .addColumn('eci', 'text')
    .execute();

  // One row per authorisation, capture or void. The unique pair prevents a second capture.
  await db.schema
    .createTable('movement')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('reference_number', 'text', (column) => column.notNull().references('transaction.reference_number'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('AUTHORISE', 'CAPTURE', 'VOID')`))
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('moved_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('movement_once', ['reference_number', 'kind'])
    .execute();
  await db.schema.createIndex('transaction_cart').on('transaction').column('cart_id').execute();

  await db.schema
    .createTable('saved_card')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('membership_number', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('holder_name', 'text', (column) => column.notNull())
    .addColumn('last_digits', 'text', (column) => column.notNull())
    .addColumn('expiry', 'text', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('is_flagged', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('saved_card_once', ['membership_number', 'fingerprint'])
    .execute();
  await db.schema
    .createIndex('saved_card_one_default')
    .unique()
    .on('saved_card')
    .column('membership_number')
    .where(sql<boolean>`is_default`)
    .execute();
}

/** Transactions, their ledger movements, 3-D Secure challenges, saved cards and the card encryption key. */
export const paymentsTables: Migration = { up };
