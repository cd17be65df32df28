import type { EconomicActivityRow, Store } from './tables.ts';

const rowsPerInsert = 1_000;

/** The economic activities of a country in the order of their codes, in the API's format. */
export function listEconomicActivities(db: Store, country: string): Promise<{ id: string; name: string }[]> {
  const all = db.selectFrom('economic_activity').select(['code as id', 'name']);
  return all.where('country', '=', country).orderBy('code').execute();
}

/** Fills an empty table. */
export async function addEconomicActivities(db: Store, rows: readonly EconomicActivityRow[]): Promise<void> {
  if (await db.selectFrom('economic_activity').select('code').limit(1).executeTakeFirst()) return;
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await db
      .insertInto('economic_activity')
      .values(rows.slice(from, from + rowsPerInsert))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
