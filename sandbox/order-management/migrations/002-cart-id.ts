import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fulfilment_order').addColumn('cart_id', 'text').execute();
}

/** The cart under whose id the fulfilment service keeps an order's delivery window. */
export const cartIds: Migration = { up };
