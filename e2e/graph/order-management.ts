import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { fetchJson } from './commerce.ts';

const line = z.object({
  OrderLineId: z.string(),
  ItemId: z.string(),
  Quantity: z.int(),
  OrderLineTotal: z.number(),
  TotalTaxes: z.number(),
  Extended: z.object({ EstimatedWeight: z.number().nullable() }),
});
const order = z.object({
  OrderId: z.string(),
  MaxFulfillmentStatusId: z.string(),
  OrderTotal: z.number(),
  UpdatedTimestamp: z.string(),
  Extended: z.object({ TaxIncluded: z.boolean() }),
  OrderLine: z.array(line),
});

/** An order of the club's order management. Amounts are in units of the currency, weights in kilograms. */
export type ManagedOrder = z.output<typeof order>;
export type ManagedLine = z.output<typeof line>;

/** What the club found of an order item. */
export interface Pick {
  readonly OrderLineId: string;
  readonly FulfilledQuantity?: number;
  readonly PickedWeight?: number;
}

/** Waits until order management has an order, which it receives from the platform. @throws Error after 30 s */
export async function waitForManagedOrder(stack: RunningStack, orderNumber: string): Promise<ManagedOrder> {
  const url = `${stack.orderManagementUrl}/api/orders/${orderNumber}`;
  for (const startTime = Date.now(); Date.now() - startTime < 30_000; await sleep(100)) {
    const response = await fetch(url, { headers: createHeaders(stack) });
    if (response.ok) return order.parse(await response.json());
  }
  throw new Error(`Order management did not receive the order ${orderNumber} in time.`);
}

/** Moves an order to its next status, a requested cancellation to cancelled. */
export const advanceOrder = (stack: RunningStack, orderNumber: string): Promise<ManagedOrder> =>
  post(stack, `operations/orders/${orderNumber}/advance`);

/** Reports what the club found while it prepared an order. */
export const pickOrder = (stack: RunningStack, orderNumber: string, lines: readonly Pick[]): Promise<ManagedOrder> =>
  post(stack, `operations/orders/${orderNumber}/pick`, { lines });

async function post(stack: RunningStack, path: string, body: object = {}): Promise<ManagedOrder> {
  const headers = { ...createHeaders(stack), 'content-type': 'application/json' };
  const init = { method: 'POST', body: JSON.stringify(body) };
  return order.parse(await fetchJson(`${stack.orderManagementUrl}/${path}`, headers, init));
}

const createHeaders = ({ orderManagementApiKey }: RunningStack) => ({ 'x-api-key': orderManagementApiKey });
