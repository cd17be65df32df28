import type { Logger } from '@tarima/service-kit/logger';
import type { AttemptRepository } from '../repositories.ts';
import type { FollowUpCheck } from './follow-up.ts';
import type { Runner } from './runner.ts';

export interface SweepOptions {
  readonly attempts: Pick<AttemptRepository, 'expireOpen' | 'listDueFollowUps' | 'deleteExpiredReturns'>;
  readonly runner: Pick<Runner, 'claimDue'>;
  readonly checkFollowUp: FollowUpCheck;
  /** How long an attempt stays open without being placed. */
  readonly openSeconds: number;
  /** How often a process sweeps. */
  readonly everySeconds: number;
  readonly logger: Logger;
}

/**
 * Finds due attempts in the database that no timer resumed. Every process sweeps: expiry is one update, and any other
 * attempt is claimed by one process first.
 */
export interface Sweep {
  /** Expires open attempts, continues due ones, and checks ended ones whose follow-up is due. */
  run(): Promise<void>;
  start(): void;
  /** Stops the timer and waits for the sweep that runs. */
  stop(): Promise<void>;
}

/** The most attempts that one sweep claims; the next one claims the others. */
const batchSize = 50;

export function createSweep(options: SweepOptions): Sweep {
  const { attempts, runner, checkFollowUp, openSeconds, everySeconds, logger } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const run = async () => {
    const expired = await attempts.expireOpen(openSeconds);
    if (expired > 0) logger.info({ expired }, 'open checkout attempts expired');
    await runner.claimDue(batchSize);
    for (const id of await attempts.listDueFollowUps(batchSize)) await checkFollowUp(id);
    await attempts.deleteExpiredReturns();
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
