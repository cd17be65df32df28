import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('attempt')
    .addColumn('fence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('challenge_until', 'timestamptz')
    .addColumn('follow_up_at', 'timestamptz')
    .addColumn('follow_ups', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('attempt_open')
    .on('attempt')
    .column('updated_at')
    .where(sql<boolean>`status = 'OPEN'`)
    .execute();
  await db.schema
    .createIndex('attempt_follow_up')
    .on('attempt')
    .column('follow_up_at')
    .where(sql<boolean>`follow_up_at is not null`)
    .execute();
}

/** Adds the fencing token of an attempt's runner, the deadline of its challenge, and its follow-up checks. */
export const fencingAndExpiry: Migration = { up };
