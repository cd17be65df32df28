import { type Kysely, sql } from 'kysely';
import { createDuplicateFieldError } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import type { DocumentSource } from '../resources/query-documents.ts';
import type { QueryFields } from '../resources/query-fields.ts';
import type { ReferenceSource } from '../resources/references.ts';
import type { Resource } from '../resources/tables.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

type Db = Kysely<CommerceTables>;

export interface DocumentTable<Document> {
  readonly table: string;
  /** Columns other than `id`, `version` and `document` for searching and sorting: SQL name -> value. */
  readonly columns: Readonly<Record<string, (document: Document) => string | null | undefined>>;
  /** The platform's fields, by which lists can be queried. */
  readonly queryFields: QueryFields;
  /** Columns by the platform's field, for predicates and sorts. */
  readonly fields: Readonly<Record<string, string>>;
  /** Unique fields by constraint name. */
  readonly unique: Readonly<Record<string, string>>;
}

/** The only SQL on a table with one resource per row. Write operations take a transaction. */
export interface DocumentRepository<Document extends Resource> {
  /** Source of list queries. */
  readonly source: DocumentSource;
  references(db: Db): ReferenceSource;
  /** Finds a row by a column value; the most recently modified one if there are several. */
  findBy(db: Db, column: string, value: string, condition?: Condition): Promise<Document | undefined>;
  /** Locks a row until the transaction ends; concurrent transactions wait and then read the new state. */
  lock(trx: Db, id: string): Promise<Document | undefined>;
  /** @throws PlatformError `DuplicateField` */
  insert(trx: Db, document: Document): Promise<void>;
  /** @throws PlatformError `DuplicateField` */
  replace(trx: Db, document: Document): Promise<void>;
  remove(trx: Db, id: string): Promise<void>;
}

export function createDocumentRepository<Document extends Resource>(
  definition: DocumentTable<Document>,
): DocumentRepository<Document> {
  const name = table(definition.table);
  const columns = Object.keys(definition.columns);
  const values = (document: Document) => [
    document.id,
    document.version,
    ...Object.values(definition.columns).map((column) => column(document) ?? null),
    JSON.stringify(document),
  ];
  const columnList = sql.join(['id', 'version', ...columns, 'document'].map((column) => sql.ref(column)));
  const assignments = (document: Document) => {
    const [, ...rest] = values(document);
    return sql.join(
      ['version', ...columns, 'document'].map((column, index) => sql`${sql.ref(column)} = ${rest[index]}`),
    );
  };
  const findAll = async (db: Db, column: string, values: readonly string[]) => {
    if (values.length === 0) return [];
    const found = await sql<{ document: Document }>`
      select document from ${name} where ${sql.ref(column)} in (${sql.join(values)})`.execute(db);
    return found.rows.map((row) => row.document);
  };

  return {
    source: {
      table: definition.table,
      fields: definition.queryFields,
      columns: Object.fromEntries(Object.entries(definition.fields).map(([field, column]) => [field, sql.ref(column)])),
    },
    references: (db) => ({
      findByIds: (ids) => findAll(db, 'id', ids),
      findByKeys: (keys) => (definition.fields.key ? findAll(db, 'key', keys) : Promise.resolve([])),
    }),
    async findBy(db, column, value, condition = sql<boolean>`true`) {
      const found = await sql<{ document: Document }>`
        select document from ${name} where ${sql.ref(column)} = ${value} and ${condition}
        order by last_modified_at desc limit 1`.execute(db);
      return found.rows[0]?.document;
    },
    async lock(trx, id) {
      const found = await sql<{ document: Document }>`
        select document from ${name} where id = ${id} for update`.execute(trx);
      return found.rows[0]?.document;
    },
    insert: (trx, document) =>
      reportDuplicates(definition.unique, document, async () => {
        await sql`insert into ${name} (${columnList}) values (${sql.join(values(document))})`.execute(trx);
      }),
    replace: (trx, document) =>
      reportDuplicates(definition.unique, document, async () => {
        await sql`update ${name} set ${assignments(document)} where id = ${document.id}`.execute(trx);
      }),
    async remove(trx, id) {
      await sql`delete from ${name} where id = ${id}`.execute(trx);
    },
  };
}

const uniqueViolation = '23505';

/** Runs a write and converts a violated unique constraint to the platform's `DuplicateField`. */
async function reportDuplicates<Document extends object>(
  unique: Readonly<Record<string, string>>,
  document: Document,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) throw error;
    const constraint = 'constraint' in error ? String(error.constraint) : '';
    const field = Object.hasOwn(unique, constraint) ? unique[constraint] : undefined;
    if (field === undefined) throw error;
    throw createDuplicateFieldError(field, Reflect.get(document, field));
  }
}
