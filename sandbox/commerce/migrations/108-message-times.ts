import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../src/schema-name.ts';

const isoTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Messages by creation time and stock by modification time, for clients that follow both. */
export const messageTimes: Migration = {
  async up(db) {
    await db.schema.createIndex('message_created').on('message').columns(['created_at', 'id']).execute();
    await sql`create or replace view ${table('inventory_document')} as
      select id, key, sku, channel_id, jsonb_strip_nulls(jsonb_build_object(
        'id', id, 'version', version, 'key', key, 'sku', sku,
        'createdAt', ${isoTime('created_at')}, 'lastModifiedAt', ${isoTime('modified_at')},
        'supplyChannel', case when channel_id <> '' then jsonb_build_object('typeId', 'channel', 'id', channel_id) end,
        'quantityOnStock', quantity, 'availableQuantity', available, 'restockableInDays', restockable_in_days
      )) as document, modified_at
      from ${table('inventory_entry')}`.execute(db);
  },
};
