import { randomUUID } from 'node:crypto';
import type { Caller } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { Database } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { expect } from 'vitest';
import { createPayments } from '../app.ts';
import { parsePaymentsEnv } from '../env.ts';
import { World } from './world.ts';

const callerSecret = 'a-caller-secret-of-thirty-two-characters';
const env = parsePaymentsEnv({
  DEPLOYMENT: 'demo',
  CALLER_SECRET: callerSecret,
  DATABASE_URL: 'pglite://memory',
  COMMERCE_API_URL: 'http://127.0.0.1:9',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
  CONTENT_URL: 'http://127.0.0.1:9',
  CONFIGURATION_CACHE_FILE: 'unused',
  PAYMENTS_API_URL: 'http://bank',
  PAYMENTS_API_KEY: 'key',
  MEMBERSHIP_API_URL: 'http://127.0.0.1:9',
  MEMBERSHIP_API_KEY: 'key',
  TAX_API_URL: 'http://127.0.0.1:9',
  FULFILMENT_URL: 'http://127.0.0.1:9',
  FULFILMENT_API_KEY: 'key',
  SHOP_URL: 'http://localhost:3000',
  AUTHORIZATION_STATUS_WAITS: '0,0,0,0,0',
});
const configuration = {
  global: () => ({ payments: { hardDeclineCodes: ['43'], authorizationStatusEnabled: true } }),
  market: () => ({ payments: { cardTypes: ['VISA'] }, delivery: { windowRequired: true } }),
  close: async () => undefined,
} as unknown as ConfigurationSource;

export const guest: Caller['identity'] = { kind: 'guest', guestId: 'guest-1' };

export const begin = `mutation ($input: BeginCheckoutInput!) { beginCheckout(input: $input) {
  __typename ... on BeginCheckoutSuccess { attempt { id status amount { centAmount currency } } }
  ... on UserError { code message } } }`;
export const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename
  ... on PlaceOrderSuccess { attempt { id status challengeUrl order { orderNumber } failure { code message } } }
  ... on TotalChanged { total { centAmount } }
  ... on InvalidCard { field }
  ... on TooManyPaymentTries { retryAfterSeconds }
  ... on UserError { code message } } }`;

const cardParts = 'id isDefault';
const walletMutation = (name: 'addCard' | 'deleteCard' | 'setDefaultCard', parts = '') => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
    __typename ... on UserError { code message } ... on ${type}Success { savedCards { ${cardParts} } ${parts} }
    ${name === 'addCard' ? '... on TooManyPaymentTries { retryAfterSeconds }' : ''}
    ... on ${name === 'addCard' ? 'CardAlreadySaved' : 'CardNotFound'} { savedCards { ${cardParts} } } } }`;
};
export const wallet = {
  add: walletMutation('addCard', `card { ${cardParts} }`),
  remove: walletMutation('deleteCard'),
  makeDefault: walletMutation('setDefaultCard'),
};

export const order = (attemptId: string, change = {}) => ({
  input: {
    attemptId,
    card: { encryptedCard: `${'A'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' },
    returnUrl: 'http://localhost:3000/es-CR/confirmacion-cybersource',
    email: 'ana@tarima.test',
    membershipNumber: '64010104512001',
    expectedTotal: { centAmount: 1_130_000, currency: 'CRC' },
    ...change,
  },
});

export type PaymentsGraph = Awaited<ReturnType<typeof startPayments>>;

/** Starts the subgraph over a world of its own; attempts and tries are kept in the database. */
export async function startPayments(database: Database) {
  const world = new World();
  const logger = createLogger({ name: 'test', level: 'silent' });
  const payments = await createPayments({ env, logger, database, configuration, ports: world.connect() });

  async function ask(
    query: string,
    variables: Record<string, unknown> = {},
    identity: Caller['identity'] = guest,
    clientIp?: string,
  ) {
    const caller: Caller = { identity, market: 'CR', language: 'es', requestId: 'request-1', clientIp };
    const { data, errors } = await payments.execute({ query, variables, caller });
    return { data: JSON.parse(JSON.stringify(data ?? null)), errors };
  }

  async function attempt(cartId: string, identity = guest): Promise<string> {
    if (!world.carts.has(cartId)) addCartOf(cartId, identity);
    const input = { idempotencyKey: randomUUID(), cartId };
    const { data } = await ask(begin, { input }, identity);
    expect(data.beginCheckout.attempt).toMatchObject({ status: 'OPEN', amount: { centAmount: 1_130_000 } });
    return data.beginCheckout.attempt.id;
  }

  function addCartOf(cartId: string, identity: Caller['identity']): void {
    // The platform of these tests knows one customer.
    if (identity.kind === 'member') world.addCart(cartId, { anonymousId: undefined, customerId: 'customer-1' });
    else world.addCart(cartId, identity.kind === 'guest' ? { anonymousId: identity.guestId } : {});
  }

  return { world, ask, attempt, close: () => payments.close() };
}
