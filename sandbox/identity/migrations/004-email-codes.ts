import { type Kysely, sql } from 'kysely';

/**
 * Verification of identities and email addresses, the codes of the mails that verify an address or set a new password, and
 * the hashed document number of each membership that has registered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('phone', 'text')
    .addColumn('verification_status', 'text', (column) =>
      column.notNull().defaultTo('APPROVED').check(sql`verification_status in ('PENDING', 'VERIFIED', 'APPROVED')`),
    )
    .addColumn('email_verified_at', 'timestamptz')
    .execute();
  // Until now only the club's staff created accounts.
  await (db as Kysely<{ account: { email_verified_at: Date | null } }>)
    .updateTable('account')
    .set({ email_verified_at: sql<Date>`now()` })
    .execute();

  await db.schema
    .createTable('membership_document')
    .addColumn('membership_number', 'text', (column) => column.primaryKey())
    .addColumn('document_hash', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('email_code')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD')`),
    )
    .addColumn('subject', 'text', (column) => column.notNull().references('account.subject').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('email_code_subject').on('email_code').columns(['subject', 'purpose']).execute();
  await db.schema.createIndex('email_code_expires_at').on('email_code').column('expires_at').execute();
}
