import { createHttpClient, type HttpClient } from '@tarima/service-kit/http-client';
import type { PaymentsEnv } from '../env.ts';
import { PaymentsError } from '../errors.ts';
import type { TransactionRow } from '../store/tables.ts';
import { providerIds } from '../third-parties.ts';
import type { CardVerifier, Connector } from './connector.ts';
import { createCybersourceConnector } from './cybersource/connector.ts';
import { createFacConnector } from './fac/connector.ts';
import { createPaypalConnector } from './paypal/connector.ts';
import { createPowertranzConnector } from './powertranz/connector.ts';

export interface ConnectorSettings {
  readonly env: PaymentsEnv;
  readonly clock: () => Date;
  /** Base URL of this service, which serves the stand-ins of the providers. */
  readonly getOwnUrl: () => string;
}

export interface Connectors {
  readonly getConnector: (row: Pick<TransactionRow, 'payment_third'>) => Connector;
  readonly cardVerifier: CardVerifier;
  readonly hostedPageOrigin: () => string;
  readonly close: () => Promise<void>;
}

/** Creates the connectors to the payment providers. */
export function createConnectors({ env, clock, getOwnUrl }: ConnectorSettings): Connectors {
  const clients: HttpClient[] = [];

  /** The HTTP client of a provider. It is created for the first call, because only then this service has an address. */
  function createLazyClient(upstream: string, url: string | undefined) {
    let client: { http: HttpClient; baseUrl: string } | undefined;
    return () => {
      if (!client) {
        const baseUrl = url ?? `${getOwnUrl()}/providers/${upstream}`;
        const http = createHttpClient({ upstream, baseUrl, timeoutMs: env.PAYMENTS_PROVIDER_TIMEOUT_MS });
        client = { http, baseUrl };
        clients.push(http);
      }
      return client;
    };
  }

  const cybersource = createCybersourceConnector({
    merchantId: env.CYBERSOURCE_MERCHANT_ID,
    keyId: env.CYBERSOURCE_KEY_ID,
    sharedSecret: env.CYBERSOURCE_SHARED_SECRET,
    challengeMinutes: env.PAYMENTS_CHALLENGE_MINUTES,
    getHttp: createLazyClient('cybersource', env.CYBERSOURCE_URL),
    clock,
  });
  const getPaypal = createLazyClient('paypal', env.PAYPAL_URL);
  const paypal = createPaypalConnector({
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    merchantId: env.PAYPAL_MERCHANT_ID,
    orderMinutes: env.PAYPAL_ORDER_MINUTES,
    getHttp: () => getPaypal().http,
    clock,
  });
  const getPowertranz = createLazyClient('powertranz', env.POWERTRANZ_URL);
  const powertranz = createPowertranzConnector({
    id: env.POWERTRANZ_ID,
    password: env.POWERTRANZ_PASSWORD,
    page: { pageSet: env.POWERTRANZ_PAGE_SET, pageName: env.POWERTRANZ_PAGE_NAME },
    pageMinutes: env.POWERTRANZ_PAGE_MINUTES,
    getHttp: () => getPowertranz().http,
    getPageUrl: (token) => `${env.PAYMENTS_PUBLIC_URL ?? getOwnUrl()}/hosted-pages/${token}`,
    clock,
  });
  const fac = createFacConnector({
    merchantId: env.FAC_MERCHANT_ID,
    acquirerId: env.FAC_ACQUIRER_ID,
    password: env.FAC_PASSWORD,
    page: { pageSet: env.FAC_PAGE_SET, pageName: env.FAC_PAGE_NAME },
    pageMinutes: env.POWERTRANZ_PAGE_MINUTES,
    timeoutMs: env.PAYMENTS_PROVIDER_TIMEOUT_MS,
    getUrl: () => env.FAC_URL ?? `${getOwnUrl()}/providers/fac`,
    getPageUrl: () => env.FAC_URL ?? `${env.PAYMENTS_PUBLIC_URL ?? getOwnUrl()}/providers/fac`,
    clock,
  });
  const connectors: Readonly<Record<number, Connector>> = {
    [providerIds.hostedCardV2]: fac,
    [providerIds.hostedCardV3]: powertranz,
    [providerIds.bankCard]: cybersource,
    [providerIds.paypal]: paypal,
  };
  return {
    getConnector({ payment_third }) {
      const connector = connectors[payment_third];
      if (!connector) throw new PaymentsError(422, 'PE_0003', 'No connector serves this third-party account.');
      return connector;
    },
    cardVerifier: cybersource,
    hostedPageOrigin: () => new URL(env.POWERTRANZ_URL ?? env.PAYMENTS_PUBLIC_URL ?? getOwnUrl()).origin,
    close: async () => {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}
