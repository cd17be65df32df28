import { type Database, openDatabase } from '@tarima/service-kit/database';
import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';

export interface Engines {
  readonly names: readonly ('pglite' | 'postgres')[];
  /** Opens a new empty database. */
  open(name: 'pglite' | 'postgres'): Promise<Database>;
  stop(): Promise<void>;
}

/**
 * Starts the database engines of this machine. PGlite's single connection hides races, so tests of concurrency and crashes
 * run on both engines.
 */
export async function startEngines(): Promise<Engines> {
  const postgres = await tryStartPostgres();
  return {
    names: postgres ? ['pglite', 'postgres'] : ['pglite'],
    open: async (name) =>
      openDatabase(name === 'postgres' && postgres ? await postgres.createDatabase() : 'pglite://memory'),
    stop: async () => postgres?.stop(),
  };
}
