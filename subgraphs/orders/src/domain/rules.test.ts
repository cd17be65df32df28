import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import type { Order, Owner } from './order.ts';
import { isOwn, isPlacedWith, type Viewer } from './ownership.ts';
import { isCancellable, isInTransit, stageOf, statusCodeOf, statusLabelOf } from './status.ts';
import { monthsBefore } from './window.ts';

const nobody = { customerId: null, guestId: null, membershipNumber: null };
const of = (owner: Partial<Owner>, more: Partial<Order> = {}): Order => ({
  orderNumber: 'N1',
  placedAt: '2026-11-20T00:00:00Z',
  country: 'CR',
  owner: { ...nobody, ...owner },
  email: 'Ana@tarima.test',
  status: '1000',
  lines: [],
  serviceFee: null,
  shipping: null,
  tax: null,
  total: money(100, 'CRC'),
  deliveryMethod: 'PICK_UP_IN_CLUB',
  allowsPartialFulfillment: true,
  clubKey: null,
  address: null,
  payment: null,
  ...more,
});

describe('statuses', () => {
  const rule = { inTransitDays: 7, now: new Date('2026-11-27T00:00:00Z') };

  it.each([
    ['2026-11-20T00:00:01Z', true, 'On its way'],
    ['2026-11-20T00:00:00Z', false, 'Delivered'],
    ['2026-10-18T00:00:00Z', false, 'Delivered'],
  ])('counts a delivery of %s that left the club as on its way: %s (ORDERS-42)', (placedAt, isOnItsWay, label) => {
    const order = of({}, { status: '7000', deliveryMethod: 'DELIVERY', placedAt });
    expect([isInTransit(order, rule), statusLabelOf(order, rule).en]).toEqual([isOnItsWay, label]);
  });

  it('leaves an order on its way for as long as order management says so (ORDERS-43)', () => {
    const order = of({}, { status: 'IN_TRANSIT_TO_BE_DELIVERED', placedAt: '2026-10-18T00:00:00Z' });
    expect(isInTransit(order, rule)).toBe(true);
    expect(isInTransit(of({}, { status: '7000', placedAt: '2026-11-26T00:00:00Z' }), rule)).toBe(false);
  });

  it.each([
    [null, 'PICK_UP_IN_CLUB', '1000', 'OPEN', 'Order received'],
    ['1000', 'DELIVERY', '1000', 'OPEN', 'Order received'],
    ['2000', 'DELIVERY', '2000', 'OPEN', 'Items reserved'],
    ['3000', 'DELIVERY', '3000', 'OPEN', 'Being prepared'],
    ['IN_TRANSIT_TO_BE_DELIVERED', 'DELIVERY', 'IN_TRANSIT_TO_BE_DELIVERED', 'OPEN', 'On its way'],
    ['7000', 'DELIVERY', '7000', 'COMPLETE', 'Delivered'],
    ['7000', 'PICK_UP_IN_CLUB', '7000', 'COMPLETE', 'Completed'],
    ['PENDING_CANCEL_ORDER', 'DELIVERY', 'PENDING_CANCEL_ORDER', 'OPEN', 'Cancellation requested'],
    ['9000', 'DELIVERY', '9000', 'CANCELLED', 'Cancelled'],
    ['4711', 'DELIVERY', '4711', 'OPEN', 'In progress'],
  ] as const)('shows %s for %s (ORDERS-41)', (status, deliveryMethod, code, stage, label) => {
    const order = of({}, { status, deliveryMethod });
    expect([statusCodeOf(order), stageOf(order), statusLabelOf(order, rule).en]).toEqual([code, stage, label]);
  });

  it('lets be cancelled what editors say and order management has (ORDERS-44)', () => {
    expect(
      ['1000', '2000', '3000', null].map((status) => isCancellable({ ...of({}), status }, ['1000', '2000'])),
    ).toEqual([true, true, false, false]);
  });
});

describe('whose an order is', () => {
  const viewer = (more: Partial<Viewer>): Viewer => ({ ...nobody, ...more });
  const ana = viewer({ customerId: 'c1', membershipNumber: '64011045120001' });

  it.each([
    ['a customer for the customer', of({ customerId: 'c1' }), ana, true],
    [
      'a customer for another on the same membership',
      of({ customerId: 'c2', membershipNumber: ana.membershipNumber }),
      ana,
      false,
    ],
    ['a membership from before the platform', of({ membershipNumber: ana.membershipNumber }), ana, true],
    [
      'a guest for the membership that the guest typed',
      of({ guestId: 'g1', membershipNumber: ana.membershipNumber }),
      ana,
      false,
    ],
    ['another membership', of({ membershipNumber: '72012208710001' }), ana, false],
    ['a guest for the guest', of({ guestId: 'g1' }), viewer({ guestId: 'g1' }), true],
    ['a guest for another guest', of({ guestId: 'g1' }), viewer({ guestId: 'g2' }), false],
    ['a guest who has signed in since', of({ guestId: 'g1' }), { ...ana, guestId: 'g1' }, true],
    ['nobody for nobody', of({}), viewer({}), false],
    ['a customer for nobody', of({ customerId: 'c1' }), viewer({}), false],
  ])('is known: %s (ORDERS-11, ORDERS-12, ORDERS-13)', (_what, order, asking, own) => {
    expect(isOwn(order, asking)).toBe(own);
  });

  it('opens to an e-mail only when a guest placed it (ORDERS-14, ORDERS-15)', () => {
    expect(isPlacedWith(of({ guestId: 'g1' }), ' ana@TARIMA.test')).toBe(true);
    expect(isPlacedWith(of({ guestId: 'g1' }), 'eve@tarima.test')).toBe(false);
    expect(isPlacedWith(of({ guestId: 'g1' }, { email: null }), '')).toBe(false);
    expect(isPlacedWith(of({ customerId: 'c1', guestId: 'g1' }), 'ana@tarima.test')).toBe(false);
    expect(isPlacedWith(of({ membershipNumber: '64011045120001' }), 'ana@tarima.test')).toBe(false);
  });
});

it.each([
  ['2026-11-20T10:00:00.000Z', 12, '2025-11-20T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 2, '2025-11-15T00:00:00.000Z'],
])('%s less %d months is %s (ORDERS-23)', (moment, months, earlier) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(earlier);
});
