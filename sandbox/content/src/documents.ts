import type { ColumnType, Kysely } from 'kysely';

/** The tables of the schema `content`. */
export interface ContentTables {
  document: {
    path: string;
    body: ColumnType<unknown, string, string>;
    /** Written by an editor: later seeds leave it alone. */
    edited: boolean;
  };
}

/** Documents by path: the only SQL on the table `document`. */
export function createDocuments(db: Kysely<ContentTables>) {
  return {
    async find(path: string): Promise<unknown> {
      const row = await db.selectFrom('document').select('body').where('path', '=', path).executeTakeFirst();
      return row?.body;
    },

    /** Puts an editor's document in place of whatever is there. */
    async edit(path: string, body: unknown): Promise<void> {
      const values = { body: JSON.stringify(body), edited: true };
      await db
        .insertInto('document')
        .values({ path, ...values })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
        .execute();
    },

    /** Brings the documents that no editor has touched to what the seeds say. */
    async seed(documents: Readonly<Record<string, unknown>>): Promise<void> {
      const rows = Object.entries(documents).map(([path, body]) => ({
        path,
        body: JSON.stringify(body),
        edited: false,
      }));
      await db
        .insertInto('document')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column('path')
            .doUpdateSet((excluded) => ({ body: excluded.ref('excluded.body') }))
            .where('document.edited', '=', false),
        )
        .execute();
    },
  };
}
