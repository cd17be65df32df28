import type { Migration } from 'kysely/migration';

/** Carts by their former guest, a custom field of the project that is queried. */
export const pastGuests: Migration = {
  async up(db) {
    await db.schema.alterTable('cart').addColumn('past_guest', 'text').execute();
    await db.schema.createIndex('cart_past_guest').on('cart').column('past_guest').execute();
  },
};
