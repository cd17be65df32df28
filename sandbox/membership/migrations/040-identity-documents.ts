import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identity_document')
    .addColumn('document_id', 'uuid', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addColumn('membership_id', 'text', (column) => column.references('card.membership_id'))
    .addColumn('uploaded_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

/** Pictures of identity documents. */
export const identityDocuments: Migration = { up };
