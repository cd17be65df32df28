import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('from_text', 'text', (column) => column.notNull())
    .addColumn('to_text', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('deliveries', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('message_once', ['recipient', 'message_id'])
    .execute();
  await db.schema.createIndex('message_received').on('message').columns(['recipient', 'received_at']).execute();
  await db.schema
    .createTable('greylisted')
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('greylisted_once', ['sender', 'recipient'])
    .execute();
}

/** Accepted messages, one row for each recipient, and the senders that greylisting has seen. */
export const messages: Migration = { up };
