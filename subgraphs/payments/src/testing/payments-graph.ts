import { randomUUID } from 'node:crypto';
import type { Language, MarketCode } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { CaptchaSettings } from '@tarima/service-kit/captcha/captcha';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll, beforeEach, expect } from 'vitest';
import { createPayments } from '../app.ts';
import { parsePaymentsEnv } from '../env.ts';
import { requiredSettings } from './required-settings.ts';
import { World } from './world.ts';

const env = parsePaymentsEnv({
  ...requiredSettings,
  PAYMENTS_API_URL: 'http://bank',
  AUTHORIZATION_STATUS_WAITS: '0,0,0,0,0',
  // A cheap challenge.
  ALTCHA_COST: '100',
  ALTCHA_GUESSES: '4',
});
const globalPayments = {
  authorizationStatusEnabled: true,
  // Longer than a test runs: the environment's waits replace them.
  authorizationStatusWaitsSeconds: [120, 120, 120, 120, 120],
  authorizationStatusOffsetsSeconds: [0, 20, 40, 60, 0],
  decisionManager: false,
};
const marketCaptcha: CaptchaSettings = {
  v2: false,
  v2Invisible: false,
  v3: false,
  minimumScore: 0.5,
  altcha: false,
  memberDeclines: 2,
};
const noInvoicing: MarketConfiguration['invoicing'] = {
  electronicInvoice: false,
  fiscalCredit: false,
  finalCustomer: false,
  idTypes: [],
  defaultIdType: null,
  taxIdType: null,
  ticketMaximumCents: null,
  finalCustomerMaximumCents: null,
  requiredFields: [],
  fiscalCreditRequiredFields: [],
  territoryLevels: [],
};
/** Keys that a test overrides. */
let overrides: Partial<typeof globalPayments> = {};
let captchaOverrides: Partial<CaptchaSettings> = {};
let invoicing: Partial<MarketConfiguration['invoicing']> = {};
const configuration = {
  global: () => ({
    payments: { ...globalPayments, ...overrides },
    invoicing: { missingFieldMessages: { email: { es: 'Falta el correo.', en: 'The email is missing.' } } },
  }),
  market: (market: MarketCode) => ({
    market,
    payments: { cardTypes: ['VISA', 'PAYPAL'] },
    captcha: { ...marketCaptcha, ...(market === 'CR' && captchaOverrides) },
    delivery: { windowRequired: true, minimumMinutesBeforeWindow: 120 },
    invoicing: { ...noInvoicing, ...invoicing },
  }),
  close: async () => undefined,
} as unknown as ConfigurationSource;

export const guest: Caller['identity'] = { kind: 'guest', guestId: 'guest-1' };

export const beginMutation = `mutation ($input: BeginCheckoutInput!) { beginCheckout(input: $input) {
  __typename ... on BeginCheckoutSuccess { attempt { id status amount { centAmount currency } } }
  ... on UserError { code message } } }`;
const actionFields = `action { __typename
  ... on DeviceDataCollection { url accessToken } ... on CardAuthentication { url accessToken } ... on ProviderRedirect { url } }`;
export const submitMutation = `mutation ($input: SubmitDeviceDataInput!) { submitDeviceData(input: $input) {
  __typename ... on PlaceOrderSuccess { attempt { status ${actionFields} } } ... on UserError { code message } } }`;
export const returnMutation = `mutation ($input: RecordPaymentReturnInput!) { recordPaymentReturn(input: $input) {
  __typename ... on PaymentReturnRecorded { attemptId cartId market language page } ... on UserError { code message } } }`;
