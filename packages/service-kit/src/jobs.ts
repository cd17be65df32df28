import { type Job, PgBoss } from 'pg-boss';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';

/** Work that has to happen later, whatever happens to this process; kept in the database's schema `jobs`. */
export interface Jobs {
  /**
   * Names the worker of a queue. Call before `start`. A job whose handler throws is retried with exponential backoff, and
   * so may be the jobs of the same batch.
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

export interface JobsOptions {
  /**
   * Seconds between two queries for jobs that another process has scheduled and left, and for jobs that run again. A
   * process runs the jobs that it schedules itself when they are due.
   */
  readonly pollSeconds: number;
}

const schema = 'jobs';
/** A job fails for good after about a day of retries with exponential backoff. */
const retry = { retryLimit: 30, retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600 } as const;
const stopLimitMs = 8_000;
/** Dependencies between jobs are not used; pg-boss would look for resolved ones every five seconds. */
const flowIntervalSeconds = 86_400;
/** A database whose clock is this far behind the process still finds the job due. */
const clockMarginMs = 50;
/** The longest delay of a timer; a later job is found by the poll. */
const longestDelayMs = 2 ** 31 - 1;

/** Jobs on pg-boss over the process's own database, with the same code for both engines. */
export function createJobs(database: Database, logger: Logger, { pollSeconds }: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: database.engine,
    schema,
    schedule: false,
    // Rebuilding indexes and watching autovacuum are the database's operators' business, not a store's.
    reindex: false,
    monitorVacuum: false,
    flowIntervalSeconds,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'jobs'));
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const workers = new Map<string, string>();
  const dueTimers = new Map<string, NodeJS.Timeout>();
  let starting: Promise<void> | undefined;

  /** Has the worker of `name` ask for jobs when this one is due, instead of at its next poll. */
  const notifyWhenDue = (name: string, key: string, seconds: number) => {
    const id = `${name}/${key}`;
    clearTimeout(dueTimers.get(id));
    dueTimers.delete(id);
    const delayMs = seconds * 1_000 + clockMarginMs;
    if (delayMs > longestDelayMs) return;
    const timer = setTimeout(() => {
      dueTimers.delete(id);
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    }, delayMs);
    timer.unref();
    dueTimers.set(id, timer);
  };

  const open = async () => {
    await boss.start();
    for (const [name, handler] of handlers) {
      await boss.createQueue(name, retry);
      const options = { pollingIntervalSeconds: pollSeconds, batchSize: 10 };
      const worker = await boss.work(name, options, async (batch: Job[]) => {
        await Promise.all(batch.map((job) => handler(job.data)));
      });
      workers.set(name, worker);
    }
  };

  return {
    work: (name, handler) => {
      handlers.set(name, handler);
    },
    async sendAfter(name, data, seconds, key) {
      await starting;
      await boss.upsert(name, data, { singletonKey: key, startAfter: new Date(Date.now() + seconds * 1_000) });
      notifyWhenDue(name, key, seconds);
    },
    start() {
      starting ??= open();
      return starting;
    },
    async stop() {
      for (const timer of dueTimers.values()) clearTimeout(timer);
      dueTimers.clear();
      if (starting) await boss.stop({ close: false, graceful: true, timeout: stopLimitMs });
    },
  };
}
