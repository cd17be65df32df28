import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';

it('keeps the log of an embedded database small while it grows', async () => {
  const database = await openDatabase('pglite://memory');
  try {
    const db = await database.schema<{ note: { text: string } }>('notes', {
      '001_note': {
        async up(schema) {
          await sql`create table notes.note (text text not null)`.execute(schema);
          await sql`alter table notes.note alter text set storage external`.execute(schema);
        },
      },
    });
    const readLogMegabytes = async () => {
      const { rows } = await sql<{ size: string }>`select sum(size) as size from pg_ls_waldir()`.execute(db);
      return Number(rows[0]?.size) / 1024 ** 2;
    };
    for (let megabytes = 0; megabytes < 210; megabytes += 1) {
      await sql`insert into notes.note select repeat('x', 1024 * 1024)`.execute(db);
    }
    expect(await readLogMegabytes()).toBeLessThan(130);
  } finally {
    await database.close();
  }
});
