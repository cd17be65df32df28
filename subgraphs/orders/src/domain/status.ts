import type { Localized } from '@tarima/markets/table';
import type { Order } from './order.ts';

export type OrderStage = 'OPEN' | 'COMPLETE' | 'CANCELLED';

/** Order management's codes. */
const received = '1000';
const complete = '7000';
const inTransit = 'IN_TRANSIT_TO_BE_DELIVERED';
const cancellationRequested = 'PENDING_CANCEL_ORDER';

const onItsWay: Localized = { es: 'En camino', en: 'On its way' };

/** The stage and the label of each code (ORDERS-41). */
const statuses: ReadonlyMap<string, { readonly stage: OrderStage; readonly label: Localized }> = new Map([
  [received, { stage: 'OPEN', label: { es: 'Pedido recibido', en: 'Order received' } }],
  ['2000', { stage: 'OPEN', label: { es: 'Productos reservados', en: 'Items reserved' } }],
  ['3000', { stage: 'OPEN', label: { es: 'En preparación', en: 'Being prepared' } }],
  [inTransit, { stage: 'OPEN', label: onItsWay }],
  [complete, { stage: 'COMPLETE', label: { es: 'Completado', en: 'Completed' } }],
  [cancellationRequested, { stage: 'OPEN', label: { es: 'Cancelación solicitada', en: 'Cancellation requested' } }],
  ['9000', { stage: 'CANCELLED', label: { es: 'Cancelado', en: 'Cancelled' } }],
]);

/** A code that this version does not know: open (ORDERS-41). */
const unknown = { stage: 'OPEN', label: { es: 'En proceso', en: 'In progress' } } as const;

type Followed = Pick<Order, 'status' | 'deliveryMethod'>;

/** How long after it was placed an order that left the club counts as on its way; delivered from then on. */
export interface TransitRule {
  readonly inTransitDays: number;
  readonly now: Date;
}

const delivered: Localized = { es: 'Entregado', en: 'Delivered' };
const dayMs = 86_400_000;

/**
 * Whether an order may still be on its way to an address. Order management completes a delivery when it leaves the club
 * and never says that it arrived, so that the time since the order decides (ORDERS-42, ORDERS-43).
 */
export function isInTransit(order: Followed & Pick<Order, 'placedAt'>, { inTransitDays, now }: TransitRule): boolean {
  const code = statusCodeOf(order);
  if (code === inTransit) return true;
  if (code !== complete || order.deliveryMethod !== 'DELIVERY') return false;
  return now.getTime() < Date.parse(order.placedAt) + inTransitDays * dayMs;
}

/** The code; an order that has not reached order management was received and no more. */
export function statusCodeOf({ status }: Followed): string {
  return status ?? received;
}

export function stageOf(order: Followed): OrderStage {
  return (statuses.get(statusCodeOf(order)) ?? unknown).stage;
}

/** What a shopper reads. 7000 means that the order left the club: to an address it is then on its way for some days. */
export function statusLabelOf(order: Followed & Pick<Order, 'placedAt'>, rule: TransitRule): Localized {
  const code = statusCodeOf(order);
  if (code === complete && order.deliveryMethod === 'DELIVERY') return isInTransit(order, rule) ? onItsWay : delivered;
  return (statuses.get(code) ?? unknown).label;
}

export function isCancellationRequested({ status }: Followed): boolean {
  return status === cancellationRequested;
}

/** Whether order management still takes a cancellation; only what it knows can be cancelled (ORDERS-44). */
export function isCancellable({ status }: Followed, cancellableStatuses: readonly string[]): boolean {
  return status !== null && cancellableStatuses.includes(status);
}
