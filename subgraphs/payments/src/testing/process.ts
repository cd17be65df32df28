import { randomUUID } from 'node:crypto';
import { createMailOutbox } from '@tarima/mail/outbox';
import type { MailStore } from '@tarima/mail/tables';
import type { Database } from '@tarima/service-kit/database';
import { migrations } from '../../migrations/all.ts';
import type { CaptchaGuard } from '../application/checkout/captcha-guard.ts';
import { type Checkout, createCheckout } from '../application/checkout/checkout.ts';
import { discardAccounts } from '../application/checkout/discard-accounts.ts';
import { createFollowUpCheck } from '../application/checkout/follow-up.ts';
import { createReturnUrls } from '../application/checkout/return-urls.ts';
import { createRunner, type Runner } from '../application/checkout/runner.ts';
import type { SagaSettings } from '../application/checkout/settings.ts';
import { createSweep } from '../application/checkout/sweep.ts';
import { createOperatorDesk, type OperatorDesk } from '../application/operators/operator-desk.ts';
import type { RefundRepository } from '../application/refunds/ports.ts';
import { createRefundJob, type RefundJob } from '../application/refunds/refund-job.ts';
import type { AttemptRepository, AttemptRuns } from '../application/repositories.ts';
import { createStatusQueries } from '../domain/transaction.ts';
import { createAttemptMails } from '../persistence/attempt-mails.ts';
import { createAttemptRepository } from '../persistence/attempt-repository.ts';
import { createOperatorAttempts } from '../persistence/operator-attempts.ts';
import { createRefundRepository } from '../persistence/refund-repository.ts';
import type { Tables } from '../persistence/tables.ts';
import { readReturn } from '../upstream/payments-api/read-return.ts';
import { createAlertLogger } from './alert-logger.ts';
import { noInvoices } from './invoice-rules.ts';
import type { World } from './world.ts';

export const quickSettings: SagaSettings = {
  getHoldMinutes: () => 30,
  createReturnUrls: (state) => createReturnUrls('http://localhost:3000', state),
  isRiskScored: () => false,
  getWindowRules: () => ({ isRequired: false, minimumMinutes: 120 }),
  getInvoiceRules: () => noInvoices,
  getStatusQueries: () => createStatusQueries([0, 0, 0, 0, 0], [0, 20, 40, 60, 0]),
  getCardTypes: () => ['VISA', 'PAYPAL'],
  getMembershipWaits: () => [0, 0, 0],
  isMembershipSold: () => true,
  getMembershipRules: () => ({ renewalDaysBeforeExpiry: 60 }),
  getPasswordPolicy: () => ({ minimumLength: 8, maximumLength: 64, requiredCharacters: ['DIGIT'] }),
  reviewAfterSeconds: 900,
  repeatDelaysMs: [1, 1],
  backoffSeconds: 0.01,
  stepPostponements: 3,
  rejectionTries: 2,
};

/** A market without a captcha. */
const noCaptcha: Pick<CaptchaGuard, 'isNeededToRegister' | 'verifyRegistration'> = {
  isNeededToRegister: () => false,
  verifyRegistration: async () => 'PASSED',
};

export interface StoreProcess {
  readonly checkout: Checkout;
  readonly runner: Runner;
  readonly refunds: RefundRepository;
  /** Reads changed orders and starts their refunds once. */
  readonly refundJob: RefundJob;
  readonly operators: OperatorDesk;
  /** Settles when a fault of the world has ended the process: its pending calls stay pending. */
  readonly death: Promise<void>;
  /** Runs the periodic sweep once. */
  readonly sweep: () => Promise<void>;
  /** Stalls the process, including its heartbeat, before its next read or write of a run. */
  stall(): void;
  /** Continues a stalled process. */
  resume(): void;
  /** Alerts in its log, in order. */
  readonly alerts: string[];
  /** Scheduled wake-ups, newest last. */
  readonly wakeUps: { attemptId: string; seconds: number }[];
}

