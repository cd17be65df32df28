import { expect, it } from 'vitest';
import { milestoneOf, milestonesOf } from './timeline.ts';

it.each([
  ['1000', 'OPEN', 'received'],
  ['2000', 'OPEN', 'reserved'],
  ['3000', 'OPEN', 'preparing'],
  ['IN_TRANSIT_TO_BE_DELIVERED', 'OPEN', 'in-transit'],
  ['PENDING_CANCEL_ORDER', 'OPEN', 'received'],
  ['7000', 'COMPLETE', 'done'],
  ['9000', 'CANCELLED', null],
  ['4711', 'OPEN', 'received'],
] as const)('places status %s (%s) at %s', (statusCode, stage, milestone) => {
  expect(milestoneOf({ statusCode, stage, deliveryMethod: 'DELIVERY' })).toBe(milestone);
});

it('has nothing in transit that is collected', () => {
  expect(milestonesOf({ deliveryMethod: 'PICK_UP_IN_CLUB' })).not.toContain('in-transit');
  expect(milestonesOf({ deliveryMethod: 'DELIVERY' })).toContain('in-transit');
});
