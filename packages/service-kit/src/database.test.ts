import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTransaction, NestedQueryError, openDatabase, runAfterCommit } from './database.ts';
import { createJobs } from './jobs.ts';
import { createLogger } from './logger.ts';
import { tryStartPostgres } from './testing/postgres.ts';

interface Tables {
  note: { id: number; text: string };
}

let database: Database;
const createNotes: Migration = {
  async up(db) {
    await db.schema
      .createTable('note')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
  },
};
const open = (opened = database) => opened.schema<Tables>('notes', { '001_note': createNotes });

beforeAll(async () => {
  database = await openDatabase('pglite://memory');
});
afterAll(() => database.close());

describe('openDatabase', () => {
  it('migrates a schema once and keeps it separate', async () => {
    await open();
    const db = await open();
    await db.insertInto('note').values({ id: 1, text: 'one' }).execute();
    const { rows } = await database.execute('select text from notes.note where id = $1', [1]);
    expect(rows).toEqual([{ text: 'one' }]);
  });

  it('runs later migrations, and refuses a schema with migrations that are unknown', async () => {
    const addAuthor: Migration = {
      up: (db) => db.schema.alterTable('note').addColumn('author', 'text').execute(),
    };
    await database.schema('books', { '001_note': createNotes });
    const db = await database.schema<{ note: { author: string | null } }>('books', {
      '001_note': createNotes,
      '002_author': addAuthor,
    });
    await expect(db.selectFrom('note').select('author').execute()).resolves.toEqual([]);
    await expect(database.schema('books', { '001_note': createNotes })).rejects.toThrow('002_author');
  });

  it('keeps queries of other callers out of an open transaction', async () => {
    const db = await open();
    const inserted = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const failing = inTransaction(db, async (trx) => {
      await trx.insertInto('note').values({ id: 2, text: 'rolled back' }).execute();
      inserted.resolve();
      await released.promise;
      throw new Error('no');
    });
    await inserted.promise;
    const otherQuery = db.insertInto('note').values({ id: 3, text: 'kept' }).execute();
    released.resolve();
    await expect(failing).rejects.toThrow('no');
    await otherQuery;
    const rows = await db.selectFrom('note').select('id').where('id', 'in', [2, 3]).execute();
    expect(rows).toEqual([{ id: 3 }]);
  });

  it('rejects a query outside the surrounding transaction instead of blocking', async () => {
    const db = await open();
    await expect(inTransaction(db, async () => db.selectFrom('note').select('id').execute())).rejects.toThrow(
      NestedQueryError,
    );
  });

  it('runs afterCommit work after the commit, and never after a rollback', async () => {
    const db = await open();
    const ran: string[] = [];
    await inTransaction(db, async (trx) => {
      runAfterCommit(() => ran.push('after'));
      await trx.insertInto('note').values({ id: 4, text: 'kept' }).execute();
      ran.push('inside');
    });
    const failing = inTransaction(db, async () => {
      runAfterCommit(() => ran.push('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    runAfterCommit(() => ran.push('outside'));
    expect(ran).toEqual(['inside', 'after', 'outside']);
  });

  it('has the extensions that search needs', async () => {
    const db = await open();
    const found = await sql<{ plain: string }>`select unaccent('Café') as plain`.execute(db);
    expect(found.rows).toEqual([{ plain: 'Cafe' }]);
  });
});

it('lets processes that start at the same time create the extensions, tables and job queues of an empty database once (CONFIGURATION-39)', async ({
  skip,
}) => {
  const postgres = await tryStartPostgres();
  if (!postgres) return skip('PostgreSQL is not available');
  try {
    const url = await postgres.createDatabase();
    const logger = createLogger({ name: 'test', level: 'silent' });
    const startProcess = async () => {
      const own = await openDatabase(url);
      const db = await open(own);
      const jobs = createJobs(own, logger, { pollSeconds: 60 });
      jobs.work('test', async () => undefined);
      await jobs.start();
      return { own, db, jobs };
    };
    const started = await Promise.all(Array.from({ length: 4 }, startProcess));
    await started[0]?.db.insertInto('note').values({ id: 1, text: 'one' }).execute();
    expect(await started[3]?.db.selectFrom('note').selectAll().execute()).toEqual([{ id: 1, text: 'one' }]);
    for (const { own, jobs } of started) {
      await jobs.stop();
      await own.close();
    }
  } finally {
    await postgres.stop();
  }
});
