import { createChannelDirectory } from '@tarima/commerce-client/channel-directory';
import type { CommerceClient } from '@tarima/commerce-client/client';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { Logger } from '@tarima/service-kit/logger';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import type { OrderReader } from '../application/mails/ports.ts';
import type { Ports } from '../application/ports.ts';
import type { OrderManagementPort } from '../application/refunds/ports.ts';
import type { PaymentsEnv } from '../env.ts';
import { createCommerceUpstream } from './commerce/client.ts';
import { createOrderReader } from './commerce/placed-order.ts';
import { createFulfilmentUpstream } from './fulfilment/client.ts';
import { createIdentityUpstream } from './identity/client.ts';
import { createMembershipUpstream } from './membership/client.ts';
import { createOrderManagementUpstream } from './order-management/client.ts';
import { createPaymentsUpstream } from './payments-api/client.ts';
import { createTaxUpstream } from './tax/client.ts';

/** Time limit of calls that move no money. */
const shortTimeoutMs = 5_000;

export interface Upstreams {
  readonly ports: Ports;
  /** Reads orders for mails. */
  readonly orderReader: OrderReader;
  readonly orderManagement: OrderManagementPort;
  close(): Promise<void>;
}

/** Creates the clients of all upstreams from the environment. The caller closes the platform's client itself. */
export function createUpstreams(
  env: PaymentsEnv,
  commerce: CommerceClient,
  configuration: ConfigurationSource,
  logger: Pick<Logger, 'error' | 'warn'>,
): Upstreams {
  const payments = createHttpClient({
    upstream: 'payments',
    baseUrl: env.PAYMENTS_API_URL,
    timeoutMs: env.PAYMENTS_TIMEOUT_MS,
    headers: () => ({ 'x-api-key': env.PAYMENTS_API_KEY }),
  });
  const tax = createHttpClient({ upstream: 'tax', baseUrl: env.TAX_API_URL, timeoutMs: shortTimeoutMs });
  const fulfilment = createHttpClient({
    upstream: 'fulfilment',
    baseUrl: env.FULFILMENT_URL,
    timeoutMs: shortTimeoutMs,
    headers: () => ({ 'x-api-key': env.FULFILMENT_API_KEY }),
  });
  const orderManagement = createHttpClient({
    upstream: 'order management',
    baseUrl: env.ORDER_MANAGEMENT_URL,
    timeoutMs: shortTimeoutMs,
    headers: () => ({ 'x-api-key': env.ORDER_MANAGEMENT_API_KEY }),
  });
  const identity = createHttpClient({
    upstream: 'identity',
    baseUrl: env.IDENTITY_API_URL,
    timeoutMs: shortTimeoutMs,
    headers: () => ({ 'x-api-key': env.IDENTITY_API_KEY }),
  });
  const membership = createMembershipUpstream({
    baseUrl: env.MEMBERSHIP_API_URL,
    apiKey: env.MEMBERSHIP_API_KEY,
    hasTestPrice: env.MEMBERSHIP_TEST_PRICE,
    timeoutMs: shortTimeoutMs,
    getRules: () => configuration.global().membership,
    logger,
  });
  return {
    ports: {
      commerce: createCommerceUpstream(commerce, logger),
      payments: createPaymentsUpstream(payments, {
        // The market's configuration lists the allowed providers (PAYMENTS-2, PAYMENTS-3).
        isAllowedProvider: (market, id) => configuration.market(market).payments.thirdPartyIds.includes(id),
        getHardDeclineCodes: () => configuration.global().payments.hardDeclineCodes,
        getBankCardStatuses: () => configuration.global().payments.bankCardStatuses,
      }),
      tax: createTaxUpstream(tax),
      fulfilment: createFulfilmentUpstream(fulfilment),
      membership: membership.port,
      identity: createIdentityUpstream(identity),
    },
    orderReader: createOrderReader(commerce, createChannelDirectory(commerce, createRecordReader(logger))),
    orderManagement: createOrderManagementUpstream(orderManagement, logger),
    async close() {
      await Promise.all([
        payments.close(),
        tax.close(),
        fulfilment.close(),
        orderManagement.close(),
        membership.close(),
        identity.close(),
      ]);
    },
  };
}
