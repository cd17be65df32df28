import { type ColumnType, type Kysely, sql } from 'kysely';
import { documentSchema, type ProductDocument } from '../document.ts';

/** The tables of the schema `discovery`. */
export interface DiscoveryTables {
  document: { pid: string; body: ColumnType<unknown, string, string> };
  feed: { name: string; read_until: Date };
}

const feedName = 'commerce';

/** Indexed documents and the feed's mark: the only SQL of this sandbox. */
export function createDocuments(db: Kysely<DiscoveryTables>) {
  return {
    async all(): Promise<ProductDocument[]> {
      const rows = await db.selectFrom('document').select('body').orderBy('pid').execute();
      return rows.map(({ body }) => documentSchema.parse(body));
    },

    async put(documents: readonly ProductDocument[]): Promise<void> {
      if (documents.length === 0) return;
      const rows = documents.map((document) => ({ pid: document.pid, body: JSON.stringify(document) }));
      await db
        .insertInto('document')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('pid').doUpdateSet((excluded) => ({ body: excluded.ref('excluded.body') })),
        )
        .execute();
    },

    async remove(pids: readonly string[]): Promise<void> {
      if (pids.length > 0) await db.deleteFrom('document').where('pid', 'in', pids).execute();
    },

    /** Up to when changes have been read; undefined before the first feed. */
    async readUntil(): Promise<Date | undefined> {
      const row = await db.selectFrom('feed').select('read_until').where('name', '=', feedName).executeTakeFirst();
      return row?.read_until;
    },

    async markRead(until: Date): Promise<void> {
      await db
        .insertInto('feed')
        .values({ name: feedName, read_until: until })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ read_until: sql`excluded.read_until` }))
        .execute();
    },
  };
}

export type Documents = ReturnType<typeof createDocuments>;
