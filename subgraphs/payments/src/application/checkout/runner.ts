import { setTimeout as sleep } from 'node:timers/promises';
import { runWithCorrelationId } from '@tarima/service-kit/correlation';
import type { Logger } from '@tarima/service-kit/logger';
import { runInSpan } from '@tarima/service-kit/telemetry/tracing';
import type { Attempt } from '../../domain/attempt.ts';
import { isRun, type Lease, LeaseLostError, type Run } from '../../domain/run.ts';
import { getFirstStep, getTarget } from '../../domain/saga.ts';
import type { PaymentDetails } from '../payments-port.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import { countResult } from './observe-attempts.ts';
import { performStep, type StepTools } from './perform-step.ts';
import type { SagaSettings } from './settings.ts';
import type { Scratch, StepResult } from './step.ts';

/** Schedules a `resume` of an attempt, by any process. `isNew`: none was scheduled before. */
export type ScheduleWakeUp = (attemptId: string, seconds: number, options?: { isNew: boolean }) => Promise<void>;

export interface RunnerOptions {
  readonly attempts: AttemptRepository;
  readonly ports: Ports;
  readonly settings: SagaSettings;
  readonly lease: Lease;
  readonly scheduleWakeUp: ScheduleWakeUp;
  readonly logger: Logger;
}

export interface StartOptions {
  /** Stay in memory. */
  readonly details?: PaymentDetails | undefined;
  /** True when the first step was begun before: it checks what was done before it acts. */
  readonly isRepeat?: boolean | undefined;
}

/** Runs the steps of attempts, in the background of the request that began them. */
export interface Runner {
  /** Continues a run until the attempt ends or waits. */
  start(run: Run, options?: StartOptions): void;
  /** Waits until this process has no run of the attempt, at most `ms`; the attempt as its run has ended it. */
  waitUntilSettled(attemptId: string, ms: number): Promise<Attempt | undefined>;
  /** Claims an attempt that is due and not leased, and waits until its run ends. */
  resume(attemptId: string): Promise<void>;
  /** Resumes unfinished attempts, now or when they are due. */
  recover(): Promise<void>;
  /** Claims attempts that are due and not leased because no wake-up found them, at most `limit`. */
  claimDue(limit: number): Promise<void>;
  /** Waits for the runs of this process. */
  close(): Promise<void>;
}

const backoffLimitSeconds = 300;

