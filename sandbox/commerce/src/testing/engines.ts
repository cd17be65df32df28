import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';

/** A database that a test runs on: `name` for its title, `databaseUrl` for a new empty one. */
export interface TestEngine {
  readonly name: string;
  databaseUrl(): Promise<string>;
}

/**
 * The embedded database, whose one connection hides races, and PostgreSQL, which shows them. Where no PostgreSQL can be
 * started it is left out, except on a build server, where that is a failure.
 */
export async function startEngines(): Promise<{ engines: readonly TestEngine[]; stop(): Promise<void> }> {
  const postgres = await tryStartPostgres();
  const embedded: TestEngine = { name: 'the embedded database', databaseUrl: async () => 'pglite://memory' };
  return {
    engines: postgres ? [embedded, { name: 'PostgreSQL', databaseUrl: () => postgres.createDatabase() }] : [embedded],
    stop: async () => postgres?.stop(),
  };
}
