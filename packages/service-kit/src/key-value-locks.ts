import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeyValueStore } from './key-value.ts';

/** What a lock that several processes share is made of. */
export interface LockStorage {
  readonly setIfAbsent: KeyValueStore['setIfAbsent'];
  /** Deletes the key while it has this value: never another owner's lock. */
  deleteIfEqual(key: string, value: string): Promise<void>;
}

const pollMs = 25;

/**
 * `withLock` over a shared storage. Callers in one process queue without asking the storage; between processes the owner of
 * an entry that expires by itself goes first.
 */
export function createLocks(storage: LockStorage): KeyValueStore['withLock'] {
  const queues = new Map<string, Promise<unknown>>();

  const runAlone = async <Result>(key: string, ttlSeconds: number, work: () => Promise<Result>): Promise<Result> => {
    const lock = `lock:${key}`;
    const owner = randomUUID();
    while (!(await storage.setIfAbsent(lock, owner, ttlSeconds))) await wait(pollMs);
    try {
      return await work();
    } finally {
      // A lock that cannot be released expires by itself; what was done under it is done.
      await storage.deleteIfEqual(lock, owner).catch(() => undefined);
    }
  };

  return async (key, ttlSeconds, work) => {
    const run = () => runAlone(key, ttlSeconds, work);
    const result = (queues.get(key) ?? Promise.resolve()).then(run);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    queues.set(key, settled);
    try {
      return await result;
    } finally {
      if (queues.get(key) === settled) queues.delete(key);
    }
  };
}
