import type { Database } from './database.ts';
import { openDatabaseKeyValueStore } from './key-value-database.ts';
import { openRedisKeyValueStore } from './key-value-redis.ts';
import type { Logger } from './logger.ts';

/** State with an expiry that all processes of a service share, such as sessions. It survives a restart. */
export interface KeyValueStore {
  get(key: string): Promise<string | undefined>;
  /** Stores `value` for `ttlSeconds`. */
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Stores `value` only when the key is free; true when it was stored. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  /** Runs `work` under a lock that expires. Work with the same key runs sequentially across all processes. */
  withLock<Result>(key: string, ttlSeconds: number, work: () => Promise<Result>): Promise<Result>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

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