export function createRunner(options: RunnerOptions): Runner {
  const { attempts, ports, settings, lease, scheduleWakeUp, logger } = options;
  /** Runs of this process, with the attempts as the runs end them; undefined for a run that did not end its attempt. */
  const active = new Map<string, Promise<Attempt | undefined>>();
  /** Ends waits at shutdown: their steps are postponed, and the next process finds them. */
  const closing = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: closing.signal });

  const scheduleResume = (id: string, seconds: number, options?: { isNew: boolean }) =>
    scheduleWakeUp(id, seconds, options).catch((error) =>
      logger.error({ err: error, attemptId: id }, 'wake-up not scheduled'),
    );
  const scheduleResumeWhenDue = async (id: string, marginSeconds: number) => {
    const [unfinished] = await attempts.listUnfinishedRuns(id);
    if (unfinished) await scheduleResume(id, Math.max(1, Math.ceil(unfinished.dueInSeconds) + marginSeconds));
  };

  const tools: StepTools = { attempts, ports, settings, logger, pause, isClosing: () => closing.signal.aborted };

  /**
   * The alert is written before the attempt's row, so that it is never missing; it may be written twice (CHECKOUT-55).
   */
  const reportReview = ({ attempt }: Run, { outcome, facts }: StepResult) => {
    const { id: attemptId, orderNumber, subject, market, amount, step } = attempt;
    const { referenceNumber } = { ...attempt.facts, ...facts };
    const details = { attemptId, orderNumber, subject, market, amount, step, outcome, referenceNumber };
    const alert = attempt.purpose === 'REFUND' ? 'refund_needs_review' : 'checkout_needs_review';
    logger.error({ alert, ...details }, 'attempt needs review');
  };

  const runSteps = async (first: Run, scratch: Scratch, isClaimed: boolean): Promise<Attempt | undefined> => {
    const { id } = first.attempt;
    let run = first;
    let isFirstStepClaimed = isClaimed;
    for (;;) {
      let result: StepResult;
      scratch.answers = [];
      try {
        const { id: attemptId, step } = run.attempt;
        result = await runInSpan(`step ${step}`, { 'tarima.attempt_id': attemptId }, () =>
          performStep(tools, run, scratch, isFirstStepClaimed),
        );
      } catch (error) {
        if (error instanceof LeaseLostError) throw error;
        const seconds = Math.min(settings.backoffSeconds * 2 ** run.postponements, backoffLimitSeconds);
        await attempts.postponeRun(run, seconds, scratch.answers);
        await scheduleResume(id, seconds);
        return undefined;
      }
      const target = getTarget(run.attempt.purpose, run.attempt.step, result.outcome);
      const facts = { ...run.attempt.facts, ...result.facts };
      if (target === 'NEEDS_REVIEW') reportReview(run, result);
      const { outcome, amount } = result;
      const next = await attempts.advanceRun(run, { outcome, facts, target, amount, answers: scratch.answers });
      logger.info({ attemptId: id, step: run.attempt.step, outcome: result.outcome, target }, 'checkout step');
      if (!isRun(next)) {
        if (next.status === 'CHALLENGE_REQUIRED') await scheduleResumeWhenDue(id, 1);
        else countResult({ purpose: next.purpose, status: next.status });
        return next;
      }
      run = next;
      isFirstStepClaimed = false;
    }
  };

  const start = (run: Run, scratch: Scratch, isClaimed: boolean): Promise<Attempt | undefined> => {
    const { id } = run.attempt;
    const heartbeat = setInterval(() => {
      attempts.renewLease(run).catch((error) => {
        // `checkLease` stops the run before its next call that moves money: there is no lease to renew.
        if (error instanceof LeaseLostError) clearInterval(heartbeat);
        else logger.warn({ err: error, attemptId: id }, 'lease not renewed');
      });
    }, lease.seconds * 333);
    const running = runWithCorrelationId(id, () => runSteps(run, scratch, isClaimed))
      .catch((error) => {
        if (error instanceof LeaseLostError) logger.warn({ attemptId: id }, 'another runner has claimed the attempt');
        else logger.error({ err: error, attemptId: id }, 'run failed');
        return undefined;
      })
      .finally(() => {
        clearInterval(heartbeat);
        if (active.get(id) === running) active.delete(id);
      });
    active.set(id, running);
    return running;
  };

  const resume = async (id: string): Promise<void> => {
    // Most attempts have ended when their wake-up is due.
    if (!active.has(id) && (await attempts.listUnfinishedRuns(id)).length === 0) return;
    const run = active.has(id) ? undefined : await attempts.claimRun(id);
    await (run ? start(run, { answers: [] }, true) : active.get(id));
    await scheduleResumeWhenDue(id, 0);
  };

  const logRecoveryFailure = (attemptId: string) => (error: unknown) =>
    logger.error({ err: error, attemptId }, 'recovery failed');

  return {
    start(run, { details, isRepeat = false } = {}) {
      // If this process dies, the wake-up finds the lease expired and another process continues.
      const { id, purpose, tries, step } = run.attempt;
      void scheduleResume(id, lease.seconds * 2, { isNew: tries === 1 && step === getFirstStep(purpose) });
      void start(run, { details, answers: [] }, isRepeat);
    },
    async waitUntilSettled(attemptId, ms) {
      const running = active.get(attemptId);
      return running && Promise.race([running, sleep(ms, undefined, { ref: false })]);
    },
    resume,
    async recover() {
      for (const { id, dueInSeconds } of await attempts.listUnfinishedRuns()) {
        if (dueInSeconds > 0) await scheduleResume(id, Math.ceil(dueInSeconds));
        else void resume(id).catch(logRecoveryFailure(id));
      }
    },
    async claimDue(limit) {
      for (const id of await attempts.listDueRuns(limit)) {
        if (active.has(id)) continue;
        const run = await attempts.claimRun(id);
        if (run)
          void start(run, { answers: [] }, true)
            .then(() => scheduleResumeWhenDue(id, 0))
            .catch(logRecoveryFailure(id));
      }
    },
    async close() {
      closing.abort();
      await Promise.all(active.values());
    },
  };
}
