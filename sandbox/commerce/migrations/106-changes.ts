import type { Migration } from 'kysely/migration';

/** What has changed since a moment, for those who keep a copy: products and stock by the time of their last change. */
export const changes: Migration = {
  async up(db) {
    await db.schema.createIndex('product_search_modified').on('product_search').column('modified_at').execute();
    await db.schema.createIndex('inventory_entry_modified').on('inventory_entry').column('modified_at').execute();
  },
};
