import { type Kysely, type RawBuilder, sql } from 'kysely';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

/** Rows per statement; more use memory without being faster. */
const chunkSize = 5_000;

/**
 * Inserts many rows with one JSON parameter per chunk, which takes a tenth of the time of one parameter per value.
 * `columns` are names with their SQL types; `onConflict` is appended.
 */
export async function insertMany(
  db: Kysely<CommerceTables>,
  name: keyof CommerceTables & string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
  onConflict: RawBuilder<unknown> = sql``,
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
  const typedColumns = sql.join(
    Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`),
  );
  for (let at = 0; at < rows.length; at += chunkSize) {
    const chunk = JSON.stringify(rows.slice(at, at + chunkSize));
    await sql`insert into ${table(name)} (${names})
      select ${names} from jsonb_to_recordset(${chunk}::jsonb) as given (${typedColumns}) ${onConflict}`.execute(db);
  }
}
