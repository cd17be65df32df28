import { type Database, openDatabase } from '@tarima/service-kit/database';
import { openKeyValueStore } from '@tarima/service-kit/key-value';
import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { Logger } from '@tarima/service-kit/logger';
import type { ShopEnv } from './env.ts';

/**
 * Opens the store that keeps sessions across restarts (ACCOUNT-18): Redis when REDIS_URL is set, otherwise the schema
 * `shop` of the database. `sharedDatabase` is a connection that another service of the process has open already.
 */
export async function openSessionStore(
  env: Pick<ShopEnv, 'REDIS_URL' | 'DATABASE_URL'>,
  logger: Logger,
  sharedDatabase?: () => Promise<Database>,
): Promise<KeyValueStore> {
  let own: Database | undefined;
  const openOwnDatabase = async () => {
    own = await openDatabase(env.DATABASE_URL ?? '');
    return own;
  };
  const store = await openKeyValueStore({
    redisUrl: env.REDIS_URL,
    database: sharedDatabase ?? openOwnDatabase,
    schema: 'shop',
    logger,
  });
  return {
    ...store,
    async close() {
      await store.close();
      await own?.close();
    },
  };
}
