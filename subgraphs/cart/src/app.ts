import { createChannelDirectory } from '@tarima/commerce-client/channel-directory';
import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { toCommerceSettings } from '@tarima/commerce-client/env';
import { createTaxInclusion } from '@tarima/commerce-client/tax-inclusion';
import { getLocale } from '@tarima/markets/locale';
import { isTechnicalSku } from '@tarima/markets/technical-products';
import type { Caller } from '@tarima/service-kit/caller';
import { type ConfigurationSource, openConfiguration } from '@tarima/service-kit/configuration';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { Logger } from '@tarima/service-kit/logger';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { createCartLoader } from './application/cart-loader.ts';
import { createCartQueue } from './application/commands/cart-queue.ts';
import { createCartRules } from './application/configuration.ts';
import { createMemberReader } from './application/member-reader.ts';
import type { Context } from './context.ts';
import type { CartEnv } from './env.ts';
import { resolvers } from './resolvers/all.ts';
import { createCartStore } from './upstream/commerce/client.ts';
import { createClubDirectory } from './upstream/commerce/club-directory.ts';
import { createCustomers, createIdentityCache } from './upstream/commerce/customers.ts';
import { createShippingMethods } from './upstream/commerce/shipping-methods.ts';
import { createFulfilment } from './upstream/fulfilment/client.ts';

export interface CartDependencies {
  readonly env: CartEnv;
  readonly logger: Logger;
  /** Replaces the platform's client in tests; created from `env` when absent. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
}

/** The cart subgraph. */
export async function createCart(dependencies: CartDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const client = dependencies.commerce ?? createCommerceClient(toCommerceSettings(env, 'tarima-cart'));
  const configuration = await openConfiguration(dependencies.configuration, env, logger);
  const records = createRecordReader(logger);
  const channelDirectory = createChannelDirectory(client, records);
  const isTaxIncluded = createTaxInclusion(client, records);
  const clubDirectory = createClubDirectory({
    channelDirectory,
    shippingMethods: createShippingMethods(client),
    configuration,
  });
  const identities = createIdentityCache();
  const fulfilmentHttp = createHttpClient({
    upstream: 'fulfilment',
    baseUrl: env.FULFILMENT_URL,
    timeoutMs: 5_000,
    headers: () => ({ 'x-api-key': env.FULFILMENT_API_KEY }),
  });
  const fulfilment = createFulfilment(fulfilmentHttp);
  const queue = createCartQueue();

  const createContext = ({ identity, language, market }: Caller): Context => {
    const locale = getLocale(language, market);
    const customers = createCustomers(client, identities);
    const store = createCartStore({ commerce: client, channelDirectory, customers, language });
    const reportDeliveryProblem: Context['reportDeliveryProblem'] = (problem, details) =>
      logger.warn({ market, ...details }, problem);
    return {
      locale,
      identity,
      store,
      carts: createCartLoader(store),
      queue,
      rules: createCartRules(configuration, market),
      pictureOptions: configuration.global().images.options,
      isTechnicalSku: (sku) => isTechnicalSku(configuration.global(), sku),
      reportMissingFee: () => logger.error({ market }, 'the service fee is due and cannot be charged'),
      clubDirectory,
      member: createMemberReader({
        identity,
        market: locale.market,
        customers,
        fulfilment,
        configuration,
        reportDeliveryProblem,
      }),
      fulfilment,
      reportDeliveryProblem,
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
