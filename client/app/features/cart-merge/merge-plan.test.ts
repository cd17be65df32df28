import { expect, it } from 'vitest';
import type { WaitingCartsQuery } from './merge-carts.gen.ts';
import { mergePlan } from './merge-plan.ts';

const holding = (count: number) =>
  ({ lines: Array(count).fill({}), isLocked: false }) as unknown as NonNullable<WaitingCartsQuery['cart']>;
const carts = (cart: number | null, guestCart: number | null) =>
  ({
    cart: cart === null ? null : holding(cart),
    guestCart: guestCart === null ? null : holding(guestCart),
  }) as WaitingCartsQuery;

it.each([
  [2, 3, 'ask'],
  [0, 3, 'assign'],
  [null, 3, 'assign'],
  [2, 0, 'assign'],
  [2, null, 'nothing'],
  [null, null, 'nothing'],
])('with %s lines saved and %s as a guest: %s (MERGE-5, MERGE-6)', (saved, guest, plan) => {
  expect(mergePlan(carts(saved, guest))).toBe(plan);
});

it('waits while a payment holds one of the carts (MERGE-8)', () => {
  const free = carts(2, 3);
  const held = { ...holding(2), isLocked: true };
  expect(mergePlan({ ...free, cart: held })).toBe('nothing');
  expect(mergePlan({ ...free, guestCart: held })).toBe('nothing');
});
