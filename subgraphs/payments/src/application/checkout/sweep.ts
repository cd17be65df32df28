import type { Logger } from '@tarima/service-kit/logger';
import { createPeriodicTask, type PeriodicTask } from '@tarima/service-kit/periodic-task';
import type { AttemptRepository } from '../repositories.ts';
import type { FollowUpCheck } from './follow-up.ts';
import type { Runner } from './runner.ts';

export interface SweepOptions {
  readonly attempts: Pick<
    AttemptRepository,
    'expireOpen' | 'listDueFollowUps' | 'deleteExpiredReturns' | 'deleteOldDetails'
  >;
  /** Discards registrations of attempts that ended without a membership, at most `limit`. */
  readonly discardAccounts: (limit: number) => Promise<void>;
  readonly runner: Pick<Runner, 'claimDue'>;
  readonly checkFollowUp: FollowUpCheck;
  /** How long an attempt stays open without being placed. */
  readonly openSeconds: number;
  /** How long the details of attempts without a payment are kept. */
  readonly detailsDays: number;
  /** How often a process sweeps. */
  readonly everySeconds: number;
  readonly logger: Logger;
}

/**
 * Finds due attempts in the database that no timer resumed. Every process sweeps: expiry is one update, and any other
 * attempt is claimed by one process first.
 */
export interface Sweep extends PeriodicTask {
  /** Expires open attempts, continues due ones, checks ended ones whose follow-up is due, and deletes old details. */
  run(): Promise<void>;
}

/** Maximum number of attempts that one sweep claims; the next one claims the others. */
const batchSize = 50;

export function createSweep(options: SweepOptions): Sweep {
  const { attempts, runner, checkFollowUp, openSeconds, detailsDays, everySeconds, logger } = options;
  const run = async () => {
    const expired = await attempts.expireOpen(openSeconds);
    if (expired > 0) logger.info({ expired }, 'open checkout attempts expired');
    await runner.claimDue(batchSize);
    for (const id of await attempts.listDueFollowUps(batchSize)) await checkFollowUp(id);
    await options.discardAccounts(batchSize);
    await attempts.deleteExpiredReturns();
    await attempts.deleteOldDetails(detailsDays);
  };

  return { run, ...createPeriodicTask({ name: 'checkout sweep', everySeconds, run, logger }) };
}
