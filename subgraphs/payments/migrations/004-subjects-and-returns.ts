import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const isUnfinished = sql<boolean>`status in ('OPEN', 'PROCESSING', 'CHALLENGE_REQUIRED', 'NEEDS_REVIEW')`;
const isCheckout = sql<boolean>`purpose <> 'REFUND'`;

/** An attempt has a subject instead of a cart: a cart, a membership, or the order of a refund. */
async function addSubjects(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempt').addColumn('subject', 'text').addColumn('method', 'text').execute();
  // The release before inserts attempts without a subject during a rolling restart.
  await sql`create function payments.fill_attempt_subject() returns trigger language plpgsql as $$
    begin
      new.subject := coalesce(new.subject, 'cart:' || new.cart_id);
      return new;
    end
  $$`.execute(db);
  await sql`create trigger fill_subject before insert on payments.attempt
    for each row execute function payments.fill_attempt_subject()`.execute(db);
  await sql`update payments.attempt set subject = 'cart:' || cart_id`.execute(db);
  await db.schema
    .alterTable('attempt')
    .alterColumn('subject', (column) => column.setNotNull())
    .execute();
  await db.schema
    .alterTable('attempt')
    .alterColumn('cart_id', (column) => column.dropNotNull())
    .execute();
  // At most one unfinished attempt for a subject: concurrent attempts cannot pay for a cart or a membership twice.
  await db.schema
    .createIndex('attempt_holds_subject')
    .unique()
    .on('attempt')
    .column('subject')
    .where(isUnfinished)
    .execute();
  await db.schema.dropIndex('attempt_holds_cart').execute();
  // A refund has the order number and the payment key of the order that it refunds.
  for (const column of ['order_number', 'payment_key']) {
    await db.schema.alterTable('attempt').dropConstraint(`attempt_${column}_key`).execute();
    await db.schema.createIndex(`attempt_${column}`).unique().on('attempt').column(column).where(isCheckout).execute();
  }
}

async function up(db: Kysely<unknown>): Promise<void> {
  await addSubjects(db);
  // Browsers that a provider sends back. The state in the URL is known to the provider and the browser only.
  await db.schema
    .createTable('payment_return')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('attempt_id', 'uuid', (column) => column.notNull().references('attempt.id'))
    .addColumn('try', 'integer', (column) => column.notNull())
    .addColumn('page', 'text', (column) =>
      column.notNull().check(sql`page in ('CARD_AUTHENTICATION', 'HOSTED_CARD', 'PAYPAL')`),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz')
    .addColumn('parameters', 'jsonb')
    .execute();
  await db.schema.createIndex('payment_return_expires_at').on('payment_return').column('expires_at').execute();
  // Decisions of operators about attempts that needed review, each with the step that it began.
  await db.schema
    .createTable('resolution')
    .addColumn('step_id', 'bigint', (column) => column.primaryKey().references('step.id'))
    .addColumn('attempt_id', 'uuid', (column) => column.notNull().references('attempt.id'))
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('operator_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('resolution_of_attempt').on('resolution').columns(['attempt_id', 'step_id']).execute();
}

/** Gives attempts a subject, which need not be a cart, and creates returns from providers and operators' resolutions. */
export const subjectsAndReturns: Migration = { up };
