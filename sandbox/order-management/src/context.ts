import type { HttpClient } from '@tarima/service-kit/http-client';
import type { OrderManagementEnv } from './env.ts';
import { type FulfilmentStatus, statusAt } from './status.ts';
import type { OrderRow, Store } from './store/tables.ts';

/** What the routes of the sandbox work with. */
export interface OrderManagementContext {
  readonly db: Store;
  readonly env: OrderManagementEnv;
  readonly clock: () => Date;
  readonly fulfilment: Pick<HttpClient, 'json'>;
}

/** Where an order is now. */
export function currentStatus({ env, clock }: OrderManagementContext, row: OrderRow): FulfilmentStatus {
  const origin = { status: row.status, since: row.status_since, ships: row.ships };
  return statusAt(origin, clock(), env.ORDER_MANAGEMENT_PACE_SECONDS * 1_000);
}
