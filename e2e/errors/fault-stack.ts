import { z } from 'zod';
import { type Interceptor, startInterceptor } from '../faults/interceptor.ts';
import { fetchJson } from '../graph/commerce.ts';
import type { RunningStack } from '../stack/running.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { createStoreLog, type StoreLog } from './store-log.ts';

/** A separate stack with short limits, whose upstreams can fail. */
export interface FaultStack {
  readonly stack: Stack;
  readonly interceptor: Interceptor;
  readonly log: StoreLog;
  stop(): Promise<void>;
}

/** How long the shopper may take for a challenge, and how long an attempt stays open, on the fault stack. */
export const expirySeconds = 10;
/** Declines of one card after which the payments API refuses it, and points of one cart, on the fault stack. */
export const cardDeclinesLimit = 4;
export const cartPointsLimit = 40;

/** Most lines of a cart on the fault stack. */
export const maximumLines = 3;

const environment = {
  // Each request is logged when it ends (ERRORS-50).
  LOG_LEVEL: 'debug',
  CHECKOUT_CHALLENGE_SECONDS: String(expirySeconds),
  CHECKOUT_OPEN_SECONDS: String(expirySeconds),
  CHECKOUT_SWEEP_SECONDS: '1',
  CHECKOUT_WAKE_UP_POLL_SECONDS: '1',
  CHECKOUT_LEASE_SECONDS: '2',
  CHECKOUT_BACKOFF_SECONDS: '1',
  CHECKOUT_WAIT_TIMEOUT_MS: '1500',
  PAYMENTS_TIMEOUT_MS: '3000',
  AUTHORIZATION_STATUS_WAITS: '0.1,0.1,0.1,0.1,0.1',
  PAYMENTS_CARD_DECLINES_LIMIT: String(cardDeclinesLimit),
  PAYMENT_TRIES_CART_LIMIT: String(cartPointsLimit),
  PAYMENT_TRIES_SHOPPER_LIMIT: '1000',
  PAYMENT_TRIES_ADDRESS_LIMIT: '100000',
  MEMBERSHIP_REGISTRATIONS_PER_MINUTE: '100000',
  ONBOARDING_COMMANDS_PER_MINUTE: '100000',
  SIGN_INS_PER_MINUTE: '100000',
  AD_HOC_OPERATIONS_PER_MINUTE: '100000',
};

/** Starts the fault stack. */
export async function startFaultStack(): Promise<FaultStack> {
  const interceptor = await startInterceptor([
    'COMMERCE_API_URL',
    'PAYMENTS_API_URL',
    'TAX_API_URL',
    'MEMBERSHIP_API_URL',
    'IDENTITY_API_URL',
    'IDENTITY_ISSUER',
    'CONTENT_URL',
    'DISCOVERY_URL',
    'FULFILMENT_URL',
    'MAPS_URL',
    'ORDER_MANAGEMENT_URL',
  ]);
  const log = createStoreLog();
  const stack = await startStack({
    // The issuer is one address for the store, for browsers and for the provider itself.
    environment: { ...environment, IDENTITY_ISSUER: interceptor.addressOf('IDENTITY_ISSUER') },
    wrapStoreEnvironment: ({ IDENTITY_API_URL = '', ...store }) =>
      interceptor.redirectUpstreams({ ...store, IDENTITY_API_URL, IDENTITY_ISSUER: IDENTITY_API_URL }),
    prepareSandbox: configureMarkets,
    onStoreOutput: log.write,
  });
  return {
    stack,
    interceptor,
    log,
    async stop() {
      await stack.stop();
      await interceptor.close();
    },
  };
}

/** Published key of the sandbox (docs/sandbox/content.md). */
const editorKey = 'content-editor-sandbox-key-0000000000';
const document = z.record(z.string(), z.record(z.string(), z.unknown()).or(z.unknown()));

/**
 * Changes the configuration: a cart has few lines, Costa Rica does not accept Mastercard, Guatemala requires a delivery window,
 * in Panama shoppers must choose their invoice, and El Salvador neither renews nor upgrades memberships online.
 */
async function configureMarkets(stack: RunningStack): Promise<void> {
  await changeConfiguration(stack, 'global', { cart: { maxLines: maximumLines } });
  await changeConfiguration(stack, 'CR', { payments: { cardTypes: ['VISA', 'PAYPAL'] } });
  await changeConfiguration(stack, 'GT', { delivery: { windowRequired: true } });
  await changeConfiguration(stack, 'PA', { invoicing: { defaultIdType: null } });
  await changeConfiguration(stack, 'SV', { membership: { renewal: false, upgrade: false } });
}

type Changes = Readonly<Record<string, object>>;

/** Changes settings of a document, as editors can. @returns a function that undoes it */
export async function changeConfiguration(
  { contentUrl }: RunningStack,
  market: string,
  changes: Changes,
): Promise<() => Promise<void>> {
  const url = `${contentUrl}/config/${market}`;
  const before = document.parse(await fetchJson(url, {}));
  const put = async (content: object) => {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-api-key': editorKey },
      body: JSON.stringify(content),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  };
  const changed = Object.entries(changes).map(([key, change]) => [key, { ...(before[key] as object), ...change }]);
  await put({ ...before, ...Object.fromEntries(changed) });
  return () => put(before);
}
