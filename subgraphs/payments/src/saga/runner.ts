import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@tarima/service-kit/logger';
import type { PresentedCard } from '../domain/ports.ts';
import { targetOf } from '../domain/saga.ts';
import { isRun, type Lease, LeaseLostError, type Run, type Runs } from '../store/runs.ts';
import { performStep, type StepTools } from './perform-step.ts';
import type { Ports, SagaSettings, Scratch, StepResult } from './step.ts';

/** Asks for an attempt to be looked at later, even if this process is gone by then. */
export type ScheduleWakeUp = (attemptId: string, seconds: number) => Promise<void>;

export interface RunnerOptions {
  readonly runs: Runs;
  readonly ports: Ports;
  readonly settings: SagaSettings;
  readonly lease: Lease;
  readonly scheduleWakeUp: ScheduleWakeUp;
  readonly logger: Logger;
}

/** Takes attempts through their steps, in the background of the request that began them. */
export interface Runner {
  /** Goes on with a run until the attempt rests; the card stays in memory. */
  start(run: Run, card?: PresentedCard): void;
  /** Waits until this process does no more for the attempt, at most `ms`. */
  settled(attemptId: string, ms: number): Promise<void>;
  /** Takes over an attempt whose runner is gone or whose time has come, and waits until it rests. */
  resume(attemptId: string): Promise<void>;
  /** Finds what was left unfinished and goes on with it, now or when it is due. */
  recover(): Promise<void>;
  /** Goes on with attempts that are due and in nobody's hands, at most `limit`: those that no wake-up found. */
  takeOverDue(limit: number): Promise<void>;
  /** Waits for the runs of this process. */
  close(): Promise<void>;
}

const backoffLimitSeconds = 300;

export function createRunner(options: RunnerOptions): Runner {
  const { runs, ports, settings, lease, scheduleWakeUp, logger } = options;
  const active = new Map<string, Promise<void>>();
  /** Ends waits at shutdown: what was waited for is laid down, and found again by the next process. */
  const closing = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: closing.signal });

  const wake = (id: string, seconds: number) =>
    scheduleWakeUp(id, seconds).catch((error) => logger.error({ err: error, attemptId: id }, 'wake-up not scheduled'));
  const wakeWhenDue = async (id: string, marginSeconds: number) => {
    const [unfinished] = await runs.unfinished(id);
    if (unfinished) await wake(id, Math.max(1, Math.ceil(unfinished.dueInSeconds) + marginSeconds));
  };

  const tools: StepTools = { runs, ports, settings, logger, pause, isClosing: () => closing.signal.aborted };

  /**
   * The alert is written before the attempt's row, so that it is never missing; it may be written twice (CHECKOUT-55).
   */
  const reportReview = ({ attempt }: Run, { outcome, facts }: StepResult) => {
    const { id: attemptId, orderNumber, cartId, market, amount, step } = attempt;
    const { referenceNumber } = { ...attempt.facts, ...facts };
    const found = { attemptId, orderNumber, cartId, market, amount, step, outcome, referenceNumber };
    logger.error({ alert: 'checkout_needs_review', ...found }, 'checkout attempt needs review');
  };

  const drive = async (first: Run, scratch: Scratch, isTakenOver: boolean): Promise<void> => {
    const { id } = first.attempt;
    let run = first;
    let takenOver = isTakenOver;
    for (;;) {
      let result: StepResult;
      try {
        result = await performStep(tools, run, scratch, takenOver);
      } catch (error) {
        if (error instanceof LeaseLostError) throw error;
        const seconds = Math.min(settings.backoffSeconds * 2 ** run.faults, backoffLimitSeconds);
        await runs.postpone(run, seconds);
        return void (await wake(id, seconds));
      }
      const target = targetOf(run.attempt.step, result.outcome);
      const facts = { ...run.attempt.facts, ...result.facts };
      if (target === 'NEEDS_REVIEW') reportReview(run, result);
      const next = await runs.advance(run, { outcome: result.outcome, facts, target, amount: result.amount });
      logger.info({ attemptId: id, step: run.attempt.step, outcome: result.outcome, target }, 'checkout step');
      if (!isRun(next)) {
        if (next.status === 'CHALLENGE_REQUIRED') await wakeWhenDue(id, 1);
        return;
      }
      run = next;
      takenOver = false;
    }
  };

  const start = (run: Run, scratch: Scratch, isTakenOver: boolean): Promise<void> => {
    const { id } = run.attempt;
    const heartbeat = setInterval(() => {
      runs.renew(run).catch((error) => {
        // The next call that moves money is refused by `checkLease`: nothing is left to renew.
        if (error instanceof LeaseLostError) clearInterval(heartbeat);
        else logger.warn({ err: error, attemptId: id }, 'lease not renewed');
      });
    }, lease.seconds * 333);
    const running = drive(run, scratch, isTakenOver)
      .catch((error) => {
        if (error instanceof LeaseLostError) logger.warn({ attemptId: id }, 'another runner took over');
        else logger.error({ err: error, attemptId: id }, 'run broke off');
      })
      .finally(() => {
        clearInterval(heartbeat);
        if (active.get(id) === running) active.delete(id);
      });
    active.set(id, running);
    return running;
  };

  const resume = async (id: string): Promise<void> => {
    const run = active.has(id) ? undefined : await runs.claim(id);
    await (run ? start(run, {}, true) : active.get(id));
    await wakeWhenDue(id, 0);
  };

  const reportRecovery = (attemptId: string) => (error: unknown) =>
    logger.error({ err: error, attemptId }, 'recovery failed');

  return {
    start(run, card) {
      // If this process dies, the wake-up finds the lease run out and another goes on.
      void wake(run.attempt.id, lease.seconds * 2);
      void start(run, { card }, false);
    },
    async settled(attemptId, ms) {
      const running = active.get(attemptId);
      if (running) await Promise.race([running, sleep(ms, undefined, { ref: false })]);
    },
    resume,
    async recover() {
      for (const { id, dueInSeconds } of await runs.unfinished()) {
        if (dueInSeconds > 0) await wake(id, Math.ceil(dueInSeconds));
        else void resume(id).catch(reportRecovery(id));
      }
    },
    async takeOverDue(limit) {
      for (const id of await runs.due(limit)) {
        if (active.has(id)) continue;
        const run = await runs.claim(id);
        if (run)
          void start(run, {}, true)
            .then(() => wakeWhenDue(id, 0))
            .catch(reportRecovery(id));
      }
    },
    async close() {
      closing.abort();
      await Promise.all(active.values());
    },
  };
}
