import { isRefundAwaited } from './order-refunds.tsx';
import type { OrderPartsFragment } from './orders.gen.ts';

/**
 * Whether nothing in an order will change any more: it is complete or cancelled, and its refunds are complete (ORDERS-354).
 */
export function isSettled(order: OrderPartsFragment): boolean {
  const { stage, isInTransit, payment, correctedTotal, refunds } = order;
  if (stage === 'OPEN' || isInTransit) return false;
  if (refunds === null) return payment === null;
  if (refunds.some(({ state }) => state !== 'COMPLETED') || isRefundAwaited(order, refunds)) return false;
  if (!payment || !correctedTotal) return true;
  const refundedCents = refunds.reduce((sum, { amount }) => sum + amount.centAmount, 0);
  return refundedCents >= payment.amount.centAmount - correctedTotal.centAmount;
}
