/** What a shopper sees of an order's way. */
export type Milestone = 'received' | 'reserved' | 'preparing' | 'in-transit' | 'delivered' | 'done';

interface Progress {
  readonly stage: 'OPEN' | 'COMPLETE' | 'CANCELLED';
  readonly statusCode: string;
  readonly deliveryMethod: 'DELIVERY' | 'PICK_UP_IN_CLUB';
  readonly isInTransit: boolean;
}

/** Order management's statuses as milestones (decisions.md); an unknown one is received. */
const reached: Readonly<Record<string, Milestone>> = {
  '1000': 'received',
  '2000': 'reserved',
  '3000': 'preparing',
};

/** The milestones of an order's way. */
export function milestonesOf({ deliveryMethod }: Pick<Progress, 'deliveryMethod'>): readonly Milestone[] {
  const last: readonly Milestone[] = deliveryMethod === 'DELIVERY' ? ['in-transit', 'delivered'] : ['done'];
  return ['received', 'reserved', 'preparing', ...last];
}

/** How far an order is; null for a cancelled one, whose way has ended. */
export function milestoneOf(order: Progress): Milestone | null {
  if (order.stage === 'CANCELLED') return null;
  if (order.isInTransit) return 'in-transit';
  if (order.stage === 'COMPLETE') return milestonesOf(order).at(-1) ?? null;
  return reached[order.statusCode] ?? 'received';
}
