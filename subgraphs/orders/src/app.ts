import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { toCommerceSettings } from '@tarima/commerce-client/env';
import type { Caller } from '@tarima/service-kit/caller';
import { type ConfigurationSource, openConfiguration } from '@tarima/service-kit/configuration';
import type { Logger } from '@tarima/service-kit/logger';
import { createReadGrant } from '@tarima/service-kit/read-grant';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { getThrottleKey, openThrottle } from '@tarima/service-kit/throttle';
import { createCancelOrder } from './application/cancel-order.ts';
import { getRebatePercent, toOrderRules } from './application/configuration.ts';
import { createFindOrder } from './application/find-order.ts';
import { createFindOwnOrder } from './application/find-own-order.ts';
import { createListOrders } from './application/list-orders.ts';
import { createLoadSavings } from './application/load-savings.ts';
import { createLoadViewer } from './application/load-viewer.ts';
import { createOrderLoader } from './application/order-loader.ts';
import { createSearchOrders } from './application/search-orders.ts';
import type { Context } from './context.ts';
import type { OrdersEnv } from './env.ts';
import { resolvers } from './resolvers/all.ts';
import { createCustomerIds, createPlatformOrders } from './upstream/commerce/client.ts';
import { createOrderManagementClient } from './upstream/order-management/client.ts';

export interface OrdersDependencies {
  readonly env: OrdersEnv;
  readonly logger: Logger;
  /** Replaces the platform's client; created from `env` when absent. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
}

/** Creates the orders subgraph: the order list, order details and cancellation. */
export async function createOrders(dependencies: OrdersDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const commerce = dependencies.commerce ?? createCommerceClient(toCommerceSettings(env, 'tarima-orders'));
  const configuration = await openConfiguration(dependencies.configuration, env, logger);
  const management = createOrderManagementClient({
    baseUrl: env.ORDER_MANAGEMENT_URL,
    apiKey: env.ORDER_MANAGEMENT_API_KEY,
  });
  const lookupThrottle = await openThrottle({
    name: 'order-look-up',
    perMinute: env.ORDER_LOOK_UPS_PER_MINUTE,
    redisUrl: env.REDIS_URL,
  });

  const customerIds = createCustomerIds();

  const createContext = (caller: Caller): Context => {
    const { identity } = caller;
    const rules = toOrderRules(configuration.global(), new Date());
    const { cancellableCodes, listedMonths, transitRule } = rules;
    const platform = createPlatformOrders(commerce, customerIds);
    const throttleKey = getThrottleKey(caller);
    const lookupLimit = {
      admit: () => lookupThrottle.admit(throttleKey),
      release: () => lookupThrottle.release(throttleKey),
    };
    const orders = createOrderLoader({ platform, management, logger });
    const loadViewer = createLoadViewer(identity, platform);
    const findOwnOrder = createFindOwnOrder({ identity, orders, loadViewer });
    const listOrders = createListOrders({ platform, management, orders, loadViewer });

    return {
      caller,
      createReadGrant: (id) => createReadGrant({ type: 'Order', id, secret: env.CALLER_SECRET }),
      membershipNumber: identity.kind === 'member' ? identity.membershipNumber : null,
      rules,
      pictureOptions: configuration.global().images.options,
      initialStatusCode: management.initialStatusCode,
      findOwnOrder,
      findOrder: createFindOrder({ findOwnOrder, orders, lookupLimit }),
      searchOrders: createSearchOrders({
        listOrders,
        listedMonths,
        transitRule,
        maximumOrders: env.ORDER_SEARCH_MAXIMUM_ORDERS,
      }),
      loadSavings: createLoadSavings({
        listOrders,
        maximumOrders: env.SAVINGS_MAXIMUM_ORDERS,
        clock: () => new Date(),
      }),
      getRebatePercent: (market) => getRebatePercent(market, configuration),
      cancelOrder: createCancelOrder({ findOwnOrder, management, cancellableCodes }),
    };
  };

  return createSubgraph<Context>({
    name: 'orders',
    schemaFile: new URL('../schema.graphql', import.meta.url),
    resolvers,
    createContext,
    callerSecret: env.CALLER_SECRET,
    partnerScope: 'orders:read',
    logger,
    readiness: { commerce: commerce.ping },
    onClose: async () => {
      await Promise.all([lookupThrottle.close(), management.close()]);
      if (!dependencies.commerce) await commerce.close();
      await configuration.close();
    },
  });
}
