import { type Job, PgBoss } from 'pg-boss';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';
import { createDurationHistogram, type Observation, observeGauges } from './telemetry/metrics.ts';
import { continueTrace, createTraceHeaders, runInSpan } from './telemetry/tracing.ts';

/** Scheduled work that survives a restart of the process. It is stored in the database schema `jobs`. */
export interface Jobs {
  /**
   * Registers the handler of a queue. Call it before `start`. When a handler throws, its job and possibly other jobs of the
   * same batch are retried with exponential backoff.
   */
  work(name: string, handler: (data: unknown) => Promise<void>): void;
  /**
   * Schedules a job with JSON `data` for the queue `name` in `seconds`. It runs at least once, so handlers must be
   * idempotent. A pending job with the same `key` is rescheduled instead, unless the caller knows that there is none
   * (`isNew`), which saves a search.
   */
  sendAfter(
    name: string,
    data: object,
    seconds: number,
    key: string,
    options?: { readonly isNew?: boolean },
  ): Promise<void>;
  /** Starts polling for jobs. Call it when the service listens. */
  start(): Promise<void>;
  /** Stops polling and waits for running handlers. The database stays open. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /**
   * Seconds between two polls for jobs of other processes and for retries. A process runs the jobs that it scheduled
   * itself when they are due.
   */
  readonly pollSeconds: number;
}

const schema = 'jobs';
const recordJob = createDurationHistogram('tarima.job.duration', 'Duration of jobs by queue and outcome.');
/** A job fails permanently after about a day of retries. */
const retry = { retryLimit: 30, retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600 } as const;
const stopTimeoutMs = 8_000;
/** Job dependencies are not used; by default pg-boss queries for resolved ones every five seconds. */
const flowIntervalSeconds = 86_400;
/** Tolerance for a database clock that is behind the clock of the process. */
const clockMarginMs = 50;
/** The maximum delay of a timer; the poll finds later jobs. */
const maxTimerDelayMs = 2 ** 31 - 1;

/** Creates jobs on pg-boss in the process's database, for both database engines. */
export function createJobs(database: Database, logger: Logger, { pollSeconds }: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: database.engine,
    schema,
    schedule: false,
    // Reindexing and autovacuum monitoring are the task of the database operators.
    reindex: false,
    monitorVacuum: false,
    flowIntervalSeconds,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue failed'));
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const workers = new Map<string, string>();
  const dueTimers = new Map<string, NodeJS.Timeout>();
  let starting: Promise<void> | undefined;

  /** Makes the worker of `name` poll when this job is due, before its next regular poll. */
  const notifyWhenDue = (name: string, key: string, seconds: number) => {
    const id = `${name}/${key}`;
    clearTimeout(dueTimers.get(id));
    dueTimers.delete(id);
    const delayMs = seconds * 1_000 + clockMarginMs;
    if (delayMs > maxTimerDelayMs) return;
    const timer = setTimeout(() => {
      dueTimers.delete(id);
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    }, delayMs);
    timer.unref();
    dueTimers.set(id, timer);
  };

  /** Runs a job in the trace in which it was scheduled. */
  const runJob = async (name: string, handler: (data: unknown) => Promise<void>, { data }: Job): Promise<void> => {
    const start = performance.now();
    let outcome = 'failed';
    try {
      await continueTrace(data, () => runInSpan(`job ${name}`, {}, () => handler(data)));
      outcome = 'ok';
    } finally {
      recordJob(performance.now() - start, { queue: name, outcome });
    }
  };

  const startWorkers = async () => {
    await boss.start();
    for (const [name, handler] of handlers) {
      await boss.createQueue(name, retry);
      const options = { pollingIntervalSeconds: pollSeconds, batchSize: 10 };
      const worker = await boss.work(name, options, async (batch: Job[]) => {
        await Promise.all(batch.map((job) => runJob(name, handler, job)));
      });
      workers.set(name, worker);
    }
    observeGauges({ 'tarima.jobs': { description: 'Jobs by queue and state.' } }, () =>
      countJobs(boss, [...handlers.keys()]),
    );
  };

  return {
    work: (name, handler) => {
      handlers.set(name, handler);
    },
    async sendAfter(name, data, seconds, key, { isNew = false } = {}) {
      await starting;
      const body = { ...createTraceHeaders(), ...data };
      const options = { singletonKey: key, startAfter: new Date(Date.now() + seconds * 1_000) };
      await (isNew ? boss.send(name, body, options) : boss.upsert(name, body, options));
      notifyWhenDue(name, key, seconds);
    },
    start() {
      starting ??= startWorkers();
      return starting;
    },
    async stop() {
      for (const timer of dueTimers.values()) clearTimeout(timer);
      dueTimers.clear();
      if (starting) await boss.stop({ close: false, graceful: true, timeout: stopTimeoutMs });
    },
  };
}

/** Jobs that wait for their time, are due, run, or failed for good. */
async function countJobs(boss: PgBoss, queues: readonly string[]): Promise<Observation<'tarima.jobs'>[]> {
  const counts = await Promise.all(
    queues.map(async (queue) => {
      const [stats] = await boss.getQueueStats(queue, { force: true });
      if (!stats) return [];
      const { deferredCount, readyCount, activeCount, failedCount } = stats;
      const states = { deferred: deferredCount, ready: readyCount, active: activeCount, failed: failedCount };
      return Object.entries(states).map(([state, value]) => ({
        name: 'tarima.jobs' as const,
        value,
        attributes: { queue, state },
      }));
    }),
  );
  return counts.flat();
}
