import { startDevPages } from '@tarima/client/dev-pages';
import { createShopServer } from '@tarima/client/server';
import { openSessionStore } from '@tarima/client/session-store';
import { createGateway } from '@tarima/gateway/app';
import type { Graph } from '@tarima/gateway/graph';
import { openGatewayThrottles } from '@tarima/gateway/throttles';
import { createConfigurationSource } from '@tarima/service-kit/configuration';
import { openDatabase } from '@tarima/service-kit/database';
import { warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createCart } from '@tarima/subgraph-cart/app';
import { createCatalog } from '@tarima/subgraph-catalog/app';
import { createMembership } from '@tarima/subgraph-membership/app';
import { createOrders } from '@tarima/subgraph-orders/app';
import { createPayments } from '@tarima/subgraph-payments/app';
import { report } from './process.ts';
import type { StoreSettings } from './store-settings.ts';

/** Runs the store in this process: gateway, subgraphs and shop, without a network between them. */
export async function runStore(settings: StoreSettings): Promise<void> {
  const { gateway: gatewayEnv, shop: shopEnv, catalog: catalogEnv, cart: cartEnv } = settings;
  const { payments: paymentsEnv, membership: membershipEnv, orders: ordersEnv } = settings;
  const { WORKER_NUMBER: worker } = settings.workers;

  const host = gatewayEnv.HOST;
  const createServiceLogger = (name: string) => {
    const serviceLogger = createLogger({ name, level: gatewayEnv.LOG_LEVEL });
    return worker === undefined ? serviceLogger : serviceLogger.child({ worker });
  };
  const logger = createServiceLogger('store');
  warnWhenExposed(gatewayEnv, logger);
  report({ type: 'progress', text: 'opening the database' });
  const databasePromise = openDatabase(paymentsEnv.DATABASE_URL);
  const [database, sessions, throttles, configuration] = await Promise.all([
    databasePromise,
    openSessionStore(shopEnv, createServiceLogger('shop'), () => databasePromise),
    openGatewayThrottles(gatewayEnv),
    createConfigurationSource({
      contentUrl: catalogEnv.CONTENT_URL,
      cacheFile: catalogEnv.CONFIGURATION_CACHE_FILE,
      logger,
    }),
  ]);

  report({ type: 'progress', text: 'building the graph' });
  const payments = await createPayments({
    env: paymentsEnv,
    logger: createServiceLogger('payments'),
    database,
    configuration,
  });
  const membership = await createMembership({
    env: membershipEnv,
    logger: createServiceLogger('membership'),
    database,
    configuration,
  });
  const subgraphs = [
    await createCatalog({ env: catalogEnv, logger: createServiceLogger('catalog'), configuration }),
    await createCart({ env: cartEnv, logger: createServiceLogger('cart'), configuration }),
    payments,
    membership,
    await createOrders({ env: ordersEnv, logger: createServiceLogger('orders'), configuration }),
  ];
  const gateway = await createGateway({
    env: gatewayEnv,
    logger: createServiceLogger('gateway'),
    subgraphs,
    throttles,
  });
  const shop = await createShopServer({
    env: shopEnv,
    logger: createServiceLogger('shop'),
    store: sessions,
    configuration,
    graph: (request) => callGraph(gateway.graph, request),
    ...(shopEnv.NODE_ENV === 'development' ? { dev: await startDevPages() } : {}),
  });

  const addresses = {
    graph: await listen(gateway.app, { name: 'The graph', host, port: gatewayEnv.GATEWAY_PORT }),
    shop: await listen(shop, { name: 'The shop', host, port: shopEnv.SHOP_PORT }),
  };
  await payments.start();
  await membership.start();

  closeOnSignal(
    {
      async close() {
        await shop.close();
        await gateway.app.close();
        await Promise.all(subgraphs.map((subgraph) => subgraph.close()));
        await Promise.all([configuration.close(), sessions.close(), throttles.close()]);
        await database.close();
      },
    },
    logger,
    gatewayEnv.SHUTDOWN_DELAY_SECONDS,
  );
  report({ type: 'ready', addresses });
}

/** Calls the graph in this process with a request of the shop. */
function callGraph(graph: Graph, request: { headers: Readonly<Record<string, string>>; body: string }) {
  return graph({
    headers: request.headers,
    body: JSON.parse(request.body),
    requestId: request.headers['x-request-id'] ?? '',
    clientIp: request.headers['x-forwarded-for'] ?? 'unknown',
  });
}
