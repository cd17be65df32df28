import type { Money } from '@tarima/markets/money';
import type { Attempt, AttemptStatus } from './attempt.ts';
import type { RefundReason } from './refund-reason.ts';

/** The state of a refund for shoppers (schema.graphql, `RefundState`). */
export type RefundState = 'REQUESTED' | 'COMPLETED' | 'IN_REVIEW';

/** A cancelled or corrected order, as order management reports it. */
export interface OrderChange {
  readonly orderNumber: string;
  readonly reason: RefundReason;
  /** What the order costs after missing items and weights, including taxes and charges; ignored for a cancelled order. */
  readonly total: Money;
  readonly changedAt: Date;
}

/** Money that the store returns or has returned for an order. */
export interface Refund {
  readonly id: string;
  readonly orderNumber: string;
  readonly amount: Money;
  readonly reason: RefundReason;
  readonly state: RefundState;
  readonly requestedAt: Date;
  /** Null unless the state is `COMPLETED`. */
  readonly completedAt: Date | null;
}

const states: Readonly<Partial<Record<AttemptStatus, RefundState>>> = {
  PROCESSING: 'REQUESTED',
  COMPLETED: 'COMPLETED',
  NEEDS_REVIEW: 'IN_REVIEW',
};

/** The state of a refund's attempt; undefined when nothing is returned. */
export function getRefundState(status: AttemptStatus): RefundState | undefined {
  return states[status];
}

/**
 * Cents that are still to be returned: everything of a cancelled order, otherwise what was paid beyond the corrected total,
 * in each case without what refunds have returned or are returning (PAYMENTS-200). Never more than was captured.
 */
export function computeOwedCents(
  { reason, total }: Pick<OrderChange, 'reason' | 'total'>,
  { capturedCents, refundedCents }: { readonly capturedCents: number; readonly refundedCents: number },
): number {
  const keptCents = reason === 'CANCELLED' ? 0 : Math.max(0, total.centAmount);
  return Math.max(0, capturedCents - keptCents - refundedCents);
}

/** The provider's and the platform's id of a refund: the same order and corrected total have the same refund. */
export function createRefundId({ orderNumber, reason, total }: OrderChange): string {
  return `${orderNumber}:${reason === 'CANCELLED' ? 0 : total.centAmount}`;
}

/** The owner of a refund's attempt, which no shopper can have. */
export function createRefundOwner(orderNumber: string): string {
  return `order:${orderNumber}`;
}

/** What the refund of a paid order starts with. */
export function createRefundAttempt(
  id: string,
  paid: Attempt,
  change: OrderChange,
  owedCents: number,
): Omit<Attempt, 'status' | 'step' | 'tries' | 'createdAt' | 'method' | 'challengeUntil'> {
  const { customerId, email, membershipNumber, referenceNumber, card } = paid.facts;
  const isWhole = owedCents === paid.amount.centAmount;
  return {
    id,
    owner: createRefundOwner(paid.orderNumber),
    idempotencyKey: createRefundId(change),
    purpose: 'REFUND',
    subject: `refund:${paid.orderNumber}`,
    market: paid.market,
    language: paid.language,
    cartId: null,
    amount: { ...paid.amount, centAmount: owedCents },
    orderNumber: paid.orderNumber,
    paymentKey: paid.paymentKey,
    facts: { customerId, email, membershipNumber, referenceNumber, card, refund: { reason: change.reason, isWhole } },
  };
}

/** An order of another subgraph. */
export interface OrderReference {
  readonly orderNumber: string;
  /** Proof that the caller can read the order; the gateway fetches it only where it is needed. */
  readonly readGrant?: string;
}
