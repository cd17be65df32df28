import type { HttpClient } from '@tarima/service-kit/http-client';
import type { OrderManagementEnv } from './env.ts';
import { computeStatus, type FulfilmentStatus } from './status.ts';
import type { OrderRow, Store } from './store/tables.ts';

/** Dependencies of the routes. */
export interface OrderManagementContext {
  readonly db: Store;
  readonly env: OrderManagementEnv;
  readonly clock: () => Date;
  readonly fulfilment: Pick<HttpClient, 'json'>;
}

/** Current status of an order, and when it began. */
export function getCurrentStatus(
  { env, clock }: OrderManagementContext,
  row: OrderRow,
): { readonly status: FulfilmentStatus; readonly since: Date } {
  const origin = { status: row.status, since: row.status_since, ships: row.ships };
  return computeStatus(origin, clock(), env.ORDER_MANAGEMENT_PACE_SECONDS * 1_000);
}
