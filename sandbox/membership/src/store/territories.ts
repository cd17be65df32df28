import { inTransaction } from '@tarima/service-kit/database';
import type { Store, TerritoryRow } from './tables.ts';

/** A territory in the API's format. */
export type Territory = Pick<TerritoryRow, 'id' | 'name'>;

const rowsPerInsert = 500;

/** First-level territories of a country in their customary order. */
export function listTopLevel(db: Store, country: string): Promise<Territory[]> {
  const all = db.selectFrom('territory').select(['id', 'name']);
  return all.where('parent_id', 'is', null).where('country', '=', country).orderBy('position').execute();
}

/** Territories of a level within a parent; empty for an unknown parent. */
export function listChildren(db: Store, parentId: string, level: TerritoryRow['level']): Promise<Territory[]> {
  const all = db.selectFrom('territory').select(['id', 'name']);
  return all.where('parent_id', '=', parentId).where('level', '=', level).orderBy('position').execute();
}

/** The second level of a country, by the id of its parent. */
export async function listZones(db: Store, country: string): Promise<ReadonlyMap<string, Territory[]>> {
  const all = db.selectFrom('territory').select(['id', 'name', 'parent_id']);
  const rows = await all.where('country', '=', country).where('level', '=', 'zone').orderBy('position').execute();
  const zones = new Map<string, Territory[]>();
  for (const { parent_id: parentId, ...zone } of rows) {
    zones.set(String(parentId), [...(zones.get(String(parentId)) ?? []), zone]);
  }
  return zones;
}

/**
 * Fills an empty table in one transaction. `load` is called only for an empty table and returns parents before their
 * children.
 */
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
