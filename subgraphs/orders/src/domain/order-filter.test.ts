import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { createOrder } from '../testing/order.ts';
import type { Order, OrderLine, OrderProgress } from './order.ts';
import { matchesFilter } from './order-filter.ts';
import type { OrderStatusGroup, TransitRule } from './status.ts';

const rule: TransitRule = { inTransitDays: 7, now: new Date('2026-11-27T00:00:00Z') };
const createLine = (name: OrderLine['name']): OrderLine => ({
  id: 'line-1',
  sku: '110101-1',
  name,
  slug: null,
  pictureUrl: null,
  quantity: 1,
  listUnitPrice: money(100, 'CRC'),
  unitPrice: money(100, 'CRC'),
  total: money(100, 'CRC'),
  fulfilledQuantity: null,
  correctedTotal: null,
  isSoldByWeight: false,
  weight: null,
});

describe('a filter by status', () => {
  const isIn = (order: Partial<Order>, status: OrderStatusGroup) => matchesFilter(createOrder(order), { status }, rule);
  const createStatus = (progress: OrderProgress) => ({ code: progress, progress });

  it.each<[string, OrderStatusGroup, Partial<Order>]>([
    ['that order management does not have yet', 'OPEN', { status: null }],
    ['that is received', 'OPEN', { status: createStatus('RECEIVED') }],
    ['that is being prepared', 'OPEN', { status: createStatus('RELEASED') }],
    ['with a code that is not listed', 'OPEN', { status: createStatus('OTHER') }],
    ['whose cancellation is requested', 'OPEN', { status: createStatus('CANCELLATION_REQUESTED') }],
    ['that is reported in transit', 'OPEN', { status: createStatus('IN_TRANSIT') }],
    [
      'that left the club for an address six days ago',
      'OPEN',
      { status: createStatus('LEFT_CLUB'), deliveryMethod: 'DELIVERY', placedAt: '2026-11-21T00:00:00Z' },
    ],
    [
      'that left the club for an address eight days ago',
      'FULFILLED',
      { status: createStatus('LEFT_CLUB'), deliveryMethod: 'DELIVERY', placedAt: '2026-11-19T00:00:00Z' },
    ],
    ['that was picked up', 'FULFILLED', { status: createStatus('LEFT_CLUB') }],
    ['that is cancelled', 'CANCELLED', { status: createStatus('CANCELLED') }],
  ])('has an order %s in the group %s only (ORDERS-316)', (_which, group, order) => {
    const groups = (['OPEN', 'FULFILLED', 'CANCELLED'] as const).filter((status) => isIn(order, status));
    expect(groups).toEqual([group]);
  });
});

describe('a filter by text', () => {
  const order = createOrder({
    orderNumber: 'T640110451201',
    lines: [
      createLine({ es: 'Café molido, 1 kg', en: 'Ground coffee, 1 kg' }),
      createLine({ es: 'Arroz blanco', en: 'White rice' }),
    ],
  });

  it.each([
    'T640110451201',
    't6401',
    '451201',
    'cafe MOLIDO',
    'molido café',
    'ground',
    'white rice',
    'arroz',
    'blanco arroz',
  ])('finds %j (ORDERS-318)', (text) => {
    expect(matchesFilter(order, { text }, rule)).toBe(true);
  });

  it.each(['T640110451202', 'molido arroz', 'ground molido', 'beans', '110101'])(
    'does not find %j (ORDERS-318)',
    (text) => {
      expect(matchesFilter(order, { text }, rule)).toBe(false);
    },
  );

  it('has to match together with the status (ORDERS-318)', () => {
    expect(matchesFilter(order, { text: 'arroz', status: 'OPEN' }, rule)).toBe(true);
    expect(matchesFilter(order, { text: 'arroz', status: 'CANCELLED' }, rule)).toBe(false);
    expect(matchesFilter(order, { text: 'beans', status: 'OPEN' }, rule)).toBe(false);
  });
});
