import type { Migration } from 'kysely/migration';

/** Access tokens, and the table of simple resources. */
export const resources: Migration = {
  async up(db) {
    await db.schema
      .createTable('access_token')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('resource')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('document', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('resource_pk', ['kind', 'id'])
      .addUniqueConstraint('resource_key', ['kind', 'key'])
      .execute();
  },
};
