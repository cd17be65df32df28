import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // The cards that were saved until now have no token at the card provider.
  await db.deleteFrom('saved_card' as never).execute();
  await db.schema.alterTable('saved_card').dropColumn('profile').execute();
  await db.schema
    .alterTable('saved_card')
    .addColumn('instrument_id', 'text', (column) => column.notNull())
    .execute();

  for (const name of ['cart_id', 'brand', 'last_digits', 'expiry', 'holder_name', 'fingerprint']) {
    await db.schema
      .alterTable('transaction')
      .alterColumn(name, (column) => column.dropNotNull())
      .execute();
  }
  await db.schema.alterTable('transaction').dropConstraint('transaction_status_check').execute();
  await db.schema
    .alterTable('transaction')
    .addCheckConstraint(
      'transaction_status_check',
      sql`status in ('PENDING', 'CHALLENGE_REQUIRED', 'APPROVED', 'DECLINED')`,
    )
    .execute();
  await db.schema.alterTable('transaction').dropColumn('profile').dropColumn('return_url').execute();
  await db.schema
    .alterTable('transaction')
    .addColumn('payment_third', 'integer', (column) => column.notNull().defaultTo(11))
    .addColumn('payment_third_id', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('fault', 'text')
    .addColumn('instrument_id', 'text')
    .addColumn('provider_payment_id', 'text')
    .addColumn('provider_capture_id', 'text')
    .addColumn('payee', 'text')
    .addColumn('reported_amount', 'bigint')
    .addColumn('reported_currency', 'text')
    .addColumn('shopper', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('operation', 'text')
    .addColumn('unresolved_operation', 'text')
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'timestamptz')
    .execute();
  await db.schema
    .alterTable('transaction')
    .alterColumn('payment_third', (column) => column.dropDefault())
    .execute();
  await db.schema
    .alterTable('transaction')
    .alterColumn('payment_third_id', (column) => column.dropDefault())
    .execute();

  await db.schema.dropTable('challenge').execute();
  await db.schema
    .createTable('challenge')
    .addColumn('reference_number', 'text', (column) =>
      column.primaryKey().references('transaction.reference_number').onDelete('cascade'),
    )
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('DEVICE_DATA', 'STEP_UP', 'HOSTED_PAGE', 'APPROVAL')`),
    )
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('return_url', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('page_token', 'text', (column) => column.unique())
    .addColumn('page_html', 'text')
    .addColumn('is_abandonment_checked', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();

  await db.schema.alterTable('movement').dropConstraint('movement_once').execute();
  await db.schema.alterTable('movement').dropConstraint('movement_kind_check').execute();
  // Empty for the other kinds.
  await db.schema
    .alterTable('movement')
    .addColumn('refund_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('movement')
    .addCheckConstraint('movement_kind_check', sql`kind in ('AUTHORISE', 'CAPTURE', 'VOID', 'REFUND')`)
    .execute();
  await db.schema
    .alterTable('movement')
    .addCheckConstraint('movement_refund_id', sql`(kind = 'REFUND') = (refund_id <> '')`)
    .execute();
  // One row per authorisation, capture, void and refund id.
  await db.schema
    .alterTable('movement')
    .addUniqueConstraint('movement_once', ['reference_number', 'kind', 'refund_id'])
    .execute();
}

/** Accounts of several payment providers, challenges by kind, refunds, and calls to providers whose outcome is unknown. */
export const providers: Migration = { up };
