/** The store in one process: gateway, subgraphs and shop, without a network between them. The other half of `npm start`. */
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
