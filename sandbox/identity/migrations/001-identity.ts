import { type Kysely, sql } from 'kysely';

/** Accounts, records of oidc-provider, its keys, and password attempts for throttling. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('membership_number', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('given_name', 'text', (column) => column.notNull())
    .addColumn('family_name', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('artifact')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('expires_at', 'timestamptz')
    .addColumn('consumed_at', 'timestamptz')
    .addPrimaryKeyConstraint('artifact_key', ['model', 'id'])
    .execute();
  for (const column of ['grant_id', 'uid', 'expires_at']) {
    await db.schema.createIndex(`artifact_${column}`).on('artifact').column(column).execute();
  }

  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'jsonb', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sign_in_try')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('tried_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['identifier', 'address', 'tried_at']) {
    await db.schema.createIndex(`sign_in_try_${column}`).on('sign_in_try').column(column).execute();
  }
}
