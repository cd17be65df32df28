import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('extended_attribute')
    .addColumn('membership_id', 'text', (column) => column.notNull().references('card.membership_id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('extended_attribute_key', ['membership_id', 'name'])
    .execute();
  await db.schema
    .createTable('payment_card')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.account_id'))
    .addColumn('card_token', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('expiry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_card_key', ['account_id', 'card_token'])
    .execute();
}

/** Attributes of card holders, and payment cards of accounts. */
export const accountData: Migration = { up };
