import { type Kysely, sql } from 'kysely';

/** Accounts of operators, who have no membership. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('kind', 'text', (column) =>
      column.notNull().defaultTo('member').check(sql`kind in ('member', 'operator')`),
    )
    .execute();
  await db.schema
    .alterTable('account')
    .alterColumn('membership_number', (column) => column.dropNotNull())
    .execute();
  await db.schema
    .alterTable('account')
    .addCheckConstraint('account_membership', sql`(kind = 'member') = (membership_number is not null)`)
    .execute();
}
