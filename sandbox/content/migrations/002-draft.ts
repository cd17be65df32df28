import type { Kysely } from 'kysely';

/** Unpublished drafts of editors, which previews show instead of the body. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('document').addColumn('draft', 'jsonb').execute();
}
