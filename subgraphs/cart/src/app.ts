import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { commerceSettings } from '@tarima/commerce-client/env';
import { createPlaces } from '@tarima/commerce-client/places';
import { createTaxInclusion } from '@tarima/commerce-client/tax-inclusion';
import { getLocale } from '@tarima/markets/locale';
import type { Caller } from '@tarima/service-kit/caller';
import { type ConfigurationSource, configurationOf } from '@tarima/service-kit/configuration';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { Logger } from '@tarima/service-kit/logger';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { isTechnicalSku } from '@tarima/service-kit/technical-products';
import { createLanes } from './commands/lanes.ts';
import { rulesOf } from './configuration.ts';
import type { Context } from './context.ts';
import type { CartEnv } from './env.ts';
import { createCartLoader } from './loaders.ts';
import { resolvers } from './resolvers/all.ts';
import { createCartUpstream } from './upstream/client.ts';
import { createCustomers } from './upstream/customers.ts';
import { createDeliveryPlaces } from './upstream/delivery-places.ts';
import { createFulfilment } from './upstream/fulfilment/client.ts';
import { createShippingMethods } from './upstream/shipping-methods.ts';

export interface CartDependencies {
  readonly env: CartEnv;
  readonly logger: Logger;
  /** Stands in for the platform's client; made from `env` when absent. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
}

/** The cart: commands that are carried out once, in the order in which a shopper gave them. */
export async function createCart(dependencies: CartDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const client = dependencies.commerce ?? createCommerceClient(commerceSettings(env, 'tarima-cart'));
  const configuration = await configurationOf(dependencies.configuration, env, logger);
  const records = createRecordReader(logger);
  const places = createPlaces(client, records);
  const isTaxIncluded = createTaxInclusion(client, records);
  const shippingMethods = createShippingMethods(client);
  const customers = createCustomers();
  const fulfilmentHttp = createHttpClient({
    upstream: 'fulfilment',
    baseUrl: env.FULFILMENT_URL,
    timeoutMs: 5_000,
    headers: () => ({ 'x-api-key': env.FULFILMENT_API_KEY }),
  });
  const fulfilment = createFulfilment(fulfilmentHttp);
  const lanes = createLanes();

  const createContext = ({ identity, language, market, requestId }: Caller): Context => {
    const locale = getLocale(language, market);
    const commerce = client.forRequest({ 'x-correlation-id': requestId });
    const reportDelivery: Context['reportDelivery'] = (problem, facts) => logger.warn({ market, ...facts }, problem);
    const store = createCartUpstream({ commerce, places, customers, language });
    return {
      locale,
      identity,
      store,
      carts: createCartLoader(store),
      lanes,
      rules: rulesOf(configuration, market),
      isTechnicalSku: (sku) => isTechnicalSku(configuration.global(), sku),
      reportMissingFee: () => logger.error({ market }, 'the service fee is owed but cannot be charged'),
      places: createDeliveryPlaces({
        identity,
        market: locale.market,
        commerce,
        places,
        customers,
        shippingMethods,
        configuration,
        fulfilment,
        reportDelivery,
      }),
      fulfilment,
      reportDelivery,
      isTaxIncluded: () => isTaxIncluded(market),
    };
  };

  return createSubgraph<Context>({
    name: 'cart',
    schemaFile: new URL('../schema.graphql', import.meta.url),
    resolvers,
    createContext,
    callerSecret: env.CALLER_SECRET,
    partnerScope: 'cart:write',
    logger,
    readiness: { commerce: client.ping },
    onClose: async () => {
      await client.close();
      await fulfilmentHttp.close();
      await configuration.close();
    },
  });
}
