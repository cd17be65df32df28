import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../src/schema-name.ts';

/**
 * The order in which queries sort by time, descending with nulls last. An index in ascending order does not have it, so
 * that a query for the newest change sorted all changed entries.
 */
export const newestStock: Migration = {
  async up(db) {
    await sql`drop index ${table('inventory_entry_modified')}`.execute(db);
    await sql`create index inventory_entry_modified on ${table('inventory_entry')} (modified_at desc nulls last)`.execute(
      db,
    );
  },
};
