import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import type { KeyValueStore } from './key-value.ts';
import { createLocks } from './key-value-locks.ts';
import type { Logger } from './logger.ts';

interface Tables {
  entry: { key: string; value: string; expires_at: Date };
}

const entries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('entry')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('entry_expires_at').on('entry').column('expires_at').execute();
  },
};

/** Expired entries are invisible at once; their rows are deleted this often. */
const sweepMs = 10 * 60_000;

/** State in a database, in a schema of its own. The database's clock decides what has expired, for all processes alike. */
export async function openDatabaseKeyValueStore(
  database: Database,
  schema: string,
  logger: Logger,
): Promise<KeyValueStore> {
  const db = await database.schema<Tables>(schema, { '001-entries': entries });
  const expiryOf = (ttlSeconds: number) => sql<Date>`now() + make_interval(secs => ${ttlSeconds})`;
  const rowOf = (key: string, value: string, ttlSeconds: number) => ({ key, value, expires_at: expiryOf(ttlSeconds) });

  const setIfAbsent = async (key: string, value: string, ttlSeconds: number): Promise<boolean> => {
    const row = await db
      .insertInto('entry')
      .values(rowOf(key, value, ttlSeconds))
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ value, expires_at: expiryOf(ttlSeconds) })
          .where('entry.expires_at', '<=', sql<Date>`now()`),
      )
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  };
  const deleteIfEqual = async (key: string, value: string): Promise<void> => {
    await db.deleteFrom('entry').where('key', '=', key).where('value', '=', value).execute();
  };
  const deleteExpired = (): Promise<unknown> =>
    db
      .deleteFrom('entry')
      .where('expires_at', '<=', sql<Date>`now()`)
      .execute()
      .catch((error) => logger.warn({ err: error }, 'expired entries were not deleted'));

  let sweep = deleteExpired();
  const timer = setInterval(() => {
    sweep = deleteExpired();
  }, sweepMs);
  timer.unref();

  return {
    async get(key) {
      const row = await db
        .selectFrom('entry')
        .select('value')
        .where('key', '=', key)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return row?.value;
    },
    async set(key, value, ttlSeconds) {
      await db
        .insertInto('entry')
        .values(rowOf(key, value, ttlSeconds))
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, expires_at: expiryOf(ttlSeconds) }))
        .execute();
    },
    async delete(key) {
      await db.deleteFrom('entry').where('key', '=', key).execute();
    },
    setIfAbsent,
    withLock: createLocks({ setIfAbsent, deleteIfEqual }),
    ping: database.ping,
    async close() {
      clearInterval(timer);
      await sweep;
    },
  };
}
