import { type Kysely, sql } from 'kysely';

/** Subjects whose account was deleted, which nobody is given again; and what the provider keeps of an account, by account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_subject')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema.createIndex('artifact_account').on('artifact').expression(sql`(payload ->> 'accountId')`).execute();
}
