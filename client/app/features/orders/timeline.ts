/** A step in the progress of an order. */
export type Milestone = 'received' | 'reserved' | 'preparing' | 'in-transit' | 'delivered' | 'done';

interface Progress {
  readonly stage: 'OPEN' | 'COMPLETED' | 'CANCELLED';
  readonly statusCode: string;
  readonly deliveryMethod: 'DELIVERY' | 'PICK_UP_IN_CLUB';
  readonly isInTransit: boolean;
}

/** Milestones by order management's status code; unknown codes count as `received`. */
const milestonesByStatus: Readonly<Record<string, Milestone>> = {
  '1000': 'received',
  '2000': 'reserved',
  '3000': 'preparing',
};

/** All milestones of an order, by its delivery method (ORDERS-35). */
export function listMilestones({ deliveryMethod }: Pick<Progress, 'deliveryMethod'>): readonly Milestone[] {
  const last: readonly Milestone[] = deliveryMethod === 'DELIVERY' ? ['in-transit', 'delivered'] : ['done'];
  return ['received', 'reserved', 'preparing', ...last];
}

/** The last milestone that the order has reached; null for a cancelled order (ORDERS-36). */
export function getCurrentMilestone(order: Progress): Milestone | null {
  if (order.stage === 'CANCELLED') return null;
  if (order.isInTransit) return 'in-transit';
  if (order.stage === 'COMPLETED') return listMilestones(order).at(-1) ?? null;
  return milestonesByStatus[order.statusCode] ?? 'received';
}
