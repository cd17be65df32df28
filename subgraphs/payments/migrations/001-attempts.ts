import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('market', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('cart_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .check(
          sql`status in ('OPEN', 'PROCESSING', 'CHALLENGE_REQUIRED', 'COMPLETED', 'DECLINED', 'VOIDED', 'NEEDS_REVIEW')`,
        ),
    )
    .addColumn('step', 'text')
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('order_number', 'text', (column) => column.notNull().unique())
    .addColumn('payment_key', 'text', (column) => column.notNull().unique())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('facts', 'jsonb', (column) => column.notNull())
    .addColumn('faults', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'timestamptz')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('attempt_once', ['owner', 'idempotency_key'])
    .execute();
  // At most one attempt holds a cart, so that concurrent attempts cannot pay for it twice.
  await db.schema
    .createIndex('attempt_holds_cart')
    .unique()
    .on('attempt')
    .column('cart_id')
    .where(sql<boolean>`status in ('OPEN', 'PROCESSING', 'CHALLENGE_REQUIRED', 'NEEDS_REVIEW')`)
    .execute();
  await db.schema
    .createIndex('attempt_unfinished')
    .on('attempt')
    .column('due_at')
    .where(sql<boolean>`status in ('PROCESSING', 'CHALLENGE_REQUIRED')`)
    .execute();

  // The journal: a row is written before a step's calls and completed after them.
  await db.schema
    .createTable('step')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('attempt_id', 'uuid', (column) => column.notNull().references('attempt.id'))
    .addColumn('try', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('finished_at', 'timestamptz')
    .addColumn('outcome', 'text')
    .execute();
  await db.schema.createIndex('step_of_attempt').on('step').columns(['attempt_id', 'id']).execute();
  // At most one PROCESS row in a try, so that the payment is never requested twice.
  await db.schema
    .createIndex('step_process_once')
    .unique()
    .on('step')
    .columns(['attempt_id', 'try'])
    .where(sql<boolean>`name = 'PROCESS'`)
    .execute();
}

/** Creates checkout attempts and the journal of their steps. */
export const attempts: Migration = { up };
