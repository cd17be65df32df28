import type { OrderProgress, OrderStatus, StatusCode } from '../../domain/order.ts';

/** The code of a received order, also shown for an order that order management does not have yet (ORDERS-9). */
export const initialStatusCode: StatusCode = '1000';

const progressByCode: ReadonlyMap<StatusCode, OrderProgress> = new Map([
  [initialStatusCode, 'RECEIVED'],
  ['2000', 'ALLOCATED'],
  ['3000', 'RELEASED'],
  ['IN_TRANSIT_TO_BE_DELIVERED', 'IN_TRANSIT'],
  ['7000', 'LEFT_CLUB'],
  ['PENDING_CANCEL_ORDER', 'CANCELLATION_REQUESTED'],
  ['9000', 'CANCELLED'],
]);

/** Maps order management's status code (ORDERS-41). */
export function toOrderStatus(code: StatusCode): OrderStatus {
  return { code, progress: progressByCode.get(code) ?? 'OTHER' };
}
