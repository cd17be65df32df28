import type { Logger } from '@tarima/service-kit/logger';
import type { Attempt } from '../domain/attempt.ts';
import { isPermanent } from '../domain/ports.ts';
import { type Candidate, lateTransactions } from '../domain/transaction.ts';
import type { FollowUps } from '../store/follow-ups.ts';
import { LeaseLostError } from '../store/runs.ts';
import { statusSearch, wantedTransaction } from './payment-steps.ts';
import type { Ports } from './step.ts';

export interface FollowUpOptions {
  readonly followUps: FollowUps;
  readonly ports: Pick<Ports, 'commerce' | 'payments'>;
  /** When an ended attempt is looked at, in seconds after its end and then after each look. */
  readonly delaysSeconds: readonly number[];
  /** How far before the attempt the provider's transactions are searched, because clocks differ. */
  readonly searchMarginSeconds: number;
  readonly logger: Logger;
}

/** Looks at an ended attempt once; does nothing when another process does, or when it is not due. */
export type FollowUpAttempt = (attemptId: string) => Promise<void>;

/**
 * Looks again at attempts that ended without a known transaction: a provider that acts after the last status query, or a
 * runner that stalled right before it sent the request, leaves an authorisation that only a search by the attempt's
 * reference finds. It is voided (CHECKOUT-56). A hold that could not be released is tried again as well.
 */
export function createFollowUp(options: FollowUpOptions): FollowUpAttempt {
  const { followUps, ports, delaysSeconds, searchMarginSeconds, logger } = options;

  const alert = (alertName: string, attempt: Attempt, found: object, message: string) => {
    const { id: attemptId, cartId, orderNumber, market, amount } = attempt;
    logger.error({ alert: alertName, attemptId, cartId, orderNumber, market, amount, ...found }, message);
  };

  const voidLate = async (attempt: Attempt, { referenceNumber }: Candidate): Promise<void> => {
    const { status } = await ports.payments.getTransaction(referenceNumber);
    if (status === 'DECLINED') return;
    try {
      await ports.payments.void(referenceNumber);
      logger.warn({ attemptId: attempt.id, referenceNumber }, 'late authorisation voided');
    } catch (error) {
      if (!isPermanent(error)) throw error;
      if (error.reason === 'ALREADY_VOIDED') return;
      alert('checkout_late_transaction', attempt, { referenceNumber, err: error }, 'late authorisation not voided');
    }
  };

  /** True when there is nothing more to look for. */
  const look = async (attempt: Attempt): Promise<boolean> => {
    const { facts } = attempt;
    if (facts.isReleaseOverdue) await ports.commerce.releaseCartForGood(attempt.market, attempt.cartId, attempt.id);
    if (facts.processedAt === undefined || facts.referenceNumber !== undefined) return true;
    const candidates = await ports.payments.searchTransactions(statusSearch(attempt, searchMarginSeconds));
    const { own, uncertain } = lateTransactions(candidates, wantedTransaction(attempt));
    for (const candidate of own) await voidLate(attempt, candidate);
    if (own.length > 0) return true;
    if (uncertain.length === 0) return false;
    const referenceNumbers = uncertain.map(({ referenceNumber }) => referenceNumber);
    alert('checkout_late_transaction', attempt, { referenceNumbers }, 'a transaction may belong to an ended attempt');
    return true;
  };

  return async (attemptId) => {
    const followUp = await followUps.claim(attemptId);
    if (!followUp) return;
    const { attempt, done } = followUp;
    const next = delaysSeconds[done + 1];
    let isOver = false;
    try {
      isOver = await look(attempt);
    } catch (error) {
      logger.warn({ err: error, attemptId }, 'follow-up check failed');
      if (next === undefined)
        alert('checkout_follow_up_failed', attempt, { err: error }, 'last follow-up check failed');
    }
    try {
      await followUps.finish(followUp, isOver ? undefined : next);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
    }
  };
}
