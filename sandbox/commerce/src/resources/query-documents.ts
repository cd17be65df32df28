import { type Kysely, type RawBuilder, sql } from 'kysely';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { checkFields } from './check-fields.ts';
import type { ListQuery } from './list-query.ts';
import { type Condition, type Searchable, toPathLiteral, toSqlCondition } from './predicate-sql.ts';
import type { QueryFields } from './query-fields.ts';

/** A table with a whole resource in `document` and its `id` in a text column. */
export interface DocumentSource extends Searchable {
  readonly table: string;
  readonly fields: QueryFields;
  /** Condition on all results, independent of the request (a kind, a store). */
  readonly scope?: Condition | undefined;
}

/** A page of results in the platform's format. */
export interface PagedResponse<Document> {
  readonly limit: number;
  readonly offset: number;
  readonly count: number;
  readonly total?: number;
  readonly results: readonly Document[];
}

/**
 * Runs a list query. Ties are sorted by id, so that pages have neither duplicates nor gaps.
 * @throws PlatformError `InvalidInput` for a field that the platform does not have
 */
export async function queryDocuments<Document>(
  db: Kysely<CommerceTables>,
  source: DocumentSource,
  query: ListQuery,
): Promise<PagedResponse<Document>> {
  const page = await queryRows<{ document: Document }>(db, source, query, sql`document`);
  return { ...page, results: page.results.map(({ document }) => document) };
}

/** Runs a list query like `queryDocuments`, and returns the columns of `selection`. */
export async function queryRows<Row>(
  db: Kysely<CommerceTables>,
  source: DocumentSource,
  query: ListQuery,
  selection: RawBuilder<unknown>,
): Promise<PagedResponse<Row>> {
  checkFields(query, source.fields);
  const conditions = [
    ...(source.scope ? [source.scope] : []),
    ...query.where.map((predicate) => toSqlCondition(predicate, source)),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const order = [
    ...query.sort.map(({ path, direction }) => {
      const value = source.columns[path.join('.')] ?? sql`document #> ${toPathLiteral(path)}`;
      return direction === 'desc' ? sql`${value} desc nulls last` : sql`${value} asc nulls last`;
    }),
    sql`id asc`,
  ];
  const { rows: results } = await sql<Row>`
    select ${selection} from ${table(source.table)} ${where}
    order by ${sql.join(order)} limit ${query.limit} offset ${query.offset}`.execute(db);
  const pageResponse = { limit: query.limit, offset: query.offset, count: results.length, results };
  if (!query.withTotal) return pageResponse;
  const isTotalKnown = query.offset === 0 && results.length < query.limit;
  return { ...pageResponse, total: isTotalKnown ? results.length : await countDocuments(db, source.table, where) };
}

async function countDocuments(
  db: Kysely<CommerceTables>,
  tableName: string,
  where: ReturnType<typeof sql>,
): Promise<number> {
  const result = await sql<{ total: number }>`select count(*)::int as total from ${table(tableName)} ${where}`.execute(
    db,
  );
  return result.rows[0]?.total ?? 0;
}
