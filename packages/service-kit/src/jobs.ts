import { type Job, PgBoss } from 'pg-boss';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';

/** Work that has to happen later, whatever happens to this process; kept in the database's schema `jobs`. */
export interface Jobs {
  /**
   * Names the worker of a queue. Call before `start`. A job whose handler throws runs again, later each time, and so may
   * those that were given out with it.
   */
  work(name: string, handler: (data: unknown) => Promise<void>): void;
  /**
   * Has `data` (JSON) given to the worker of `name` after `seconds`, once or more: handlers are idempotent. A job that
   * waits under the same `key` is moved to the new time instead.
   */
  sendAfter(name: string, data: object, seconds: number, key: string): Promise<void>;
  /** Starts asking for work; call it after the service listens. */
  start(): Promise<void>;
  /** Waits for the handlers that run, then asks no more. The database stays open. */
  stop(): Promise<void>;
}

const schema = 'jobs';
/** A job fails for good after about a day of tries that grow apart. */
const retry = { retryLimit: 30, retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600 } as const;
const stopLimitMs = 8_000;

/** Jobs on pg-boss over the process's own database, with the same code for both engines. */
export function createJobs(database: Database, logger: Logger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: database.engine,
    schema,
    schedule: false,
    // Rebuilding indexes and watching autovacuum are the database's operators' business, not a store's.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'jobs'));
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  let starting: Promise<void> | undefined;

  const open = async () => {
    await boss.start();
    for (const [name, handler] of handlers) {
      await boss.createQueue(name, retry);
      await boss.work(name, { pollingIntervalSeconds: 2, batchSize: 10 }, async (batch: Job[]) => {
        await Promise.all(batch.map((job) => handler(job.data)));
      });
    }
  };

  return {
    work: (name, handler) => {
      handlers.set(name, handler);
    },
    async sendAfter(name, data, seconds, key) {
      await starting;
      await boss.upsert(name, data, { singletonKey: key, startAfter: new Date(Date.now() + seconds * 1_000) });
    },
    start() {
      starting ??= open();
      return starting;
    },
    async stop() {
      if (starting) await boss.stop({ close: false, graceful: true, timeout: stopLimitMs });
    },
  };
}
