import { type Kysely, sql } from 'kysely';

/** Subjects of deleted accounts, which are never reused, and an index of the provider's records by account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_subject')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema.createIndex('artifact_account').on('artifact').expression(sql`(payload ->> 'accountId')`).execute();
}
