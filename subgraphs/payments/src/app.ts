import { randomUUID } from 'node:crypto';
import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { toCommerceSettings } from '@tarima/commerce-client/env';
import { openMailQueue } from '@tarima/mail/open-queue';
import type { MailTransport } from '@tarima/mail/transport';
import type { MarketCode } from '@tarima/markets/table';
import type { CaptchaPort } from '@tarima/service-kit/captcha/captcha';
import { openCaptcha } from '@tarima/service-kit/captcha/open-captcha';
import { type ConfigurationSource, openConfiguration } from '@tarima/service-kit/configuration';
import type { Database } from '@tarima/service-kit/database';
import { createJobs } from '@tarima/service-kit/jobs';
import type { Logger } from '@tarima/service-kit/logger';
import { isReadGrant } from '@tarima/service-kit/read-grant';
import { createSubgraph, type SubgraphWithJobs } from '@tarima/service-kit/subgraph';
import { openThrottle } from '@tarima/service-kit/throttle';
import { z } from 'zod';
import { migrations } from '../migrations/all.ts';
import { createCaptchaGuard } from './application/checkout/captcha-guard.ts';
import { createCheckout } from './application/checkout/checkout.ts';
import { closeRefusedCommands } from './application/checkout/close-refused-commands.ts';
import { discardAccounts } from './application/checkout/discard-accounts.ts';
import { createFollowUpCheck } from './application/checkout/follow-up.ts';
import { limitPlaceOrder } from './application/checkout/limit-place-order.ts';
import { createMembershipRule } from './application/checkout/membership-rule.ts';
import { observeAttempts } from './application/checkout/observe-attempts.ts';
import { createReturnUrls } from './application/checkout/return-urls.ts';
import { createRunner } from './application/checkout/runner.ts';
import type { SagaSettings } from './application/checkout/settings.ts';
import { createSweep } from './application/checkout/sweep.ts';
import { toInvoiceRules } from './application/invoicing/invoice-rules.ts';
import { createInvoicing } from './application/invoicing/invoicing.ts';
import { createMailRenderer } from './application/mails/render.ts';
import { createOperatorDesk } from './application/operators/operator-desk.ts';
import type { Ports } from './application/ports.ts';
import { observeRefunds } from './application/refunds/observe-refunds.ts';
import type { OrderManagementPort } from './application/refunds/ports.ts';
import { createRefundJob } from './application/refunds/refund-job.ts';
import { createRefundsLoader } from './application/refunds/refunds-loader.ts';
import { createSavedCardsLoader } from './application/saved-cards-loader.ts';
import { toOperator, toRegistrant, toShopper } from './application/shopper.ts';
import { limitAddCard } from './application/wallet/limit-add-card.ts';
import { createWallet } from './application/wallet/wallet.ts';
import type { Context } from './context.ts';
import { createStatusQueries } from './domain/transaction.ts';
import { getPaymentPageOrigins, getTryLimits, type PaymentsEnv } from './env.ts';
import { storeAlerts } from './persistence/alert-log.ts';
import { createAttemptMails } from './persistence/attempt-mails.ts';
import { createAttemptRepository } from './persistence/attempt-repository.ts';
import { createAttemptStatistics } from './persistence/attempt-statistics.ts';
import { createOperatorAttempts } from './persistence/operator-attempts.ts';
import { createPaymentTryRepository } from './persistence/payment-try-repository.ts';
import { createRefundRepository } from './persistence/refund-repository.ts';
import type { Tables } from './persistence/tables.ts';
import { resolvers } from './resolvers/all.ts';
import { altchaLibrary } from './upstream/altcha.ts';
import { createUpstreams } from './upstream/create-upstreams.ts';
import { readReturn } from './upstream/payments-api/read-return.ts';

export interface PaymentsDependencies {
  readonly env: PaymentsEnv;
  readonly logger: Logger;
  /** The store's database, in which this subgraph has its own schema. */
  readonly database: Database;
  /** Replaces the platform's client, which is created from `env` by default. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service by default. */
  readonly configuration?: ConfigurationSource;
  /** Replace the upstreams. */
  readonly ports?: Ports;
  readonly orderManagement?: OrderManagementPort;
  readonly captcha?: CaptchaPort;
  /** Replaces the mail server. */
  readonly mailTransport?: MailTransport;
}

const wakeUpQueue = 'checkout-wake-up';
const wakeUpSchema = z.object({ attemptId: z.string() });
const repeatDelaysMs = [200, 1_000, 3_000];
/** How far before its request the search for a late transaction begins: the largest usual offset of the status queries. */
const searchMarginSeconds = 60;

