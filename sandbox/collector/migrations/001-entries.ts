import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entry')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.unique())
    .addColumn('anonymous_id', 'text')
    .addColumn('user_id', 'text')
    .addColumn('name', 'text')
    .addColumn('level', 'text')
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('entry_session').on('entry').columns(['anonymous_id', 'id']).execute();
}

/** Received calls of the tracking API and log messages. */
export const entries: Migration = { up };