export const placeMutation = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename
  ... on PlaceOrderSuccess { attempt { id status ${actionFields} order { orderNumber } failure { code message } } }
  ... on TotalChanged { total { centAmount } }
  ... on InvalidCard { field }
  ... on InvalidInvoice { field }
  ... on TooManyPaymentAttempts { retryAfterSeconds }
  ... on CaptchaRequired { challenge { kind challenge expiresInSeconds } }
  ... on UserError { code message } } }`;

const cardFields = 'id isDefault';
const createWalletMutation = (name: 'addCard' | 'deleteCard' | 'setDefaultCard', fields = '') => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
    __typename ... on UserError { code message } ... on ${type}Success { savedCards { ${cardFields} } ${fields} }
    ${name === 'addCard' ? '... on TooManyPaymentAttempts { retryAfterSeconds }' : ''}
    ... on ${name === 'addCard' ? 'CardAlreadySaved' : 'CardNotFound'} { savedCards { ${cardFields} } } } }`;
};
export const walletMutations = {
  add: createWalletMutation('addCard', `card { ${cardFields} }`),
  remove: createWalletMutation('deleteCard'),
  setDefault: createWalletMutation('setDefaultCard'),
};

export const createOrderInput = (attemptId: string, change = {}) => ({
  input: {
    attemptId,
    card: { encryptedCard: `${'A'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' },
    acceptsTerms: true,
    email: 'ana@tarima.test',
    membershipNumber: '64010104512001',
    expectedTotal: { centAmount: 1_130_000, currency: 'CRC' },
    ...change,
  },
});

/** Starts the subgraph over its own world; attempts and tries stay in the database. */
async function startPayments(database: Database) {
  const world = new World();
  const logger = createLogger({ name: 'test', level: 'silent' });
  const payments = await createPayments({ env, logger, database, configuration, ports: world.connect() });

  async function execute(
    query: string,
    variables: Record<string, unknown> = {},
    identity: Caller['identity'] = guest,
    clientIp?: string,
    market: MarketCode = 'CR',
    language: Language = 'es',
  ) {
    const caller: Caller = { identity, market, language, requestId: 'request-1', clientIp };
    const { data, errors } = await payments.execute({ query, variables, caller });
    return { data: JSON.parse(JSON.stringify(data ?? null)), errors };
  }

  async function beginAttempt(cartId: string, identity = guest): Promise<string> {
    if (!world.carts.has(cartId)) addOwnedCart(cartId, identity);
    const input = { idempotencyKey: randomUUID(), cartId };
    const { data } = await execute(beginMutation, { input }, identity);
    expect(data.beginCheckout.attempt).toMatchObject({ status: 'OPEN', amount: { centAmount: 1_130_000 } });
    return data.beginCheckout.attempt.id;
  }

  function addOwnedCart(cartId: string, identity: Caller['identity']): void {
    // The fake platform has one customer.
    if (identity.kind === 'member') world.addCart(cartId, { anonymousId: undefined, customerId: 'customer-1' });
    else world.addCart(cartId, identity.kind === 'guest' ? { anonymousId: identity.guestId } : {});
  }

  return { world, execute, beginAttempt, close: () => payments.close() };
}

/** Starts the subgraph over its own world before each test of a file; all tests of the file share a database. */
export async function startPaymentsForEach() {
  const database = await openDatabase('pglite://memory');
  afterAll(() => database.close());
  let running: Awaited<ReturnType<typeof startPayments>>;
  beforeEach(async () => {
    overrides = {};
    captchaOverrides = {};
    invoicing = {};
    running = await startPayments(database);
    return running.close;
  });
  return {
    database,
    execute: (...args: Parameters<typeof running.execute>) => running.execute(...args),
    beginAttempt: (...args: Parameters<typeof running.beginAttempt>) => running.beginAttempt(...args),
    /** Overrides payment keys of the configuration for the rest of the test. */
    configure(change: typeof overrides) {
      overrides = change;
    },
    /** Overrides the captcha of Costa Rica for the rest of the test. */
    configureCaptcha(change: typeof captchaOverrides) {
      captchaOverrides = change;
    },
    /** Overrides the invoicing keys of every market for the rest of the test. */
    configureInvoicing(change: typeof invoicing) {
      invoicing = change;
    },
    get world() {
      return running.world;
    },
  };
}
