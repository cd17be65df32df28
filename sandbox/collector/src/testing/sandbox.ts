import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll } from 'vitest';
import { createCollectorApp } from '../app.ts';
import { parseCollectorEnv } from '../env.ts';

/** Starts the sandbox for a test file. */
export async function startCollector(source: Readonly<Record<string, string>> = {}) {
  const env = parseCollectorEnv(source);
  const database = await openDatabase('pglite://memory');
  const app = await createCollectorApp({ env, database, logger: createLogger({ name: 'test', level: 'silent' }) });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return { app, writeKey: env.COLLECTOR_WRITE_KEY };
}
