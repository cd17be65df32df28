import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { createLocks } from './key-value-locks.ts';
import type { KeyValueStore } from './key-value-store.ts';
import type { Logger } from './logger.ts';

interface Tables {
  entry: { key: string; value: string; expires_at: Date; entry_group: string | null };
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

const groups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entry').addColumn('entry_group', 'text').execute();
    await db.schema
      .createIndex('entry_entry_group')
      .on('entry')
      .column('entry_group')
      .where(sql.ref('entry_group'), 'is not', null)
      .execute();
  },
};

/** Interval at which the rows of expired entries are deleted; reads ignore expired entries. */
const sweepMs = 10 * 60_000;

/** Opens a store in a schema of a database. Entries expire by the database clock, which all processes share. */
export async function openDatabaseKeyValueStore(
  database: Database,
  schema: string,
  logger: Logger,
): Promise<KeyValueStore> {
  const db = await database.schema<Tables>(schema, { '001-entries': entries, '002-groups': groups });
  const getExpiry = (ttlSeconds: number) => sql<Date>`now() + make_interval(secs => ${ttlSeconds})`;
  const toRow = (key: string, value: string, ttlSeconds: number, group: string | null = null) => ({
    key,
    value,
    expires_at: getExpiry(ttlSeconds),
    entry_group: group,
  });

  const setIfAbsent = async (key: string, value: string, ttlSeconds: number): Promise<boolean> => {
    const row = await db
      .insertInto('entry')
      .values(toRow(key, value, ttlSeconds))
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ value, expires_at: getExpiry(ttlSeconds), entry_group: null })
          .where('entry.expires_at', '<=', sql<Date>`now()`),
      )
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  };
  const extendIfEqual = async (key: string, value: string, ttlSeconds: number): Promise<boolean> => {
    const row = await db
      .updateTable('entry')
      .set({ expires_at: getExpiry(ttlSeconds) })
      .where('key', '=', key)
      .where('value', '=', value)
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
      .catch((error) => logger.warn({ err: error }, 'expired entries could not be deleted'));

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
    async set(key, value, ttlSeconds, group) {
      const { key: _key, ...changes } = toRow(key, value, ttlSeconds, group);
      await db
        .insertInto('entry')
        .values({ key, ...changes })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(changes))
        .execute();
    },
    listGroup: (group) =>
      db
        .selectFrom('entry')
        .select(['key', 'value'])
        .where('entry_group', '=', group)
        .where('expires_at', '>', sql<Date>`now()`)
        .execute(),
    async delete(key) {
      await db.deleteFrom('entry').where('key', '=', key).execute();
    },
    setIfAbsent,
    withLock: createLocks({ setIfAbsent, extendIfEqual, deleteIfEqual }),
    ping: database.ping,
    async close() {
      clearInterval(timer);
      await sweep;
    },
  };
}
