import type { Kysely } from 'kysely';

/** Requested changes of the email address of an account. The code is stored as a slow hash, because it is short. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_change')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('subject', 'text', (column) => column.notNull().references('account.subject').onDelete('cascade'))
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('failed_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('email_change_subject').on('email_change').columns(['subject', 'id']).execute();
  await db.schema.createIndex('email_change_expires_at').on('email_change').column('expires_at').execute();
}
