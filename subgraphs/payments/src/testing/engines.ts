import { type Database, openDatabase } from '@tarima/service-kit/database';
import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';

export interface Engines {
  readonly names: readonly ('pglite' | 'postgres')[];
  /** A new empty database. */
  open(name: 'pglite' | 'postgres'): Promise<Database>;
  stop(): Promise<void>;
}

/**
 * The engines of this machine. One connection hides races, so what must hold under concurrency and crashes is shown on
 * both of them.
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
