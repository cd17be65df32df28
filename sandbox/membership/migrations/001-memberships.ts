import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('account_id', 'text', (column) => column.primaryKey().check(sql`account_id ~ '^[0-9]{10}$'`))
    .addColumn('membership_type', 'text', (column) => column.notNull())
    .addColumn('type_code', 'text', (column) => column.notNull().check(sql`type_code in ('DI', 'BS')`))
    .addColumn('is_platinum_member', 'boolean', (column) => column.notNull())
    .addColumn('renewal_item_number', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('ACTIVE', 'BLOCKED')`))
    .addColumn('club_code', 'text', (column) => column.notNull())
    .addColumn('country_code', 'text', (column) => column.notNull())
    .addColumn('expires_on', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('card')
    .addColumn('membership_id', 'text', (column) => column.primaryKey().check(sql`membership_id ~ '^[0-9]{14}$'`))
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.account_id'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('birth_date', 'text', (column) => column.notNull())
    .addColumn('address_line_1', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('is_primary', 'boolean', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('ACTIVE', 'INACTIVE')`))
    .execute();
  await db.schema.createIndex('card_account').on('card').column('account_id').execute();
  await db.schema
    .createIndex('card_one_primary')
    .unique()
    .on('card')
    .column('account_id')
    .where(sql<boolean>`is_primary`)
    .execute();
}

/** Membership accounts and their cards. */
export const membershipTables: Migration = { up };
