import { describe, expect, it } from 'vitest';
import { type CountedTry, getSecondsUntilAllowed, type TryLimits } from './payment-tries.ts';

const limits: TryLimits = {
  windowSeconds: 900,
  tryPoints: 1,
  declinePoints: 5,
  limits: { shopper: 30, cart: 30, address: 150 },
};
const keys = { shopper: 'member:1', address: '203.0.113.7', cart: 'cart-1' };
const tried = (expiresInSeconds: number, change: Partial<CountedTry> = {}): CountedTry => ({
  ...keys,
  isDeclined: true,
  expiresInSeconds,
  ...change,
});
const times = (count: number, change: Partial<CountedTry> = {}) =>
  Array.from({ length: count }, (_, index) => tried(100 * (index + 1), change));

describe('getSecondsUntilAllowed', () => {
  it.each([
    ['allows a first try', [], 0],
    ['allows a try after five declines', times(5), 0],
    ['refuses a try after six declines until the oldest leaves the window', times(6), 100],
    ['allows 25 tries that were not declined', times(25, { isDeclined: false }), 0],
    ['refuses a try when the points of one decline no longer fit', times(26, { isDeclined: false }), 100],
    ['does not count the tries of others', times(10, { shopper: 'member:2', address: 'other', cart: 'cart-2' }), 0],
    ['counts the tries of others from the same address', times(30, { shopper: 'member:2', cart: 'cart-2' }), 100],
    ['rounds the wait up', [...times(5), tried(0.2)], 1],
  ])('%s', (_name, tries, seconds) => {
    expect(getSecondsUntilAllowed(tries, keys, limits)).toBe(seconds);
  });

  it('waits until enough points have expired', () => {
    expect(getSecondsUntilAllowed(times(8), keys, limits)).toBe(300);
  });

  it('does not count unknown keys', () => {
    const unknown = { shopper: 'member:1', address: undefined, cart: undefined };
    expect(getSecondsUntilAllowed(times(40, { ...unknown, shopper: 'member:2' }), unknown, limits)).toBe(0);
  });
});