export interface ProcessOptions {
  readonly settings?: Partial<SagaSettings>;
  readonly captcha?: typeof noCaptcha;
  /** True when the client address has registered too often. */
  readonly isThrottled?: boolean;
  readonly leaseSeconds?: number;
  readonly waitTimeoutMs?: number;
  readonly challengeSeconds?: number;
  readonly providerSessionSeconds?: number;
  readonly openSeconds?: number;
  readonly followUpSeconds?: readonly number[];
  /** Stalls the process after the calls for runs for which it returns true, as if its host paused it. */
  readonly shouldStallAfter?: (call: keyof AttemptRuns, result: unknown) => boolean;
}

const runMethods: Record<keyof AttemptRuns, true> = {
  startAttempt: true,
  beginRun: true,
  claimRun: true,
  advanceRun: true,
  postponeRun: true,
  confirmLease: true,
  renewLease: true,
  listDueRuns: true,
  listUnfinishedRuns: true,
};
const isRunMethod = (name: keyof AttemptRepository): name is keyof AttemptRuns => Object.hasOwn(runMethods, name);

/** Simulates a process of the store: `crash-…` faults of the world end it, and its later calls have no effect. */
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
  const outbox = createMailOutbox(db as unknown as MailStore);
  // Writes mails as the service does, and sends none.
  const mails = createAttemptMails({
    enqueue: async (trx, mail) => void (await outbox.insert(trx as unknown as MailStore, mail)),
  });
  const realAttempts = createAttemptRepository(db, lease, {
    challengeSeconds,
    providerSessionSeconds: options.providerSessionSeconds ?? 10_800,
    followUpSeconds: delaysSeconds[0] ?? 0,
    onEnded: mails.attemptEnded,
  });
  const attempts = new Proxy(realAttempts, {
    get: (target, property: keyof AttemptRepository) => {
      const method = target[property] as (...args: unknown[]) => Promise<unknown>;
      if (!isRunMethod(property)) return method;
      return async (...args: unknown[]) => {
        if (isDead) return new Promise(() => undefined);
        await stall?.promise;
        const result = await method(...args);
        if (options.shouldStallAfter?.(property, result)) stall ??= Promise.withResolvers<void>();
        await stall?.promise;
        return result;
      };
    },
  });
  const wakeUps: StoreProcess['wakeUps'] = [];
  const runner = createRunner({
    attempts,
    ports,
    settings,
    lease,
    scheduleWakeUp: async (attemptId, seconds) => {
      wakeUps.push({ attemptId, seconds });
    },
    logger,
  });
  const refunds = new Proxy(createRefundRepository(db, { lease, onCancelled: mails.orderCancelled }), {
    get: (target, property: keyof RefundRepository) => {
      const method = target[property] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => (isDead ? new Promise(() => undefined) : method(...args));
    },
  });
  const refundJob = createRefundJob({
    refunds,
    orderManagement: world.connectOrderManagement(() => {
      isDead = true;
      die();
    }),
    runner,
    everySeconds: 3_600,
    overlapSeconds: 60,
    logger,
  });
  const waitTimeoutMs = options.waitTimeoutMs ?? 20_000;
  const sweep = createSweep({
    attempts,
    runner,
    checkFollowUp: createFollowUpCheck({ attempts, ports, delaysSeconds, searchMarginSeconds: 60, logger }),
    discardAccounts: (limit) => discardAccounts({ attempts, ports, logger }, limit),
    openSeconds: options.openSeconds ?? 3_600,
    detailsDays: 30,
    everySeconds: 3_600,
    logger,
  });
  return {
    sweep: sweep.run,
    stall() {
      stall ??= Promise.withResolvers<void>();
    },
    resume() {
      stall?.resolve();
      stall = undefined;
    },
    alerts,
    checkout: createCheckout({
      attempts,
      runner,
      ports,
      settings,
      captcha: options.captcha ?? noCaptcha,
      throttle: { admit: async () => options.isThrottled !== true },
      readReturn,
      waitTimeoutMs,
      logger,
    }),
    runner,
    refunds,
    refundJob,
    operators: createOperatorDesk({ reads: createOperatorAttempts(db), attempts, runner, waitTimeoutMs, logger }),
    death,
    wakeUps,
  };
}
