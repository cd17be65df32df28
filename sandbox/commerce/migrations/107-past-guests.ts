import type { Migration } from 'kysely/migration';

/** Carts by the guest who had them once: a field of the project that is looked for. */
export const pastGuests: Migration = {
  async up(db) {
    await db.schema.alterTable('cart').addColumn('past_guest', 'text').execute();
    await db.schema.createIndex('cart_past_guest').on('cart').column('past_guest').execute();
  },
};
