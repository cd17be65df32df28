import { describe, expect, it } from 'vitest';
import { getStage, getStatusGroup, getStatusLabel, isInTransit } from '../../domain/status.ts';
import { statusLabels } from '../../messages.ts';
import { createOrder } from '../../testing/order.ts';
import { initialStatusCode, toOrderStatus } from './status.ts';

describe('a status code of order management', () => {
  const rule = { inTransitDays: 7, now: new Date('2026-11-27T00:00:00Z') };
  const delivery = { deliveryMethod: 'DELIVERY', placedAt: '2026-11-20T00:00:00Z' } as const;
  /** Placed a second later, so that a delivery is still in transit. */
  const latest = { ...delivery, placedAt: '2026-11-20T00:00:01Z' } as const;
  const pickup = { ...latest, deliveryMethod: 'PICK_UP_IN_CLUB' } as const;

  it.each([
    [null, pickup, 'OPEN', 'OPEN', 'Order received', 'Pedido recibido', false],
    ['1000', delivery, 'OPEN', 'OPEN', 'Order received', 'Pedido recibido', false],
    ['2000', delivery, 'OPEN', 'OPEN', 'Items reserved', 'Productos reservados', false],
    ['3000', delivery, 'OPEN', 'OPEN', 'Being prepared', 'En preparación', false],
    ['IN_TRANSIT_TO_BE_DELIVERED', delivery, 'OPEN', 'OPEN', 'On its way', 'En camino', true],
    ['7000', latest, 'COMPLETED', 'OPEN', 'On its way', 'En camino', true],
    ['7000', delivery, 'COMPLETED', 'FULFILLED', 'Delivered', 'Entregado', false],
    ['7000', pickup, 'COMPLETED', 'FULFILLED', 'Completed', 'Completado', false],
    ['PENDING_CANCEL_ORDER', delivery, 'OPEN', 'OPEN', 'Cancellation requested', 'Cancelación solicitada', false],
    ['9000', delivery, 'CANCELLED', 'CANCELLED', 'Cancelled', 'Cancelado', false],
    ['4711', delivery, 'OPEN', 'OPEN', 'In progress', 'En proceso', false],
    ['', delivery, 'OPEN', 'OPEN', 'In progress', 'En proceso', false],
  ] as const)(
    '%s of %o has its stage, group and label (ORDERS-41, ORDERS-42, ORDERS-43, ORDERS-316)',
    (code, placed, stage, group, english, spanish, isMoving) => {
      const status = code === null ? null : toOrderStatus(code);
      const order = createOrder({ status, ...placed });
      expect(status?.code ?? initialStatusCode).toBe(code ?? '1000');
      expect(getStage(order)).toBe(stage);
      expect(getStatusGroup(order, rule)).toBe(group);
      expect(statusLabels[getStatusLabel(order, rule)]).toEqual({ en: english, es: spanish });
      expect(isInTransit(order, rule)).toBe(isMoving);
    },
  );
});
