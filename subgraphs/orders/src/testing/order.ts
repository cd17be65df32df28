import { money } from '@tarima/markets/money';
import type { Order } from '../domain/order.ts';

/** An order that nobody owns, for unit tests of rules. */
export function createOrder(overrides: Partial<Order> = {}): Order {
  return {
    orderNumber: 'N1',
    placedAt: '2026-11-20T00:00:00Z',
    country: 'CR',
    owner: { customerId: null, guestId: null, membershipNumber: null },
    email: null,
    isRefunded: false,
    status: null,
    lines: [],
    serviceFee: null,
    deliveryCharge: null,
    tax: null,
    total: money(100, 'CRC'),
    correctedTotal: null,
    deliveryWindow: null,
    deliveryMethod: 'PICK_UP_IN_CLUB',
    allowsPartialFulfillment: true,
    clubKey: null,
    deliveryAddress: null,
    invoice: null,
    payment: null,
    ...overrides,
  };
}
