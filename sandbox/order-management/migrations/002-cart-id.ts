import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fulfilment_order').addColumn('cart_id', 'text').execute();
}

/** The id of the cart, by which the fulfilment service holds an order's delivery window. */
export const cartIds: Migration = { up };
