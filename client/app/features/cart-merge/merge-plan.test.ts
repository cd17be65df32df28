import { expect, it } from 'vitest';
import type { CartsToMergeQuery } from './merge-carts.gen.ts';
import { getMergePlan } from './merge-plan.ts';

const cartWith = (count: number) =>
  ({ lines: Array(count).fill({}), isLocked: false }) as unknown as NonNullable<CartsToMergeQuery['cart']>;
const carts = (cart: number | null, guestCart: number | null) =>
  ({
    cart: cart === null ? null : cartWith(cart),
    guestCart: guestCart === null ? null : cartWith(guestCart),
  }) as CartsToMergeQuery;

it.each([
  [2, 3, 'ask'],
  [0, 3, 'assign'],
  [null, 3, 'assign'],
  [2, 0, 'assign'],
  [2, null, 'nothing'],
  [null, null, 'nothing'],
])('with %s saved lines and %s guest lines, the plan is %s (MERGE-5, MERGE-6)', (saved, guest, plan) => {
  expect(getMergePlan(carts(saved, guest))).toBe(plan);
});

it('does nothing while a payment locks one of the carts (MERGE-8)', () => {
  const unlocked = carts(2, 3);
  const locked = { ...cartWith(2), isLocked: true };
  expect(getMergePlan({ ...unlocked, cart: locked })).toBe('nothing');
  expect(getMergePlan({ ...unlocked, guestCart: locked })).toBe('nothing');
});
