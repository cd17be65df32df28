import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { tryStartPostgres } from './postgres.ts';

const postgres = await tryStartPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)('tryStartPostgres', () => {
  it('starts a server that openDatabase can use, with unaccent', async () => {
    const database = await openDatabase((await postgres?.createDatabase()) ?? '');
    const { rows } = await database.execute("select unaccent(lower('ÁREA')) as word");
    expect(rows).toEqual([{ word: 'area' }]);
    expect(database.engine).toBe('postgres');
    await database.close();
  });
});
