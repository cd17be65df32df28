import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { CommerceTables } from '../tables.ts';
import { createCategoryCounts } from './category-counts.ts';

it('counts nothing for an answer without categories', async () => {
  const db = new Proxy({} as Kysely<CommerceTables>, {
    get() {
      throw new Error('The database was asked.');
    },
  });
  expect(await createCategoryCounts({ db, now: () => new Date() }).added([])).toEqual([]);
});
