import type { Database } from './database.ts';
import { openDatabaseKeyValueStore } from './key-value-database.ts';
import { openRedisKeyValueStore } from './key-value-redis.ts';
import type { Logger } from './logger.ts';

/** State of all processes of a service that ends by itself, such as sessions. It survives a restart of the service. */
export interface KeyValueStore {
  get(key: string): Promise<string | undefined>;
  /** Keeps `value` for `ttlSeconds`. */
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Keeps `value` only when the key is free; true when it was. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  /**
   * Runs `work` while holding a lock that expires by itself; callers of one key, in whichever process, run one after the
   * other.
   */
  withLock<Result>(key: string, ttlSeconds: number, work: () => Promise<Result>): Promise<Result>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface KeyValueOptions {
  /** Redis keeps the state when it is set. */
  readonly redisUrl: string | undefined;
  /** Keeps the state otherwise, in a schema of its own. */
  readonly database: () => Promise<Database>;
  readonly schema: string;
  readonly logger: Logger;
}

/** Redis where there is one, else the service's database. Closing it leaves the database open. */
export async function openKeyValueStore(options: KeyValueOptions): Promise<KeyValueStore> {
  if (options.redisUrl) return openRedisKeyValueStore(options.redisUrl);
  return openDatabaseKeyValueStore(await options.database(), options.schema, options.logger);
}
