export interface KeyValueEntry {
  readonly key: string;
  readonly value: string;
}

/** State with an expiry that all processes of a service share, such as sessions. It survives a restart. */
export interface KeyValueStore {
  get(key: string): Promise<string | undefined>;
  /** Stores `value` for `ttlSeconds`. `listGroup` finds the entries of a group. */
  set(key: string, value: string, ttlSeconds: number, group?: string): Promise<void>;
  /** The entries of a group that have not expired, in any order. */
  listGroup(group: string): Promise<readonly KeyValueEntry[]>;
  delete(key: string): Promise<void>;
  /** Stores `value` only when the key is free; true when it was stored. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  /**
   * Runs `work` under a lock. Work with the same key runs sequentially across all processes. The lock is renewed while
   * `work` runs; that of a process that crashed or stalled expires after `ttlSeconds`.
   */
  withLock<Result>(key: string, ttlSeconds: number, work: () => Promise<Result>): Promise<Result>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
