import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';

/** A database engine for tests: `name` for test titles, `databaseUrl` creates an empty database. */
export interface TestEngine {
  readonly name: string;
  databaseUrl(): Promise<string>;
}

/**
 * Starts the embedded database, whose single connection hides races, and PostgreSQL, which exposes them. Without a
 * PostgreSQL server that engine is skipped, except in CI, where it is an error.
 */
export async function startEngines(): Promise<{ engines: readonly TestEngine[]; stop(): Promise<void> }> {
  const postgres = await tryStartPostgres();
  const embedded: TestEngine = { name: 'the embedded database', databaseUrl: async () => 'pglite://memory' };
  return {
    engines: postgres ? [embedded, { name: 'PostgreSQL', databaseUrl: () => postgres.createDatabase() }] : [embedded],
    stop: async () => postgres?.stop(),
  };
}
