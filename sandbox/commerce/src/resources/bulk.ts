import { type Kysely, type RawBuilder, sql } from 'kysely';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

/** Rows per statement; more use memory without being faster. */
const chunkSize = 5_000;

/**
 * Inserts many rows with one JSON parameter per chunk, which takes a tenth of the time of one parameter per value.
 * `columns` are names with their SQL types; `onConflict` is appended. `constants` are values of columns that are equal in
 * all rows, with their SQL types.
 */
export async function insertMany(
  db: Kysely<CommerceTables>,
  name: keyof CommerceTables & string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
  onConflict: RawBuilder<unknown> = sql``,
  constants: Readonly<Record<string, { readonly type: string; readonly value: unknown }>> = {},
): Promise<void> {
  const columnRefs = Object.keys(columns).map((column) => sql.ref(column));
  const names = sql.join([...columnRefs, ...Object.keys(constants).map((column) => sql.ref(column))]);
  const values = sql.join([
    ...columnRefs,
    ...Object.values(constants).map(({ type, value }) => sql`${value}::${sql.raw(type)}`),
  ]);
  const typedColumns = sql.join(
    Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`),
  );
  for (let at = 0; at < rows.length; at += chunkSize) {
    const chunk = JSON.stringify(rows.slice(at, at + chunkSize));
    await sql`insert into ${table(name)} (${names})
      select ${values} from jsonb_to_recordset(${chunk}::jsonb) as given (${typedColumns}) ${onConflict}`.execute(db);
  }
}
