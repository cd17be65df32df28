import { randomUUID } from 'node:crypto';
import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { commerceSettings } from '@tarima/commerce-client/env';
import { type ConfigurationSource, configurationOf } from '@tarima/service-kit/configuration';
import type { Database } from '@tarima/service-kit/database';
import { createJobs } from '@tarima/service-kit/jobs';
import type { Logger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { z } from 'zod';
import { migrations } from '../migrations/all.ts';
import type { Context } from './context.ts';
import { statusQueries } from './domain/transaction.ts';
import { type PaymentsEnv, tryLimitsOf } from './env.ts';
import { createSavedCardsLoader } from './loaders.ts';
import { resolvers } from './resolvers/all.ts';
import { createCheckout } from './saga/checkout.ts';
import { createFollowUp } from './saga/follow-up.ts';
import { limitPlacing } from './saga/limited-checkout.ts';
import { createRunner } from './saga/runner.ts';
import { shopperOf } from './saga/shopper.ts';
import type { Ports, SagaSettings } from './saga/step.ts';
import { createSweep } from './saga/sweep.ts';
import { createAttempts } from './store/attempts.ts';
import { createFollowUps } from './store/follow-ups.ts';
import { createPaymentTries } from './store/payment-tries.ts';
import { createRuns } from './store/runs.ts';
import type { Tables } from './store/tables.ts';
import { commerceScopes } from './upstream/commerce/client.ts';
import { createPorts } from './upstream/ports.ts';
import { limitAdding } from './wallet/limited-wallet.ts';
import { createWallet } from './wallet/wallet.ts';

export interface PaymentsDependencies {
  readonly env: PaymentsEnv;
  readonly logger: Logger;
  /** The store's database; payments keeps its attempts in a schema of its own. */
  readonly database: Database;
  /** Stands in for the platform's client; made from `env` when absent. It needs `commerceScopes`. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
  /** Stand in for the upstreams. */
  readonly ports?: Ports;
}

export interface Payments extends Subgraph {
  /** Takes up what was left unfinished, and wakes attempts from then on. Call it once the service listens. */
  start(): Promise<void>;
}

const wakeUpQueue = 'checkout-wake-up';
const wakeUpSchema = z.object({ attemptId: z.string() });
const repeatDelaysMs = [200, 1_000, 3_000];
/** How far before an attempt a late transaction is searched: the widest of the status queries' usual offsets. */
const searchMarginSeconds = 60;

/** Checkout: attempts, the saga that takes them from the first click to the order, and saved cards. */
export async function createPayments(dependencies: PaymentsDependencies): Promise<Payments> {
  const { env, logger, database } = dependencies;
  const settings = { ...commerceSettings(env, 'tarima-payments'), scopes: commerceScopes };
  const commerce = dependencies.commerce ?? createCommerceClient(settings);
  const configuration = await configurationOf(dependencies.configuration, env, logger);
  const upstream = createPorts(env, commerce, configuration);
  const ports = dependencies.ports ?? upstream.ports;

  const db = await database.schema<Tables>('payments', migrations);
  const attempts = createAttempts(db);
  const lease = { owner: randomUUID(), seconds: env.CHECKOUT_LEASE_SECONDS };
  const delaysSeconds = env.CHECKOUT_FOLLOW_UP_SECONDS;
  const runs = createRuns(db, lease, {
    challengeSeconds: env.CHECKOUT_CHALLENGE_SECONDS,
    followUpSeconds: delaysSeconds[0] ?? 0,
  });
  const jobs = createJobs(database, logger, { pollSeconds: env.CHECKOUT_WAKE_UP_POLL_SECONDS });
  const sagaSettings: SagaSettings = {
    holdMinutes: env.CHECKOUT_HOLD_MINUTES,
    isWindowRequired: (market) => configuration.market(market).delivery.windowRequired,
    // No queries while they are switched off; the environment can shorten their waits (PAYMENTS-39, CONFIGURATION-19).
    statusQueries: () => {
      const { payments } = configuration.global();
      if (!payments.authorizationStatusEnabled) return [];
      const waits = env.AUTHORIZATION_STATUS_WAITS ?? payments.authorizationStatusWaitsSeconds;
      return statusQueries(waits, payments.authorizationStatusOffsetsSeconds);
    },
    // Editors name the brands that a market takes (PAYMENTS-17, PAYMENTS-76).
    isCardTypeAccepted: (market, brand) =>
      configuration.market(market).payments.cardTypes.some((accepted) => accepted === brand),
    reviewAfterSeconds: env.CHECKOUT_REVIEW_SECONDS,
    repeatDelaysMs,
    backoffSeconds: env.CHECKOUT_BACKOFF_SECONDS,
    stepPostponements: env.CHECKOUT_STEP_POSTPONEMENTS,
    rejectionTries: env.CHECKOUT_REJECTION_TRIES,
    hardDeclineCodes: () => configuration.global().payments.hardDeclineCodes,
  };
  const runner = createRunner({
    runs,
    ports,
    settings: sagaSettings,
    lease,
    scheduleWakeUp: (attemptId, seconds) => jobs.sendAfter(wakeUpQueue, { attemptId }, seconds, attemptId),
    logger,
  });
  jobs.work(wakeUpQueue, (data) => runner.resume(wakeUpSchema.parse(data).attemptId));
  const followUps = createFollowUps(db, lease);
  const sweep = createSweep({
    attempts,
    runner,
    followUps,
    followUp: createFollowUp({ followUps, ports, delaysSeconds, searchMarginSeconds, logger }),
    openSeconds: env.CHECKOUT_OPEN_SECONDS,
    everySeconds: env.CHECKOUT_SWEEP_SECONDS,
    logger,
  });
  const patienceMs = env.CHECKOUT_PATIENCE_MS;
  const tries = createPaymentTries(db, tryLimitsOf(env));
  const checkout = limitPlacing(
    createCheckout({ attempts, runs, runner, ports, settings: sagaSettings, patienceMs, logger }),
    tries,
  );
  const { isCardTypeAccepted } = sagaSettings;
  const wallet = limitAdding(createWallet({ payments: ports.payments, isCardTypeAccepted, logger }), tries);

  const subgraph = await createSubgraph<Context>({
    name: 'payments',
    schemaFile: new URL('../schema.graphql', import.meta.url),
    resolvers,
    createContext: (caller) => ({
      shopper: shopperOf(caller),
      isPartner: caller.identity.kind === 'partner',
      language: caller.language,
      checkout,
      payments: ports.payments,
      savedCards: createSavedCardsLoader(ports.payments),
      wallet,
      challengeOrigin: env.PAYMENTS_PUBLIC_URL ?? env.PAYMENTS_API_URL,
      shopUrl: env.SHOP_URL,
    }),
    callerSecret: env.CALLER_SECRET,
    partnerScope: 'cart:write',
    logger,
    readiness: { database: database.ping, commerce: commerce.ping },
    onClose: async () => {
      await sweep.stop();
      await runner.close();
      await jobs.stop();
      await Promise.all([upstream.close(), commerce.close()]);
      await configuration.close();
    },
  });
  return {
    ...subgraph,
    async start() {
      await jobs.start();
      await runner.recover();
      sweep.start();
    },
  };
}
