/** Runs the store in one process: gateway, subgraphs and shop, without a network between them. Started by `npm start`. */
import { startDevPages } from '@tarima/client/dev-pages';
import { createShopServer } from '@tarima/client/server';
import { parseShopEnv } from '@tarima/client/server-env';
import { openSessionStore } from '@tarima/client/session-store';
import { createGateway } from '@tarima/gateway/app';
import { parseGatewayEnv } from '@tarima/gateway/env';
import type { Graph } from '@tarima/gateway/graph';
import { openGatewayThrottles } from '@tarima/gateway/throttles';
import { createConfigurationSource } from '@tarima/service-kit/configuration';
import { openDatabase } from '@tarima/service-kit/database';
import { parseServiceEnvs, warnWhenExposed } from '@tarima/service-kit/deployment';
import { closeOnSignal, runMain } from '@tarima/service-kit/lifecycle';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createCart } from '@tarima/subgraph-cart/app';
import { parseCartEnv } from '@tarima/subgraph-cart/env';
import { createCatalog } from '@tarima/subgraph-catalog/app';
import { parseCatalogEnv } from '@tarima/subgraph-catalog/env';
import { createMembership } from '@tarima/subgraph-membership/app';
import { parseMembershipEnv } from '@tarima/subgraph-membership/env';
import { createOrders } from '@tarima/subgraph-orders/app';
import { parseOrdersEnv } from '@tarima/subgraph-orders/env';
import { createPayments } from '@tarima/subgraph-payments/app';
import { parsePaymentsEnv } from '@tarima/subgraph-payments/env';
import { report } from './process.ts';

await runMain(async () => {
  const {
    gateway: gatewayEnv,
    shop: shopEnv,
    catalog: catalogEnv,
    cart: cartEnv,
    payments: paymentsEnv,
    membership: membershipEnv,
    orders: ordersEnv,
  } = parseServiceEnvs('store', {
    gateway: () => parseGatewayEnv(process.env),
    shop: () => parseShopEnv(process.env),
    catalog: () => parseCatalogEnv(process.env),
    cart: () => parseCartEnv(process.env),
    payments: () => parsePaymentsEnv(process.env),
    membership: () => parseMembershipEnv(process.env),
    orders: () => parseOrdersEnv(process.env),
  });

  const host = gatewayEnv.HOST;
  const createServiceLogger = (name: string) => createLogger({ name, level: gatewayEnv.LOG_LEVEL });
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
});

/** Calls the graph in this process with a request of the shop. */
function callGraph(graph: Graph, request: { headers: Readonly<Record<string, string>>; body: string }) {
  return graph({
    headers: request.headers,
    body: JSON.parse(request.body),
    requestId: request.headers['x-request-id'] ?? '',
    clientIp: request.headers['x-forwarded-for'] ?? 'unknown',
  });
}
