import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningStack } from '../stack/running.ts';
import { operations } from './operations.ts';
import { type ManagedLine, type Pick, waitForManagedOrder } from './order-management.ts';
import type { Shopper } from './shopper.ts';

/** Two units of one product, and one that is sold by weight. */
const [rice, tomatoes] = ['110101-1', '120107-1'] as const;
const skus = [rice, rice, tomatoes];

/** A paid order that order management has received. */
export interface Purchase {
  readonly shopper: Shopper;
  readonly orderNumber: string;
  readonly cartId: string;
  /** The email address of a guest, with which the order can be found. */
  readonly email: string | undefined;
}

/** Pays for two units of a product and one that is sold by weight, for pickup. `email` is required for guests. */
export async function buyOrder(stack: RunningStack, shopper: Shopper, email?: string): Promise<Purchase> {
  const { orderNumber, cartId } = await shopper.placeOrder(skus, email);
  await waitForManagedOrder(stack, orderNumber);
  return { shopper, orderNumber, cartId, email };
}

/** Reads the order as its shopper does. */
export async function findOrder({ shopper, orderNumber, email }: Purchase) {
  const { order } = await shopper.graph.run(operations.order, { orderNumber, ...(email && { email }) });
  if (!order) throw new Error(`The order ${orderNumber} cannot be read.`);
  return order;
}

/** Waits until the order shows this many completed refunds. @throws Error after 45 s */
export async function waitForRefunds(purchase: Purchase, count: number) {
  for (const startTime = Date.now(); Date.now() - startTime < 45_000; await sleep(200)) {
    const { refunds } = await findOrder(purchase);
    const completed = refunds?.filter(({ state, completedAt }) => state === 'COMPLETED' && completedAt) ?? [];
    if (completed.length === count) return completed;
  }
  throw new Error(`The order ${purchase.orderNumber} did not get ${count} refunds in time.`);
}

/** What the club can report of a purchase, and what the shopper paid for it, in cents with taxes. */
export interface Shortage {
  /** One of the two units is missing. */
  readonly unit: Pick;
  readonly unitCents: number;
  /** The item that is sold by weight weighs a quarter less than estimated. */
  readonly weight: Pick;
  readonly weightCents: number;
}

/** Computes from the order what a missing unit and a lower weight cost. */
export async function computeShortage(stack: RunningStack, orderNumber: string): Promise<Shortage> {
  const { OrderLine: lines, Extended } = await waitForManagedOrder(stack, orderNumber);
  const findLine = (sku: string) => {
    const line = lines.find(({ ItemId }) => ItemId === sku);
    if (!line) throw new Error(`The order has no ${sku}.`);
    return line;
  };
  const [counted, weighed] = [findLine(rice), findLine(tomatoes)];
  return {
    unit: { OrderLineId: counted.OrderLineId, FulfilledQuantity: 1 },
    unitCents: computeShare(counted, 0.5, Extended.TaxIncluded),
    weight: { OrderLineId: weighed.OrderLineId, PickedWeight: (weighed.Extended.EstimatedWeight ?? 0) * 0.75 },
    weightCents: computeShare(weighed, 0.25, Extended.TaxIncluded),
  };
}

/** Cents of this part of a line, with its taxes. The remaining part is rounded. */
function computeShare({ OrderLineTotal, TotalTaxes }: ManagedLine, share: number, isTaxIncluded: boolean): number {
  const computeCents = (units: number) => {
    const cents = Math.round(units * 100);
    return cents - Math.round(cents * (1 - share));
  };
  return computeCents(OrderLineTotal) + (isTaxIncluded ? 0 : computeCents(TotalTaxes));
}
