import { describe, expect, it } from 'vitest';
import { createOrder } from '../testing/order.ts';
import type { Order, Owner } from './order.ts';
import { isOwnedBy, isPlacedByGuest, type Viewer } from './ownership.ts';

const noIds = { customerId: null, guestId: null, membershipNumber: null };
const createOrderOf = (owner: Partial<Owner>, overrides: Partial<Order> = {}): Order =>
  createOrder({ owner: { ...noIds, ...owner }, email: 'Ana@tarima.test', ...overrides });
const createViewer = (ids: Partial<Viewer>): Viewer => ({ ...noIds, ...ids });
const ana = createViewer({ customerId: 'c1', membershipNumber: '64011045120001' });

describe('isOwnedBy', () => {
  it.each([
    ["a customer's order, the customer (ORDERS-11)", createOrderOf({ customerId: 'c1' }), ana, true],
    [
      "a customer's order, another customer of the same membership (ORDERS-11)",
      createOrderOf({ customerId: 'c2', membershipNumber: ana.membershipNumber }),
      ana,
      false,
    ],
    [
      "a member's order from before the platform, the member (ORDERS-12)",
      createOrderOf({ membershipNumber: ana.membershipNumber }),
      ana,
      true,
    ],
    [
      "a guest's order, the member whose number the guest entered (ORDERS-13)",
      createOrderOf({ guestId: 'g1', membershipNumber: ana.membershipNumber }),
      ana,
      false,
    ],
    ["another member's order (ORDERS-12)", createOrderOf({ membershipNumber: '72012208710001' }), ana, false],
    ["a guest's order, the guest (ORDERS-11)", createOrderOf({ guestId: 'g1' }), createViewer({ guestId: 'g1' }), true],
    [
      "a guest's order, another guest (ORDERS-11)",
      createOrderOf({ guestId: 'g1' }),
      createViewer({ guestId: 'g2' }),
      false,
    ],
    [
      "a guest's order, the guest after signing in (ORDERS-11)",
      createOrderOf({ guestId: 'g1' }),
      { ...ana, guestId: 'g1' },
      true,
    ],
    ['an order without an owner, a viewer without ids (ORDERS-11)', createOrderOf({}), createViewer({}), false],
    [
      "a customer's order, a viewer without ids (ORDERS-11)",
      createOrderOf({ customerId: 'c1' }),
      createViewer({}),
      false,
    ],
  ])('%s', (_case, order, viewer, expected) => {
    expect(isOwnedBy(order, viewer)).toBe(expected);
  });
});

describe('isPlacedByGuest', () => {
  it("matches the email of a guest's order only (ORDERS-14, ORDERS-15)", () => {
    expect(isPlacedByGuest(createOrderOf({ guestId: 'g1' }), ' ana@TARIMA.test')).toBe(true);
    expect(isPlacedByGuest(createOrderOf({ guestId: 'g1' }), 'eve@tarima.test')).toBe(false);
    expect(isPlacedByGuest(createOrderOf({ guestId: 'g1' }, { email: null }), '')).toBe(false);
    expect(isPlacedByGuest(createOrderOf({ customerId: 'c1', guestId: 'g1' }), 'ana@tarima.test')).toBe(false);
    expect(isPlacedByGuest(createOrderOf({ membershipNumber: '64011045120001' }), 'ana@tarima.test')).toBe(false);
  });
});
