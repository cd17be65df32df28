import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages, and their pending deliveries by subscription. */
export const messages: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('message')
      .addColumn('position', 'bigserial', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('resource_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_modified_at', 'text', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('message_resource').on('message').column('resource_id').execute();
    await db.schema
      .createTable('message_delivery')
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('resource_id', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('message_delivery_pk', ['subscription_id', 'position'])
      .execute();
    await db.schema
      .createIndex('message_delivery_order')
      .on('message_delivery')
      .columns(['subscription_id', 'resource_id', 'position'])
      .execute();
  },
};
