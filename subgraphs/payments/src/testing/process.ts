import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { migrations } from '../../migrations/all.ts';
import { statusQueries } from '../domain/transaction.ts';
import { type Checkout, createCheckout } from '../saga/checkout.ts';
import { createRunner, type Runner } from '../saga/runner.ts';
import type { SagaSettings } from '../saga/step.ts';
import { createAttempts } from '../store/attempts.ts';
import { createRuns, type Runs } from '../store/runs.ts';
import type { Tables } from '../store/tables.ts';
import type { World } from './world.ts';

export const quickSettings: SagaSettings = {
  holdMinutes: 30,
  isWindowRequired: () => false,
  challengeSeconds: 900,
  statusQueries: () => statusQueries([0, 0, 0, 0, 0], [0, 20, 40, 60, 0]),
  isCardTypeAccepted: (_market, brand) => brand === 'VISA',
  reviewAfterSeconds: 900,
  repeatDelaysMs: [1, 1],
  backoffSeconds: 0.01,
  hardDeclineCodes: () => ['43'],
};

export interface StoreProcess {
  readonly checkout: Checkout;
  readonly runner: Runner;
  /** Settles when a fault of the world has ended the process: what it was asked for is not answered any more. */
  readonly death: Promise<void>;
  /** The wake-ups that were asked for, newest last. */
  readonly wakeUps: { attemptId: string; seconds: number }[];
}

/** A process of the store in the test's own: `crash-…` faults of the world end it, and nothing it does counts after that. */
export async function startProcess(
  database: Database,
  world: World,
  options: { settings?: Partial<SagaSettings>; leaseSeconds?: number; patienceMs?: number } = {},
): Promise<StoreProcess> {
  const db = await database.schema<Tables>('payments', migrations);
  const settings = { ...quickSettings, ...options.settings };
  const lease = { owner: randomUUID(), seconds: options.leaseSeconds ?? 0.03 };
  const logger = createLogger({ name: 'payments-test', level: 'silent' });
  let isDead = false;
  const { promise: death, resolve: die } = Promise.withResolvers<void>();
  const ports = world.connect(() => {
    isDead = true;
    die();
  });
  const runs = new Proxy(createRuns(db, lease, settings.challengeSeconds), {
    get: (target, property: keyof Runs) => {
      const method = target[property] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => (isDead ? new Promise(() => undefined) : method(...args));
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
  const patienceMs = options.patienceMs ?? 400;
  return {
    checkout: createCheckout({ attempts, runs, runner, ports, settings, patienceMs, logger }),
    runner,
    death,
    wakeUps,
  };
}
