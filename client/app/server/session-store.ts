import { type Database, openDatabase } from '@tarima/service-kit/database';
import { openKeyValueStore } from '@tarima/service-kit/key-value';
import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { Logger } from '@tarima/service-kit/logger';
import type { ShopEnv } from './env.ts';

/**
 * Where sessions outlive a restart of the shop (ACCOUNT-18): in Redis when REDIS_URL is set, else in the schema `shop`
 * of the database, which is `sharedDatabase` where another service of the process has it open already.
 */
export async function openSessionStore(
  env: Pick<ShopEnv, 'REDIS_URL' | 'DATABASE_URL'>,
  logger: Logger,
  sharedDatabase?: () => Promise<Database>,
): Promise<KeyValueStore> {
  let own: Database | undefined;
  const openOwn = async () => {
    own = await openDatabase(env.DATABASE_URL ?? '');
    return own;
  };
  const store = await openKeyValueStore({
    redisUrl: env.REDIS_URL,
    database: sharedDatabase ?? openOwn,
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
