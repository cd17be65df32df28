import type { Order, OrderProgress, StatusCode } from './order.ts';

export type OrderStage = 'OPEN' | 'COMPLETED' | 'CANCELLED';

/** Names the text that shoppers read for a status. */
export type StatusLabel = Exclude<OrderProgress, 'LEFT_CLUB'> | 'PICKED_UP' | 'DELIVERED';

/** How long after it was placed a delivery that left the club counts as in transit. */
export interface TransitRule {
  readonly inTransitDays: number;
  readonly now: Date;
}

type TrackedOrder = Pick<Order, 'status' | 'deliveryMethod' | 'placedAt'>;

const dayMs = 86_400_000;

/** An order that order management does not have yet counts as received (ORDERS-9). */
function getProgress({ status }: Pick<Order, 'status'>): OrderProgress {
  return status?.progress ?? 'RECEIVED';
}

/**
 * Whether an order is on its way to an address. Order management completes a delivery when it leaves the club and never
 * reports its arrival, so the time since the order was placed decides (ORDERS-42, ORDERS-43).
 */
export function isInTransit(order: TrackedOrder, { inTransitDays, now }: TransitRule): boolean {
  const progress = getProgress(order);
  if (progress === 'IN_TRANSIT') return true;
  if (progress !== 'LEFT_CLUB' || order.deliveryMethod !== 'DELIVERY') return false;
  return now.getTime() < Date.parse(order.placedAt) + inTransitDays * dayMs;
}

export function getStage(order: Pick<Order, 'status'>): OrderStage {
  const progress = getProgress(order);
  if (progress === 'CANCELLED') return 'CANCELLED';
  return progress === 'LEFT_CLUB' ? 'COMPLETED' : 'OPEN';
}

/** An order that left the club was picked up, or is in transit for some days and delivered from then on (ORDERS-41). */
export function getStatusLabel(order: TrackedOrder, rule: TransitRule): StatusLabel {
  const progress = getProgress(order);
  if (progress !== 'LEFT_CLUB') return progress;
  if (order.deliveryMethod !== 'DELIVERY') return 'PICKED_UP';
  return isInTransit(order, rule) ? 'IN_TRANSIT' : 'DELIVERED';
}

/** The groups of statuses that shoppers filter by. */
export type OrderStatusGroup = 'OPEN' | 'FULFILLED' | 'CANCELLED';

/** The group of an order's label; an order on its way is open, although it has left the club (ORDERS-316). */
export function getStatusGroup(order: TrackedOrder, rule: TransitRule): OrderStatusGroup {
  const label = getStatusLabel(order, rule);
  if (label === 'CANCELLED') return 'CANCELLED';
  return label === 'PICKED_UP' || label === 'DELIVERED' ? 'FULFILLED' : 'OPEN';
}

export function isCancellationRequested(order: Pick<Order, 'status'>): boolean {
  return getProgress(order) === 'CANCELLATION_REQUESTED';
}

/** Whether the configuration allows cancelling; order management must have the order (ORDERS-44). */
export function isCancellable({ status }: Pick<Order, 'status'>, cancellableCodes: ReadonlySet<StatusCode>): boolean {
  return status !== null && cancellableCodes.has(status.code);
}
