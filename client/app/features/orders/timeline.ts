/** What a shopper sees of an order's way. */
export type Milestone = 'received' | 'reserved' | 'preparing' | 'in-transit' | 'delivered' | 'done';

interface Progress {
  readonly stage: 'OPEN' | 'COMPLETE' | 'CANCELLED';
  readonly statusCode: string;
  readonly deliveryMethod: 'DELIVERY' | 'PICK_UP_IN_CLUB';
  readonly isInTransit: boolean;
}

/** Order management's statuses as milestones; an unknown one is received. */
const reached: Readonly<Record<string, Milestone>> = {
  '1000': 'received',
  '2000': 'reserved',
  '3000': 'preparing',
};

/** The steps of an order's progress (ORDERS-35). */
export function milestonesOf({ deliveryMethod }: Pick<Progress, 'deliveryMethod'>): readonly Milestone[] {
  const last: readonly Milestone[] = deliveryMethod === 'DELIVERY' ? ['in-transit', 'delivered'] : ['done'];
  return ['received', 'reserved', 'preparing', ...last];
}

/** The step that an order has reached; null for a cancelled one (ORDERS-36). */
export function milestoneOf(order: Progress): Milestone | null {
  if (order.stage === 'CANCELLED') return null;
  if (order.isInTransit) return 'in-transit';
  if (order.stage === 'COMPLETE') return milestonesOf(order).at(-1) ?? null;
  return reached[order.statusCode] ?? 'received';
}
