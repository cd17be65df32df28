import type { Migration } from 'kysely/migration';

/** Indexes of products and stock by the time of their last change, for clients that keep a copy. */
export const changes: Migration = {
  async up(db) {
    await db.schema.createIndex('product_search_modified').on('product_search').column('modified_at').execute();
    await db.schema.createIndex('inventory_entry_modified').on('inventory_entry').column('modified_at').execute();
  },
};
