import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeyValueStore } from './key-value-store.ts';

/** The storage of locks that several processes share. */
export interface LockStorage {
  readonly setIfAbsent: KeyValueStore['setIfAbsent'];
  /** Makes the key expire in `ttlSeconds` when it has this value; false when it has another one or none. */
  extendIfEqual(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  /** Deletes the key only when it has this value, so that a process never releases the lock of another owner. */
  deleteIfEqual(key: string, value: string): Promise<void>;
}

const pollMs = 25;
/** A lock is renewed three times in its lifetime. */
const renewalMsPerSecond = 333;

/**
 * Creates `withLock` on a shared storage. Callers within a process wait in an in-memory queue. Between processes, the lock is
 * an entry that expires and that its owner renews.
 */
export function createLocks(storage: LockStorage): KeyValueStore['withLock'] {
  const queues = new Map<string, Promise<unknown>>();

  const runExclusively = async <Result>(
    key: string,
    ttlSeconds: number,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const lockKey = `lock:${key}`;
    const owner = randomUUID();
    while (!(await storage.setIfAbsent(lockKey, owner, ttlSeconds))) await wait(pollMs);
    const renewal = setInterval(() => {
      storage.extendIfEqual(lockKey, owner, ttlSeconds).then(
        (isHeld) => isHeld || clearInterval(renewal),
        // The next renewal retries before the lock expires.
        () => undefined,
      );
    }, ttlSeconds * renewalMsPerSecond);
    renewal.unref();
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      // A failed release is ignored: the work is done, and the lock expires.
      await storage.deleteIfEqual(lockKey, owner).catch(() => undefined);
    }
  };

  return async (key, ttlSeconds, work) => {
    const run = () => runExclusively(key, ttlSeconds, work);
    const result = (queues.get(key) ?? Promise.resolve()).then(run);
    const completion = result.then(
      () => undefined,
      () => undefined,
    );
    queues.set(key, completion);
    try {
      return await result;
    } finally {
      if (queues.get(key) === completion) queues.delete(key);
    }
  };
}
