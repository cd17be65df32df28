import { type Kysely, sql } from 'kysely';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';

/**
 * Records that products or their search data were created, changed or deleted, with the id of the transaction. Numbers
 * from a sequence would not do: a transaction with a lower number can commit later.
 */
export async function recordProductChanges(db: Kysely<CommerceTables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into ${table('product_change')} (product_id) select unnest(${ids}::text[])
    on conflict (product_id) do update set changed_in = pg_current_xact_id()`.execute(db);
}

/** Transactions before the position have ended: their changes have been listed. */
export type Position = string;

export const firstPosition: Position = '0';

/** Lists the products that changed since the position, some of them again. */
export async function listChangedProducts(
  db: Kysely<CommerceTables>,
  since: Position,
): Promise<{ readonly ids: readonly string[]; readonly position: Position }> {
  const { rows } = await sql<{ ids: string[]; position: Position }>`
    select array(select product_id from ${table('product_change')} where changed_in >= ${since}::xid8) as ids,
      pg_snapshot_xmin(pg_current_snapshot())::text as position`.execute(db.withoutPlugins());
  return rows[0] ?? { ids: [], position: since };
}
