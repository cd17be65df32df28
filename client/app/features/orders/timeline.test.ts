import { expect, it } from 'vitest';
import { milestoneOf, milestonesOf } from './timeline.ts';

it.each([
  ['1000', 'OPEN', 'DELIVERY', 'received'],
  ['2000', 'OPEN', 'DELIVERY', 'reserved'],
  ['3000', 'OPEN', 'PICK_UP_IN_CLUB', 'preparing'],
  ['IN_TRANSIT_TO_BE_DELIVERED', 'OPEN', 'DELIVERY', 'in-transit'],
  ['PENDING_CANCEL_ORDER', 'OPEN', 'DELIVERY', 'received'],
  ['7000', 'COMPLETE', 'DELIVERY', 'in-transit'],
  ['7000', 'COMPLETE', 'PICK_UP_IN_CLUB', 'done'],
  ['9000', 'CANCELLED', 'DELIVERY', null],
  ['4711', 'OPEN', 'DELIVERY', 'received'],
] as const)('places status %s (%s, %s) at %s', (statusCode, stage, deliveryMethod, milestone) => {
  expect(milestoneOf({ statusCode, stage, deliveryMethod })).toBe(milestone);
});

it('ends at the club or on the road', () => {
  expect(milestonesOf({ deliveryMethod: 'PICK_UP_IN_CLUB' }).at(-1)).toBe('done');
  expect(milestonesOf({ deliveryMethod: 'DELIVERY' }).at(-1)).toBe('in-transit');
});
