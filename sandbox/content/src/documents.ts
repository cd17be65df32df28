import { type ColumnType, type Kysely, sql } from 'kysely';

/** The tables of the schema `content`. */
export interface ContentTables {
  document: {
    path: string;
    body: ColumnType<unknown, string, string>;
    /** Written and not published; null when there is none. */
    draft: ColumnType<unknown, string | null | undefined, string | null>;
    /** Written by an editor: later seeds leave it alone. */
    edited: boolean;
  };
}

/** Documents of one reading. */
export interface Reading {
  /** Drafts in place of what is published. */
  readonly preview: boolean;
}

export type Documents = ReturnType<typeof createDocuments>;

/** Documents by path: the only SQL on the table `document`. */
export function createDocuments(db: Kysely<ContentTables>) {
  return {
    /** The document at the first of these paths that has one, and where that is. */
    async findFirst(
      paths: readonly string[],
      { preview }: Reading,
    ): Promise<{ path: string; body: unknown } | undefined> {
      const rows = await db
        .selectFrom('document')
        .select(['path', preview ? sql<unknown>`coalesce(draft, body)`.as('body') : 'body'])
        .where('path', 'in', paths)
        .execute();
      const found = paths.map((path) => rows.find((row) => row.path === path));
      return found.find((row) => row !== undefined);
    },

    /** The documents under the prefix that carry an id, by the rest of their paths, in order. */
    async idsUnder(prefix: string): Promise<{ path: string; id: string }[]> {
      const rows = await db
        .selectFrom('document')
        .select(['path', sql<string | null>`body->>'id'`.as('id')])
        .where(sql<boolean>`starts_with(path, ${prefix})`)
        .orderBy('path')
        .execute();
      return rows.flatMap(({ path, id }) => (id === null ? [] : [{ path: path.slice(prefix.length), id }]));
    },

    /** Publishes an editor's document in place of whatever is there. */
    async publish(path: string, body: unknown): Promise<void> {
      const values = { body: JSON.stringify(body), draft: null, edited: true };
      await db
        .insertInto('document')
        .values({ path, ...values })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
        .execute();
    },

    /** Keeps an editor's document for previews; false when nothing is published at the path. */
    async saveDraft(path: string, draft: unknown): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('document')
        .set({ draft: JSON.stringify(draft) })
        .where('path', '=', path)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
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
