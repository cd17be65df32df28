import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('is_upgrade_allowed', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}

/** Whether the club allows an upgrade of the account to Platinum. */
export const upgradeAllowed: Migration = { up };
