import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@tarima/service-kit/logger';

/** How a process ended: with an exit code or by a signal. */
export interface WorkerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Addresses at which a worker serves, by name. */
export type Addresses = Readonly<Record<string, string>>;

/** A process that serves the store. */
export interface Worker {
  readonly pid: number;
  /** Resolves when the worker serves requests. */
  readonly ready: Promise<Addresses>;
  readonly exited: Promise<WorkerExit>;
  kill(signal: NodeJS.Signals): void;
}

export interface PrimaryOptions {
  readonly count: number;
  /** Starts the worker with a number from 1 to `count`; a replacement has the number of the worker that has ended. */
  readonly startWorker: (number: number) => Worker;
  /** How long workers may take to end before they are killed. */
  readonly stopTimeoutMs: number;
  /** Called once, when the primary has given up. */
  readonly onFailure: (error: WorkersFailedError) => void;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  /** Waits before a replacement is started, at most until `signal` is aborted. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** The process that starts the workers, replaces those that end unexpectedly and stops them. */
export interface Primary {
  /** Starts the workers. Resolves with their addresses when all are ready. */
  start(): Promise<Addresses>;
  /** Passes a signal on to the workers and waits for their end. @returns whether each of them ended normally */
  stop(signal: NodeJS.Signals): Promise<boolean>;
}

/** Workers keep ending before they serve requests. */
export class WorkersFailedError extends Error {
  override readonly name = 'WorkersFailedError';

  constructor(failures: number, number: number, { code, signal }: WorkerExit) {
    const how = signal ? `by ${signal}` : `with code ${code}`;
    super(
      `${failures} workers of the store ended before they were ready, the last one (worker ${number}) ${how}. See the output above.`,
    );
  }
}

/** Starts in a row that fail before the primary gives up. */
const failedStartsLimit = 3;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A worker that was ready for so long is replaced after the first pause again. */
const stableMs = 60_000;

/**
 * Creates the primary. The first worker starts alone, so that it migrates the database for all. The others start when it is
 * ready. A worker that ends unexpectedly is replaced after a pause that doubles each time (CONFIGURATION-33).
 */
export function createPrimary(options: PrimaryOptions): Primary {
  const { count, startWorker, stopTimeoutMs, onFailure, logger } = options;
  const pause = options.pause ?? ((ms, signal) => sleep(ms, undefined, { signal }));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const running = new Map<number, Worker>();
  const ready = new Map<number, Addresses>();
  const firstReady = numbers.map(() => Promise.withResolvers<Addresses>());
  const stopping = new AbortController();
  let hasStarted = false;
  let failedStarts = 0;

  /** Starts a worker and waits for its end. @returns the milliseconds in which it was ready; undefined when it never was */
  const runWorker = async (number: number): Promise<number | undefined> => {
    const worker = startWorker(number);
    running.set(number, worker);
    let readyAt: number | undefined;
    const noteReady = async () => {
      const addresses = await worker.ready;
      readyAt = performance.now();
      failedStarts = 0;
      ready.set(number, addresses);
      logger.info({ worker: number, workerPid: worker.pid }, 'a worker is ready');
      firstReady[number - 1]?.resolve(addresses);
    };
    void noteReady();
    const exit = await worker.exited;
    running.delete(number);
    ready.delete(number);
    const readyMs = readyAt === undefined ? undefined : performance.now() - readyAt;
    if (stopping.signal.aborted) return readyMs;
    logger.error({ worker: number, workerPid: worker.pid, ...exit }, 'a worker ended unexpectedly');
    if (readyMs === undefined) failedStarts += 1;
    // While a worker serves requests, the store goes on with those that it has (CONFIGURATION-34).
    const isFailing = failedStarts >= failedStartsLimit && (!hasStarted || ready.size === 0);
    if (isFailing) {
      stopping.abort();
      onFailure(new WorkersFailedError(failedStarts, number, exit));
    }
    return readyMs;
  };

  /** Keeps a worker running until the store stops. */
  const keepRunning = async (number: number): Promise<void> => {
    for (let pauseMs = firstPauseMs; !stopping.signal.aborted; ) {
      const readyMs = await runWorker(number);
      if (readyMs !== undefined && readyMs >= stableMs) pauseMs = firstPauseMs;
      // An aborted pause ends the loop.
      await pause(pauseMs, stopping.signal).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };

  return {
    async start() {
      const [first, ...others] = numbers;
      if (first) void keepRunning(first);
      const addresses = await firstReady[0]?.promise;
      for (const number of others) void keepRunning(number);
      await Promise.all(firstReady.map(({ promise }) => promise));
      hasStarted = true;
      return addresses ?? {};
    },
    async stop(signal) {
      stopping.abort();
      const workers = [...running.values()];
      const killAll = () => {
        for (const worker of workers) worker.kill('SIGKILL');
      };
      const timer = setTimeout(killAll, stopTimeoutMs);
      for (const worker of workers) worker.kill(signal);
      const exits = await Promise.all(workers.map(({ exited }) => exited));
      clearTimeout(timer);
      // A worker that was still starting is ended by the signal itself.
      return exits.every((exit) => exit.code === 0 || exit.signal === signal);
    },
  };
}
