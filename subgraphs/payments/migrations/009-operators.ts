import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // What the upstreams answered, without card data and names: a list of `UpstreamAnswer`.
  await db.schema.alterTable('step').addColumn('answers', 'jsonb').execute();
  await db.schema
    .createTable('alert')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('attempt_id', 'uuid', (column) => column.notNull().references('attempt.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('raised_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('alert_of_attempt').on('alert').columns(['attempt_id', 'id']).execute();
  // The order of lists, and the look-ups. Order numbers of refunds are not in the unique index.
  await sql`create index attempt_by_review on payments.attempt ((status = 'NEEDS_REVIEW'), created_at, id)`.execute(db);
  await db.schema.createIndex('attempt_by_order_number').on('attempt').column('order_number').execute();
  await db.schema.createIndex('attempt_by_cart').on('attempt').column('cart_id').execute();
  for (const fact of ['membershipNumber', 'referenceNumber']) {
    await sql`create index ${sql.id(`attempt_by_${fact.toLowerCase()}`)}
      on payments.attempt ((facts ->> ${sql.lit(fact)}))`.execute(db);
  }
}

/** Adds the answers of upstreams and alerts to the journal, and the look-ups of operators. */
export const operators: Migration = { up };
