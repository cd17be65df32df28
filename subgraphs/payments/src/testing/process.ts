import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { migrations } from '../../migrations/all.ts';
import { statusQueries } from '../domain/transaction.ts';
import { type Checkout, createCheckout } from '../saga/checkout.ts';
import { createFollowUp } from '../saga/follow-up.ts';
import { createRunner, type Runner } from '../saga/runner.ts';
import type { SagaSettings } from '../saga/step.ts';
import { createSweep } from '../saga/sweep.ts';
import { createAttempts } from '../store/attempts.ts';
import { createFollowUps } from '../store/follow-ups.ts';
import { createRuns, type Runs } from '../store/runs.ts';
import type { Tables } from '../store/tables.ts';
import { createAlertLogger } from './alert-logger.ts';
import type { World } from './world.ts';

export const quickSettings: SagaSettings = {
  holdMinutes: 30,
  isWindowRequired: () => false,
  statusQueries: () => statusQueries([0, 0, 0, 0, 0], [0, 20, 40, 60, 0]),
  isCardTypeAccepted: (_market, brand) => brand === 'VISA',
  reviewAfterSeconds: 900,
  repeatDelaysMs: [1, 1],
  backoffSeconds: 0.01,
  stepPostponements: 3,
  rejectionTries: 2,
  hardDeclineCodes: () => ['43'],
};

export interface StoreProcess {
  readonly checkout: Checkout;
  readonly runner: Runner;
  /** Settles when a fault of the world has ended the process: what it was asked for is not answered any more. */
  readonly death: Promise<void>;
  /** What the process does every now and then without being woken. */
  readonly sweep: () => Promise<void>;
  /** Stops the process, its heartbeat included, before it next reads or writes a run. */
  stall(): void;
  /** Lets a stalled process go on. */
  wake(): void;
  /** Names of the alerts in its log, in order. */
  readonly alerts: string[];
  /** The wake-ups that were asked for, newest last. */
  readonly wakeUps: { attemptId: string; seconds: number }[];
}

export interface ProcessOptions {
  readonly settings?: Partial<SagaSettings>;
  readonly leaseSeconds?: number;
  readonly patienceMs?: number;
  readonly challengeSeconds?: number;
  readonly openSeconds?: number;
  readonly followUpSeconds?: readonly number[];
  /** Stalls the process once this call of its runs was answered, as if its host stopped it there. */
  readonly stallsAfter?: (call: keyof Runs, result: unknown) => boolean;
}

/** A process of the store in the test's own: `crash-…` faults of the world end it, and nothing it does counts after that. */
export async function startProcess(
  database: Database,
  world: World,
  options: ProcessOptions = {},
): Promise<StoreProcess> {
  const db = await database.schema<Tables>('payments', migrations);
  const settings = { ...quickSettings, ...options.settings };
  const lease = { owner: randomUUID(), seconds: options.leaseSeconds ?? 0.03 };
  const { logger, alerts } = createAlertLogger();
  let isDead = false;
  let stall: PromiseWithResolvers<void> | undefined;
  const { promise: death, resolve: die } = Promise.withResolvers<void>();
  const ports = world.connect(() => {
    isDead = true;
    die();
  });
  const delaysSeconds = options.followUpSeconds ?? [0, 0];
  const challengeSeconds = options.challengeSeconds ?? 900;
  const realRuns = createRuns(db, lease, { challengeSeconds, followUpSeconds: delaysSeconds[0] ?? 0 });
  const runs = new Proxy(realRuns, {
    get: (target, property: keyof Runs) => {
      const method = target[property] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        if (isDead) return new Promise(() => undefined);
        await stall?.promise;
        const result = await method(...args);
        if (options.stallsAfter?.(property, result)) stall ??= Promise.withResolvers<void>();
        await stall?.promise;
        return result;
      };
    },
  });
  const wakeUps: StoreProcess['wakeUps'] = [];
  const runner = createRunner({
    runs,
    ports,
    settings,
    lease,
    scheduleWakeUp: async (attemptId, seconds) => {
      wakeUps.push({ attemptId, seconds });
    },
    logger,
  });
  const attempts = createAttempts(db);
  const patienceMs = options.patienceMs ?? 20_000;
  const followUps = createFollowUps(db, lease);
  const sweep = createSweep({
    attempts,
    runner,
    followUps,
    followUp: createFollowUp({ followUps, ports, delaysSeconds, searchMarginSeconds: 60, logger }),
    openSeconds: options.openSeconds ?? 3_600,
    everySeconds: 3_600,
    logger,
  });
  return {
    sweep: sweep.run,
    stall() {
      stall ??= Promise.withResolvers<void>();
    },
    wake() {
      stall?.resolve();
      stall = undefined;
    },
    alerts,
    checkout: createCheckout({ attempts, runs, runner, ports, settings, patienceMs, logger }),
    runner,
    death,
    wakeUps,
  };
}
