import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { toOrderChange } from './mapping.ts';
import { changedOrderWire } from './wire.ts';

/** An order of the sandbox, shortened. */
const order = {
  OrderId: 'CR-1',
  CurrencyCode: 'CRC',
  MaxFulfillmentStatusId: '3000',
  OrderTotal: 13_750.05,
  UpdatedTimestamp: '2026-11-20T12:00:00.000Z',
  OrderLine: [{ CancelledQuantity: 0, Extended: { EstimatedWeight: 2, PickedWeight: null } }],
};
const map = (overrides: object) => toOrderChange(changedOrderWire.parse({ ...order, ...overrides }));

describe('toOrderChange', () => {
  it.each([
    [{}, undefined],
    [{ MaxFulfillmentStatusId: 'PENDING_CANCEL_ORDER' }, undefined],
    [{ MaxFulfillmentStatusId: 'PENDING_CANCEL_ORDER', OrderLine: [{ CancelledQuantity: 1 }] }, undefined],
    [{ MaxFulfillmentStatusId: '9000' }, 'CANCELLED'],
    [{ OrderLine: [{ CancelledQuantity: 1 }] }, 'MISSING_ITEMS'],
    [
      { OrderLine: [{ CancelledQuantity: 1, Extended: { EstimatedWeight: 2, PickedWeight: 1 } }] },
      'MISSING_ITEMS_OR_WEIGHT',
    ],
    [{ OrderLine: [{ CancelledQuantity: 0, Extended: { EstimatedWeight: 2, PickedWeight: 1.9 } }] }, 'WEIGHT'],
    [{ OrderLine: [{ CancelledQuantity: 0, Extended: { EstimatedWeight: 2, PickedWeight: 2.1 } }] }, undefined],
    [{ OrderLine: [{}] }, undefined],
  ])('%j has the reason %s (PAYMENTS-200)', (overrides, reason) => {
    expect(map(overrides)?.reason).toBe(reason);
  });

  it('maps the total to cents (PAYMENTS-200)', () => {
    expect(map({ MaxFulfillmentStatusId: '9000' })).toEqual({
      orderNumber: 'CR-1',
      reason: 'CANCELLED',
      total: money(1_375_005, 'CRC'),
      changedAt: new Date('2026-11-20T12:00:00.000Z'),
    });
  });
});
