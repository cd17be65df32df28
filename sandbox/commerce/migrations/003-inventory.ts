import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../src/schema-name.ts';

const isoTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Stock by SKU and supply channel. */
export const inventory: Migration = {
  async up(db) {
    await db.schema
      .createTable('inventory_entry')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('sku', 'text', (column) => column.notNull())
      .addColumn('channel_id', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addColumn('available', 'integer', (column) => column.notNull())
      .addColumn('restockable_in_days', 'integer')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('modified_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('inventory_entry_pk', ['sku', 'channel_id'])
      // Reservations cannot exceed the stock, even in concurrent transactions.
      .addCheckConstraint('inventory_entry_available', sql`available <= quantity`)
      .execute();
    await db.schema.createIndex('inventory_entry_id').on('inventory_entry').column('id').execute();
    await sql`create view ${table('inventory_document')} as
      select id, key, sku, channel_id, jsonb_strip_nulls(jsonb_build_object(
        'id', id, 'version', version, 'key', key, 'sku', sku,
        'createdAt', ${isoTime('created_at')}, 'lastModifiedAt', ${isoTime('modified_at')},
        'supplyChannel', case when channel_id <> '' then jsonb_build_object('typeId', 'channel', 'id', channel_id) end,
        'quantityOnStock', quantity, 'availableQuantity', available, 'restockableInDays', restockable_in_days
      )) as document
      from ${table('inventory_entry')}`.execute(db);
  },
};
