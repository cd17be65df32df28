import { type Kysely, sql } from 'kysely';

/**
 * Registrations of people who become members: an account that waits for its membership. A closed registration keeps its
 * id, so that the id cannot register again, and no personal data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registration')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('PENDING', 'ACTIVATED', 'DISCARDED')`))
    .addColumn('email', 'text')
    .addColumn('given_name', 'text')
    .addColumn('family_name', 'text')
    .addColumn('phone', 'text')
    .addColumn('locale', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('membership_number', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('registration_personal_data', sql`(state = 'PENDING') = (password_hash is not null)`)
    .execute();
  await db.schema.createIndex('registration_expires_at').on('registration').column('expires_at').execute();
}
