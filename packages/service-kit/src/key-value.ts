import type { Database } from './database.ts';
import { openDatabaseKeyValueStore } from './key-value-database.ts';
import { openRedisKeyValueStore } from './key-value-redis.ts';
import type { KeyValueStore } from './key-value-store.ts';
import type { Logger } from './logger.ts';

export interface KeyValueOptions {
  /** When set, the state is stored in Redis. */
  readonly redisUrl: string | undefined;
  /** Opens the database that stores the state without Redis. */
  readonly database: () => Promise<Database>;
  /** Database schema of the entries. */
  readonly schema: string;
  readonly logger: Logger;
}

/** Opens a store in Redis when its URL is set, or else in the service's database. Closing it leaves the database open. */
export async function openKeyValueStore(options: KeyValueOptions): Promise<KeyValueStore> {
  if (options.redisUrl) return openRedisKeyValueStore(options.redisUrl);
  return openDatabaseKeyValueStore(await options.database(), options.schema, options.logger);
}
