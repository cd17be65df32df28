import type { CommerceClient } from '@tarima/commerce-client/client';
import { createMembershipClient } from '@tarima/membership-client/client';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { PaymentsEnv } from '../env.ts';
import type { Ports } from '../saga/step.ts';
import { createCommerceUpstream } from './commerce/client.ts';
import { createFulfilmentUpstream } from './fulfilment/client.ts';
import { createPaymentsUpstream } from './payments-api/client.ts';
import { createTaxUpstream } from './tax/client.ts';

/** Time limit of the upstreams that nothing is lost with. */
const shortTimeoutMs = 5_000;

export interface UpstreamPorts {
  readonly ports: Ports;
  close(): Promise<void>;
}

/** The real systems around the saga. The platform's client stays the caller's to close. */
export function createPorts(env: PaymentsEnv, commerce: CommerceClient, source: ConfigurationSource): UpstreamPorts {
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
  const membership = createMembershipClient({
    baseUrl: env.MEMBERSHIP_API_URL,
    apiKey: env.MEMBERSHIP_API_KEY,
    timeoutMs: shortTimeoutMs,
  });
  return {
    ports: {
      commerce: createCommerceUpstream(commerce),
      // Editors name the providers that may take part (PAYMENTS-2, PAYMENTS-3).
      payments: createPaymentsUpstream(payments, (market, id) =>
        source.market(market).payments.thirdPartyIds.includes(id),
      ),
      tax: createTaxUpstream(tax),
      fulfilment: createFulfilmentUpstream(fulfilment),
      membership: { isValid: async (number) => (await membership.validate(number)).result },
    },
    async close() {
      await Promise.all([payments.close(), tax.close(), fulfilment.close(), membership.close()]);
    },
  };
}
