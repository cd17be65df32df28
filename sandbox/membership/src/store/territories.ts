import { inTransaction } from '@tarima/service-kit/database';
import type { Store, TerritoryRow } from './tables.ts';

/** A territory as it is told. */
export type Territory = Pick<TerritoryRow, 'id' | 'name'>;

const rowsPerInsert = 500;

/** The first level of a country, in its customary order. */
export function territoriesOf(db: Store, country: string): Promise<Territory[]> {
  const all = db.selectFrom('territory').select(['id', 'name']);
  return all.where('parent_id', 'is', null).where('country', '=', country).orderBy('position').execute();
}

/** What lies in a territory of the level above; empty for an unknown one. */
export function partsOf(db: Store, parentId: string, level: TerritoryRow['level']): Promise<Territory[]> {
  const all = db.selectFrom('territory').select(['id', 'name']);
  return all.where('parent_id', '=', parentId).where('level', '=', level).orderBy('position').execute();
}

/** Fills an empty table, all or nothing. `load` is called only then; it tells a whole before its parts. */
export async function seedTerritories(db: Store, load: () => Promise<readonly TerritoryRow[]>): Promise<void> {
  if (await db.selectFrom('territory').select('id').limit(1).executeTakeFirst()) return;
  const rows = await load();
  await inTransaction(db, async (trx) => {
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      await trx
        .insertInto('territory')
        .values(rows.slice(from, from + rowsPerInsert))
        .execute();
    }
  });
}
