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

/** The milestones of an order's way: what is collected is never in transit. */
export function milestonesOf({ deliveryMethod }: Pick<Progress, 'deliveryMethod'>): readonly Milestone[] {
  return deliveryMethod === 'DELIVERY'
    ? ['received', 'reserved', 'preparing', 'in-transit', 'done']
    : ['received', 'reserved', 'preparing', 'done'];
}

/** How far an order is; null for a cancelled one, whose way has ended. */
export function milestoneOf({ stage, statusCode }: Progress): Milestone | null {
  if (stage === 'CANCELLED') return null;
  if (stage === 'COMPLETE') return 'done';
  return reached[statusCode] ?? 'received';
}
