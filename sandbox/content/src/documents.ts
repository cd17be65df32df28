import { type ColumnType, type Kysely, sql } from 'kysely';

/** The tables of the schema `content`. */
export interface ContentTables {
  document: {
    path: string;
    body: ColumnType<unknown, string, string>;
    /** Unpublished draft; null when there is none. */
    draft: ColumnType<unknown, string | null | undefined, string | null>;
    /** True when an editor has changed the document; later seeds leave it unchanged. */
    edited: boolean;
  };
}

/** Options of reading a document. */
export interface ReadOptions {
  /** Whether drafts replace published documents. */
  readonly preview: boolean;
}

export type Documents = ReturnType<typeof createDocuments>;

/** Documents by path: the only SQL on the table `document`. */
export function createDocuments(db: Kysely<ContentTables>) {
  return {
    /** Returns the document at the first path that has one, with that path. */
    async findFirst(
      paths: readonly string[],
      { preview }: ReadOptions,
    ): Promise<{ path: string; body: unknown } | undefined> {
      const rows = await db
        .selectFrom('document')
        .select(['path', preview ? sql<unknown>`coalesce(draft, body)`.as('body') : 'body'])
        .where('path', 'in', paths)
        .execute();
      const found = paths.map((path) => rows.find((row) => row.path === path));
      return found.find((row) => row !== undefined);
    },

    /** Lists the documents under the prefix that have an id, sorted by path relative to the prefix. */
    async listIds(prefix: string): Promise<{ path: string; id: string }[]> {
      const rows = await db
        .selectFrom('document')
        .select(['path', sql<string | null>`body->>'id'`.as('id')])
        .where(sql<boolean>`starts_with(path, ${prefix})`)
        .orderBy('path')
        .execute();
      return rows.flatMap(({ path, id }) => (id === null ? [] : [{ path: path.slice(prefix.length), id }]));
    },

    /** Publishes an editor's document and replaces an existing one. */
    async publish(path: string, body: unknown): Promise<void> {
      const values = { body: JSON.stringify(body), draft: null, edited: true };
      await db
        .insertInto('document')
        .values({ path, ...values })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
        .execute();
    },

    /** Saves an editor's document as a draft for previews; false when nothing is published at the path. */
    async saveDraft(path: string, draft: unknown): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('document')
        .set({ draft: JSON.stringify(draft) })
        .where('path', '=', path)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Inserts the seed documents and updates those that no editor has changed. */
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
