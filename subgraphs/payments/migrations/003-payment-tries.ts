import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_try')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('shopper', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('cart_id', 'text')
    .addColumn('attempt_id', 'uuid')
    .addColumn('attempt_try', 'integer')
    .addColumn('outcome', 'text', (column) => column.check(sql`outcome in ('DECLINED', 'NOT_DECLINED')`))
    .addColumn('tried_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  for (const key of ['shopper', 'address', 'cart_id'] as const) {
    await db.schema.createIndex(`payment_try_${key}`).on('payment_try').columns([key, 'tried_at']).execute();
  }
  await db.schema.createIndex('payment_try_tried_at').on('payment_try').column('tried_at').execute();
}

/** Creates the tries to pay or to save a card, for the limit on them. No card data is stored. */
export const paymentTries: Migration = { up };
