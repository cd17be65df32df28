import { type CommerceClient, createCommerceClient } from '@tarima/commerce-client/client';
import { commerceSettings } from '@tarima/commerce-client/env';
import type { Caller } from '@tarima/service-kit/caller';
import { type ConfigurationSource, configurationOf } from '@tarima/service-kit/configuration';
import type { Logger } from '@tarima/service-kit/logger';
import { createSubgraph, type Subgraph } from '@tarima/service-kit/subgraph';
import { openThrottle, throttleKey } from '@tarima/service-kit/throttle';
import type { Context } from './context.ts';
import { isOwn, type Viewer } from './domain/ownership.ts';
import { monthsBefore } from './domain/window.ts';
import type { OrdersEnv } from './env.ts';
import { createOrderLoader } from './loaders.ts';
import { listOrders } from './order-list.ts';
import { resolvers } from './resolvers/all.ts';
import { createBoughtOrders } from './upstream/commerce/client.ts';
import { createOrderManagement } from './upstream/order-management/client.ts';

export interface OrdersDependencies {
  readonly env: OrdersEnv;
  readonly logger: Logger;
  /** Stands in for the platform's client; made from `env` when absent. */
  readonly commerce?: CommerceClient;
  /** Shared by the services of one process; read from the content service when absent. */
  readonly configuration?: ConfigurationSource;
}

/** What was bought: list, details, cancellation. The saga writes orders, this service reads them. */
export async function createOrders(dependencies: OrdersDependencies): Promise<Subgraph> {
  const { env, logger } = dependencies;
  const commerce = dependencies.commerce ?? createCommerceClient(commerceSettings(env, 'tarima-orders'));
  const configuration = await configurationOf(dependencies.configuration, env, logger);
  const management = createOrderManagement({
    baseUrl: env.ORDER_MANAGEMENT_URL,
    apiKey: env.ORDER_MANAGEMENT_API_KEY,
  });
  const lookUps = await openThrottle({
    name: 'order-look-up',
    perMinute: env.ORDER_LOOK_UPS_PER_MINUTE,
    redisUrl: env.REDIS_URL,
  });

  const createContext = (caller: Caller): Context => {
    const { identity } = caller;
    const bought = createBoughtOrders(commerce.forRequest({ 'x-correlation-id': caller.requestId }));
    const orders = createOrderLoader(bought, management, logger);
    const membershipNumber = identity.kind === 'member' ? identity.membershipNumber : null;
    const { cancellableStatuses, purchasesWindowMonths, inTransitDays } = configuration.global().orders;

    const findViewer = async (): Promise<Viewer> => ({
      membershipNumber,
      customerId: (membershipNumber && (await bought.findCustomerId(membershipNumber))) || null,
      guestId: identity.kind === 'guest' || identity.kind === 'member' ? (identity.guestId ?? null) : null,
    });
    let viewer: Promise<Viewer> | undefined;
    const viewing = () => {
      viewer ??= findViewer();
      return viewer;
    };

    return {
      caller,
      membershipNumber,
      orders,
      async findOwn(orderNumber) {
        if (identity.kind !== 'guest' && identity.kind !== 'member') return null;
        const [order, asking] = await Promise.all([orders.load(orderNumber), viewing()]);
        return order && isOwn(order, asking) ? order : null;
      },
      list: async (number, first, after) =>
        listOrders(
          { bought, management, find: (orderNumber) => orders.load(orderNumber) },
          {
            membershipNumber: number,
            customerId: (await viewing()).customerId,
            since: monthsBefore(new Date(), purchasesWindowMonths),
            first,
            after,
          },
        ),
      cancel: ({ orderNumber, country }, number) =>
        management.cancel({ orderNumber, country, membershipNumber: number }),
      transitRule: { inTransitDays, now: new Date() },
      cancellableStatuses,
      admitLookUp: () => lookUps.admit(throttleKey(caller)),
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
      await Promise.all([lookUps.close(), management.close()]);
      if (!dependencies.commerce) await commerce.close();
      await configuration.close();
    },
  });
}
