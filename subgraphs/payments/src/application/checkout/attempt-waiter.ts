import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../../domain/attempt.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Runner } from './runner.ts';

/** Waits for the runs of an attempt, so that a response has their result when they end soon. */
export interface AttemptWaiter {
  /** The attempt once this process has no run of it, or after the wait timeout. */
  waitForRun(attempt: Attempt): Promise<Attempt>;
  /** The attempt once no process has a run of it, or after the wait timeout: another call may have begun its step. */
  waitForAnyRun(attempt: Attempt): Promise<Attempt>;
}

/** Milliseconds between two reads of an attempt that another process runs. */
const pollMs = 50;

export function createAttemptWaiter(
  attempts: Pick<AttemptRepository, 'find'>,
  runner: Pick<Runner, 'waitUntilSettled'>,
  waitTimeoutMs: number,
): AttemptWaiter {
  const waitForRun = async (attempt: Attempt): Promise<Attempt> => {
    const ended = await runner.waitUntilSettled(attempt.id, waitTimeoutMs);
    return ended ?? (await attempts.find(attempt.owner, attempt.id)) ?? attempt;
  };

  return {
    waitForRun,
    async waitForAnyRun(attempt) {
      const deadline = Date.now() + waitTimeoutMs;
      let latest = await waitForRun(attempt);
      while (latest.status === 'PROCESSING' && Date.now() < deadline) {
        await sleep(pollMs);
        latest = await waitForRun(attempt);
      }
      return latest;
    },
  };
}
