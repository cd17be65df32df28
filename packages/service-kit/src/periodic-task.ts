import type { Logger } from './logger.ts';

export interface PeriodicTaskOptions {
  /** Name in the log. */
  readonly name: string;
  readonly everySeconds: number;
  /** One run. A failure is logged, and the next run follows as usual. */
  readonly run: () => Promise<void>;
  readonly logger: Pick<Logger, 'error'>;
}

/** Work that a process repeats. A run that is due while another one is in progress is skipped. */
export interface PeriodicTask {
  /** Runs at once, then every `everySeconds`. */
  start(): void;
  /** Stops the timer and waits for the run in progress. */
  stop(): Promise<void>;
}

export function createPeriodicTask({ name, everySeconds, run, logger }: PeriodicTaskOptions): PeriodicTask {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const runUnlessRunning = () => {
    running ??= run()
      .catch((error) => logger.error({ err: error }, `${name} failed`))
      .finally(() => {
        running = undefined;
      });
  };

  return {
    start() {
      if (timer) return;
      runUnlessRunning();
      timer = setInterval(runUnlessRunning, everySeconds * 1_000);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
