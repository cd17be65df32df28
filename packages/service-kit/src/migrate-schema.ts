import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Runs the migrations of a schema that have not run, in the order of their names. @throws Error when the schema has
 * others
 */
export async function migrateSchema(
  db: Kysely<Record<string, never>>,
  schema: string,
  migrations: Migrations,
): Promise<void> {
  if (await isMigrated(db, schema, migrations)) return;
  const migrator = new Migrator({
    db: db.withSchema(schema),
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: schema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Whether exactly these migrations have run in a schema. The migrator reads the columns of all tables of the database to
 * find out, several times for each schema.
 */
async function isMigrated(db: Kysely<Record<string, never>>, schema: string, migrations: Migrations): Promise<boolean> {
  const migrationTable = sql.table(`${schema}.${DEFAULT_MIGRATION_TABLE}`);
  const found = await sql<{ exists: boolean }>`
    select exists (select 1 from pg_tables where schemaname = ${schema} and tablename = ${DEFAULT_MIGRATION_TABLE})`.execute(
    db,
  );
  if (!found.rows[0]?.exists) return false;
  const executed = await sql<{ name: string }>`select name from ${migrationTable}`.execute(db);
  return isDeepStrictEqual(executed.rows.map(({ name }) => name).sort(), Object.keys(migrations).sort());
}
