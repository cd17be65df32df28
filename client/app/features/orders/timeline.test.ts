import { expect, it } from 'vitest';
import { getCurrentMilestone, listMilestones } from './timeline.ts';

it.each([
  ['1000', 'OPEN', 'DELIVERY', false, 'received'],
  ['2000', 'OPEN', 'DELIVERY', false, 'reserved'],
  ['3000', 'OPEN', 'PICK_UP_IN_CLUB', false, 'preparing'],
  ['IN_TRANSIT_TO_BE_DELIVERED', 'OPEN', 'DELIVERY', true, 'in-transit'],
  ['PENDING_CANCEL_ORDER', 'OPEN', 'DELIVERY', false, 'received'],
  ['7000', 'COMPLETED', 'DELIVERY', true, 'in-transit'],
  ['7000', 'COMPLETED', 'DELIVERY', false, 'delivered'],
  ['7000', 'COMPLETED', 'PICK_UP_IN_CLUB', false, 'done'],
  ['9000', 'CANCELLED', 'DELIVERY', false, null],
  ['4711', 'OPEN', 'DELIVERY', false, 'received'],
] as const)(
  'maps status %s (%s, %s, in transit: %s) to %s (ORDERS-35, ORDERS-36)',
  (statusCode, stage, deliveryMethod, isInTransit, milestone) => {
    expect(getCurrentMilestone({ statusCode, stage, deliveryMethod, isInTransit })).toBe(milestone);
  },
);

it('ends with pickup or with delivery (ORDERS-35)', () => {
  expect(listMilestones({ deliveryMethod: 'PICK_UP_IN_CLUB' }).at(-1)).toBe('done');
  expect(listMilestones({ deliveryMethod: 'DELIVERY' }).slice(-2)).toEqual(['in-transit', 'delivered']);
});