/** Creates the subgraph: checkout attempts, the saga that runs them, and saved cards. `start` resumes unfinished attempts. */
export async function createPayments(dependencies: PaymentsDependencies): Promise<SubgraphWithJobs> {
  const { env, logger, database } = dependencies;
  const credentials = {
    COMMERCE_CLIENT_ID: env.PAYMENTS_COMMERCE_CLIENT_ID,
    COMMERCE_CLIENT_SECRET: env.PAYMENTS_COMMERCE_CLIENT_SECRET,
  };
  const commerce =
    dependencies.commerce ?? createCommerceClient(toCommerceSettings({ ...env, ...credentials }, 'tarima-payments'));
  const configuration = await openConfiguration(dependencies.configuration, env, logger);
  const upstreams = createUpstreams(env, commerce, configuration, logger);
  const ports = dependencies.ports ?? upstreams.ports;

  const db = await database.schema<Tables>('payments', migrations);
  const jobs = createJobs(database, logger, { pollSeconds: env.CHECKOUT_WAKE_UP_POLL_SECONDS });
  const mailQueue = openMailQueue({
    service: 'payments',
    env,
    db,
    jobs,
    render: createMailRenderer(upstreams.orderReader, env.SHOP_URL),
    transport: dependencies.mailTransport,
    logger,
  });
  const mails = createAttemptMails(mailQueue);
  const lease = { owner: randomUUID(), seconds: env.CHECKOUT_LEASE_SECONDS };
  const delaysSeconds = env.CHECKOUT_FOLLOW_UP_SECONDS;
  const attempts = createAttemptRepository(db, lease, {
    challengeSeconds: env.CHECKOUT_CHALLENGE_SECONDS,
    providerSessionSeconds: env.CHECKOUT_PROVIDER_SESSION_SECONDS,
    followUpSeconds: delaysSeconds[0] ?? 0,
    onEnded: mails.attemptEnded,
  });
  observeAttempts(createAttemptStatistics(db));
  const getInvoiceRules: SagaSettings['getInvoiceRules'] = (market) => toInvoiceRules(configuration.market(market));
  const sagaSettings: SagaSettings = {
    // Stock stays reserved for as long as the shopper may be at a provider's page.
    getHoldMinutes: (method) =>
      method === 'CARD'
        ? env.CHECKOUT_HOLD_MINUTES
        : Math.max(env.CHECKOUT_HOLD_MINUTES, Math.ceil(env.CHECKOUT_PROVIDER_SESSION_SECONDS / 60)),
    createReturnUrls: (state) => createReturnUrls(env.SHOP_URL, state),
    isRiskScored: () => configuration.global().payments.decisionManager,
    getWindowRules: (market) => {
      const { windowRequired, minimumMinutesBeforeWindow } = configuration.market(market).delivery;
      return { isRequired: windowRequired, minimumMinutes: minimumMinutesBeforeWindow };
    },
    getInvoiceRules,
    // No queries while they are disabled; the environment can shorten their waits (PAYMENTS-39, CONFIGURATION-19).
    getStatusQueries: () => {
      const { payments } = configuration.global();
      if (!payments.authorizationStatusEnabled) return [];
      const waits = env.AUTHORIZATION_STATUS_WAITS ?? payments.authorizationStatusWaitsSeconds;
      return createStatusQueries(waits, payments.authorizationStatusOffsetsSeconds);
    },
    // The market's configuration lists the accepted brands (PAYMENTS-17, PAYMENTS-76).
    getCardTypes: (market) => configuration.market(market).payments.cardTypes,
    getMembershipWaits: () => configuration.global().membership.statusWaitsSeconds,
    getMembershipRules: () => configuration.global().membership,
    getPasswordPolicy: () => configuration.global().membership.passwordPolicy,
    isMembershipSold: createMembershipRule((market) => configuration.market(market)),
    reviewAfterSeconds: env.CHECKOUT_REVIEW_SECONDS,
    repeatDelaysMs,
    backoffSeconds: env.CHECKOUT_BACKOFF_SECONDS,
    stepPostponements: env.CHECKOUT_STEP_POSTPONEMENTS,
    rejectionTries: env.CHECKOUT_REJECTION_TRIES,
  };
  const alertLogger = storeAlerts(logger, db);
  const runner = createRunner({
    attempts,
    ports,
    settings: sagaSettings,
    lease,
    scheduleWakeUp: (attemptId, seconds, options) =>
      jobs.sendAfter(wakeUpQueue, { attemptId }, seconds, attemptId, options),
    logger: alertLogger,
  });
  jobs.work(wakeUpQueue, (data) => runner.resume(wakeUpSchema.parse(data).attemptId));
  const sweep = createSweep({
    attempts,
    runner,
    checkFollowUp: createFollowUpCheck({ attempts, ports, delaysSeconds, searchMarginSeconds, logger: alertLogger }),
    discardAccounts: (limit) => discardAccounts({ attempts, ports, logger: alertLogger }, limit),
    openSeconds: env.CHECKOUT_OPEN_SECONDS,
    detailsDays: env.CHECKOUT_DETAILS_DAYS,
    everySeconds: env.CHECKOUT_SWEEP_SECONDS,
    logger,
  });
  const refunds = createRefundRepository(db, {
    lease,
    onCancelled: mails.orderCancelled,
  });
  observeRefunds(refunds);
  const refundJob = createRefundJob({
    refunds,
    orderManagement: dependencies.orderManagement ?? upstreams.orderManagement,
    runner,
    everySeconds: env.REFUND_POLL_SECONDS,
    overlapSeconds: env.REFUND_POLL_OVERLAP_SECONDS,
    logger,
  });
  const waitTimeoutMs = env.CHECKOUT_WAIT_TIMEOUT_MS;
  const paymentPageOrigins = getPaymentPageOrigins(env);
  const tries = createPaymentTryRepository(db, getTryLimits(env));
  const openedCaptcha = openCaptcha({ env, library: altchaLibrary, db, configuration, logger });
  const captcha = createCaptchaGuard({
    captcha: dependencies.captcha ?? openedCaptcha.port,
    tries,
    getMemberDeclines: (market) => configuration.market(market).captcha.memberDeclines,
  });
  const registrationThrottle = await openThrottle({
    name: 'membership-registration',
    perMinute: env.MEMBERSHIP_REGISTRATIONS_PER_MINUTE,
    redisUrl: env.REDIS_URL,
  });
  const limitedCheckout = limitPlaceOrder(
    createCheckout({
      attempts,
      runner,
      ports,
      settings: sagaSettings,
      captcha,
      throttle: registrationThrottle,
      readReturn,
      waitTimeoutMs,
      logger,
    }),
    tries,
    captcha,
  );
  const checkout = closeRefusedCommands(limitedCheckout, attempts);
  const operators = createOperatorDesk({ reads: createOperatorAttempts(db), attempts, runner, waitTimeoutMs, logger });
  const isCardTypeAccepted = (market: MarketCode, brand: string) => sagaSettings.getCardTypes(market).includes(brand);
  const wallet = limitAddCard(createWallet({ payments: ports.payments, isCardTypeAccepted, logger }), tries);

  const invoicing = createInvoicing({
    ports,
    attempts,
    getRules: getInvoiceRules,
    getMissingMessages: () => configuration.global().invoicing.missingFieldMessages,
    logger,
  });

  const subgraph = await createSubgraph<Context>({
    name: 'payments',
    schemaFile: new URL('../schema.graphql', import.meta.url),
    resolvers,
    createContext: (caller) => ({
      shopper: toShopper(caller),
      registrant: toRegistrant(caller),
      isPartner: caller.identity.kind === 'partner',
      operator: toOperator(caller),
      operators,
      operatorPageLimit: env.OPERATOR_PAGE_LIMIT,
      language: caller.language,
      market: caller.market,
      checkout,
      captcha,
      invoicing,
      getCardEncryptionKey: () => ports.payments.getPublicKey(),
      savedCards: createSavedCardsLoader(ports.payments),
      refunds: createRefundsLoader(refunds),
      hasReadGrant: (orderNumber, grant) =>
        isReadGrant(grant, { type: 'Order', id: orderNumber, secret: env.CALLER_SECRET }),
      wallet,
      paymentPageOrigins,
    }),
    callerSecret: env.CALLER_SECRET,
    partnerScope: 'cart:write',
    // Refunds belong to the order: who can read it can read them (PAYMENTS-205).
    entityScopes: { Order: 'orders:read' },
    isOpenToOperators: true,
    logger,
    readiness: { database: database.ping, commerce: commerce.ping },
    onClose: async () => {
      await sweep.stop();
      await mailQueue.stop();
      await refundJob.stop();
      await runner.close();
      await jobs.stop();
      await Promise.all([upstreams.close(), commerce.close(), openedCaptcha.close(), registrationThrottle.close()]);
      await configuration.close();
    },
  });
  return {
    ...subgraph,
    async start() {
      await jobs.start();
      await runner.recover();
      sweep.start();
      mailQueue.start();
      refundJob.start();
    },
  };
}
