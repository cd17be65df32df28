import type { CommerceContext } from './context.ts';
import { refreshStatistics } from './resources/statistics.ts';

/** Tells a person how far the seeding is: a label, and what is done of how much. */
export type SeedProgress = (label: string, done: number, total: number) => void;

/**
 * Loads one area's seeds. Seeders run in the order of the list and may rely on the ones before; each must be repeatable,
 * since a start that was interrupted runs them all again.
 */
export interface Seeder {
  readonly label: string;
  run(context: CommerceContext, report: (done: number, total: number) => void): Promise<void>;
}

const marker = { kind: 'seed', id: 'complete' };

/** Fills an empty database; does nothing once it was filled. True when it worked now. */
export async function seedCommerce(
  context: CommerceContext,
  seeders: readonly Seeder[],
  progress: SeedProgress = () => {},
): Promise<boolean> {
  const done = await context.db
    .selectFrom('resource')
    .select('id')
    .where('kind', '=', marker.kind)
    .where('id', '=', marker.id)
    .executeTakeFirst();
  if (done) return false;
  for (const seeder of seeders) await seeder.run(context, (count, total) => progress(seeder.label, count, total));
  await refreshStatistics(context);
  const at = context.now().toISOString();
  const document = { id: marker.id, version: 1, createdAt: at, lastModifiedAt: at };
  await context.db
    .insertInto('resource')
    .values({ ...marker, key: null, version: 1, document: JSON.stringify(document) })
    .execute();
  return true;
}
