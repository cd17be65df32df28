import { describe, expect, it } from 'vitest';
import { getStage, getStatusLabel } from '../../domain/status.ts';
import { statusLabels } from '../../messages.ts';
import { createOrder } from '../../testing/order.ts';
import { initialStatusCode, toOrderStatus } from './status.ts';

describe('a status code of order management', () => {
  const rule = { inTransitDays: 7, now: new Date('2026-11-27T00:00:00Z') };

  it.each([
    [null, 'PICK_UP_IN_CLUB', '1000', 'OPEN', 'Order received'],
    ['1000', 'DELIVERY', '1000', 'OPEN', 'Order received'],
    ['2000', 'DELIVERY', '2000', 'OPEN', 'Items reserved'],
    ['3000', 'DELIVERY', '3000', 'OPEN', 'Being prepared'],
    ['IN_TRANSIT_TO_BE_DELIVERED', 'DELIVERY', 'IN_TRANSIT_TO_BE_DELIVERED', 'OPEN', 'On its way'],
    ['7000', 'DELIVERY', '7000', 'COMPLETED', 'Delivered'],
    ['7000', 'PICK_UP_IN_CLUB', '7000', 'COMPLETED', 'Completed'],
    ['PENDING_CANCEL_ORDER', 'DELIVERY', 'PENDING_CANCEL_ORDER', 'OPEN', 'Cancellation requested'],
    ['9000', 'DELIVERY', '9000', 'CANCELLED', 'Cancelled'],
    ['4711', 'DELIVERY', '4711', 'OPEN', 'In progress'],
  ] as const)('%s for %s has its stage and label (ORDERS-41)', (managedCode, deliveryMethod, code, stage, label) => {
    const status = managedCode === null ? null : toOrderStatus(managedCode);
    const order = createOrder({ status, deliveryMethod });
    expect([status?.code ?? initialStatusCode, getStage(order), statusLabels[getStatusLabel(order, rule)].en]).toEqual([
      code,
      stage,
      label,
    ]);
  });

  it.each([
    ['2026-11-20T00:00:01Z', 'On its way'],
    ['2026-11-20T00:00:00Z', 'Delivered'],
    ['2026-10-18T00:00:00Z', 'Delivered'],
  ])('7000 of a delivery placed at %s has the label %s (ORDERS-42)', (placedAt, label) => {
    const order = createOrder({ status: toOrderStatus('7000'), deliveryMethod: 'DELIVERY', placedAt });
    expect(statusLabels[getStatusLabel(order, rule)].en).toBe(label);
  });
});
