import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { CommerceTables } from '../tables.ts';
import { createCategoryCounts } from './category-counts.ts';

it('runs no query for a response without categories', async () => {
  const db = new Proxy({} as Kysely<CommerceTables>, {
    get() {
      throw new Error('The database was queried.');
    },
  });
  expect(await createCategoryCounts({ db, now: () => new Date() }).addCounts([])).toEqual([]);
});
