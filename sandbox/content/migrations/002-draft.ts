import type { Kysely } from 'kysely';

/** What editors have written and not published: previews show it in place of the body. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('document').addColumn('draft', 'jsonb').execute();
}
