import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { type TestPostgres, tryStartPostgres } from './testing/postgres.ts';

interface Tables {
  note: { id: number; text: string };
}

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await tryStartPostgres();
});
afterAll(() => postgres?.stop());

describe('prepared statements', () => {
  let database: Database;
  let db: Awaited<ReturnType<typeof open>>;
  const open = () =>
    database.schema<Tables>('notes', {
      '001_note': {
        async up(schema) {
          await sql`create table notes.note (id int primary key, text text not null)`.execute(schema);
          await sql`insert into notes.note values (1, 'one'), (2, 'two')`.execute(schema);
        },
      },
    });
  beforeEach(async ({ skip }) => {
    if (!postgres) return skip('PostgreSQL is not available');
    // One connection, so that every statement uses the same one.
    database = await openDatabase(await postgres.createDatabase(), { poolSize: 1 });
    db = await open();
  });
  afterEach(() => database.close());

  const findNote = (id: number) => db.selectFrom('note').selectAll().where('id', '=', id).execute();
  const repeat = async (times: number, work: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < times; index += 1) await work(index);
  };
  /** The prepared statements of the connection that contain a text. */
  const listPrepared = async (part: string) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
      where statement like ${`%${part}%`} and statement not like '%pg_prepared%' order by prepare_time`.execute(db);
    return rows.map(({ statement }) => statement);
  };

  it('prepares a statement that is sent for the third time, once for a connection', async () => {
    await repeat(2, () => findNote(1));
    expect(await listPrepared('note')).toEqual([]);
    await repeat(20, async (index) => expect(await findNote((index % 2) + 1)).toHaveLength(1));
    expect(await listPrepared('note')).toEqual([expect.stringContaining('"id" = $1')]);
  });

  it('prepares no statement with a list whose length varies', async () => {
    await repeat(12, async (index) => {
      const ids = Array.from({ length: index + 1 }, (_, id) => id);
      await db.selectFrom('note').selectAll().where('id', 'in', ids).execute();
    });
    expect(await listPrepared('note')).toEqual([]);
  });

  it('prepares no statement with a full-text search', async () => {
    await repeat(5, () => sql`select id from notes.note where to_tsvector(text) @@ to_tsquery(${'one'})`.execute(db));
    expect(await listPrepared('note')).toEqual([]);
  });

  it('prepares no statement in a transaction', async () => {
    await repeat(5, () =>
      inTransaction(db, (trx) => trx.selectFrom('note').select('text').where('id', '=', 1).execute()),
    );
    expect(await listPrepared('note')).toEqual([]);
  });

  it('prepares statements of 100,000 characters at most', async () => {
    const length = 10_000;
    await repeat(12, (index) =>
      repeat(3, () =>
        sql`select text ${sql.raw(`/*${index}${'-'.repeat(length)}*/`)} from notes.note where id = ${1}`.execute(db),
      ),
    );
    expect((await listPrepared('note')).length).toBe(9);
  });

  it('sends a statement again whose columns a migration has changed, and prepares it again', async () => {
    await repeat(4, () => findNote(1));
    await sql`alter table notes.note add column color text not null default 'red'`.execute(db);
    await repeat(4, async () => expect(await findNote(1)).toEqual([{ id: 1, text: 'one', color: 'red' }]));
    expect(await listPrepared('note')).toHaveLength(2);
  });

  it('sends a statement again that the server does not know, and prepares no more', async () => {
    await repeat(4, () => findNote(1));
    await sql`deallocate all`.execute(db);
    await repeat(4, async () => expect(await findNote(2)).toEqual([{ id: 2, text: 'two' }]));
    expect(await listPrepared('')).toEqual([]);
  });

  it('reports the error of a prepared statement, and keeps the statement', async () => {
    const insert = (id: number) => db.insertInto('note').values({ id, text: 'more' }).execute();
    await repeat(4, (index) => insert(10 + index));
    await expect(insert(10)).rejects.toMatchObject({ code: '23505' });
    await insert(20);
    expect(await listPrepared('insert into')).toHaveLength(1);
    expect(await findNote(20)).toHaveLength(1);
  });
});
