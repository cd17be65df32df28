import type { CommerceContext } from './context.ts';
import { refreshStatistics } from './resources/statistics.ts';

/** Reports the progress of seeding: a label, the completed steps and the total. */
export type SeedProgress = (label: string, done: number, total: number) => void;

/**
 * Loads the seeds of one area. Seeders run in order and can depend on earlier ones. Each must be idempotent, because an
 * interrupted start runs all of them again.
 */
export interface Seeder {
  readonly label: string;
  run(context: CommerceContext, report: (done: number, total: number) => void): Promise<void>;
}

const marker = { kind: 'seed', id: 'complete' };

/** Seeds an empty database; returns false when it was seeded before. */
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
