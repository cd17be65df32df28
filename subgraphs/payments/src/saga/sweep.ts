import type { Logger } from '@tarima/service-kit/logger';
import type { Attempts } from '../store/attempts.ts';
import type { FollowUps } from '../store/follow-ups.ts';
import type { FollowUpAttempt } from './follow-up.ts';
import type { Runner } from './runner.ts';

export interface SweepOptions {
  readonly attempts: Pick<Attempts, 'expireOpen'>;
  readonly runner: Pick<Runner, 'takeOverDue'>;
  readonly followUps: Pick<FollowUps, 'due'>;
  readonly followUp: FollowUpAttempt;
  /** How long an attempt stays open without being placed. */
  readonly openSeconds: number;
  /** How often a process sweeps. */
  readonly everySeconds: number;
  readonly logger: Logger;
}

/**
 * Finds in the database what no timer woke. Every process sweeps: expiring is one update, and everything else is claimed
 * by one process before it is touched.
 */
export interface Sweep {
  /** Expires open attempts, goes on with due ones, and looks at ended ones whose follow-up is due. */
  run(): Promise<void>;
  start(): void;
  /** Waits for the sweep that runs. */
  stop(): Promise<void>;
}

/** The most attempts that one sweep takes up: the next one takes the others. */
const batchSize = 50;

export function createSweep(options: SweepOptions): Sweep {
  const { attempts, runner, followUps, followUp, openSeconds, everySeconds, logger } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const run = async () => {
    const expired = await attempts.expireOpen(openSeconds);
    if (expired > 0) logger.info({ expired }, 'open checkout attempts expired');
    await runner.takeOverDue(batchSize);
    for (const id of await followUps.due(batchSize)) await followUp(id);
  };

  return {
    run,
    start() {
      timer ??= setInterval(() => {
        running ??= run()
          .catch((error) => logger.error({ err: error }, 'checkout sweep failed'))
          .finally(() => {
            running = undefined;
          });
      }, everySeconds * 1_000);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
