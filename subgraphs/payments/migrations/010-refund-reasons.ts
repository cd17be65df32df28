import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_change').dropConstraint('order_change_reason_check').execute();
  await db.schema
    .alterTable('order_change')
    .addCheckConstraint(
      'order_change_reason_check',
      sql`reason in ('CANCELLED', 'MISSING_ITEMS', 'WEIGHT', 'MISSING_ITEMS_OR_WEIGHT')`,
    )
    .execute();
}

/** Orders with missing items as well as lighter ones. */
export const refundReasons: Migration = { up };
