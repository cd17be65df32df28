/** What a shopper sees of an order's way. */
export type Milestone = 'received' | 'reserved' | 'preparing' | 'in-transit' | 'done';

interface Progress {
  readonly stage: 'OPEN' | 'COMPLETE' | 'CANCELLED';
  readonly statusCode: string;
  readonly deliveryMethod: 'DELIVERY' | 'PICK_UP_IN_CLUB';
}

/** Order management's statuses as milestones (decisions.md); an unknown one is received. */
const reached: Readonly<Record<string, Milestone>> = {
  '1000': 'received',
  '2000': 'reserved',
  '3000': 'preparing',
  IN_TRANSIT_TO_BE_DELIVERED: 'in-transit',
};

/** The last milestone: order management completes a delivery when it leaves the club (checkout.md §4). */
const lastOf = ({ deliveryMethod }: Pick<Progress, 'deliveryMethod'>): Milestone =>
  deliveryMethod === 'DELIVERY' ? 'in-transit' : 'done';

/** The milestones of an order's way. */
export function milestonesOf(order: Pick<Progress, 'deliveryMethod'>): readonly Milestone[] {
  return ['received', 'reserved', 'preparing', lastOf(order)];
}

/** How far an order is; null for a cancelled one, whose way has ended. */
export function milestoneOf(order: Progress): Milestone | null {
  if (order.stage === 'CANCELLED') return null;
  if (order.stage === 'COMPLETE') return lastOf(order);
  return reached[order.statusCode] ?? 'received';
}
