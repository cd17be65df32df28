import { parseShopEnv } from '@tarima/client/server-env';
import { parseGatewayEnv } from '@tarima/gateway/env';
import { parseServiceEnvs } from '@tarima/service-kit/deployment';
import { parseCartEnv } from '@tarima/subgraph-cart/env';
import { parseCatalogEnv } from '@tarima/subgraph-catalog/env';
import { parseMembershipEnv } from '@tarima/subgraph-membership/env';
import { parseOrdersEnv } from '@tarima/subgraph-orders/env';
import { parsePaymentsEnv } from '@tarima/subgraph-payments/env';
import { parseWorkersEnv } from './workers/env.ts';

export type StoreSettings = ReturnType<typeof parseStoreSettings>;

/** Parses the settings of all services of the store. @throws EnvError with the errors of all of them */
export const parseStoreSettings = (source: Readonly<Record<string, string | undefined>>) =>
  parseServiceEnvs('store', {
    gateway: () => parseGatewayEnv(source),
    shop: () => parseShopEnv(source),
    catalog: () => parseCatalogEnv(source),
    cart: () => parseCartEnv(source),
    payments: () => parsePaymentsEnv(source),
    membership: () => parseMembershipEnv(source),
    orders: () => parseOrdersEnv(source),
    workers: () => parseWorkersEnv(source),
  });
