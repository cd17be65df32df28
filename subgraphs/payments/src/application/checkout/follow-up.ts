import { runWithCorrelationId } from '@tarima/service-kit/correlation';
import type { Logger } from '@tarima/service-kit/logger';
import { type Attempt, getCartId } from '../../domain/attempt.ts';
import { isPermanentRefusal } from '../../domain/refused-error.ts';
import { LeaseLostError } from '../../domain/run.ts';
import { type Candidate, findLateTransactions } from '../../domain/transaction.ts';
import type { Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import { createStatusSearch, getExpectedTransaction } from './payment-steps.ts';

export interface FollowUpOptions {
  readonly attempts: Pick<AttemptRepository, 'claimFollowUp' | 'finishFollowUp'>;
  readonly ports: Pick<Ports, 'commerce' | 'payments'>;
  /** When an ended attempt is checked, in seconds after its end and then after each check. */
  readonly delaysSeconds: readonly number[];
  /** How far before the payment's request the search begins, because clocks differ. */
  readonly searchMarginSeconds: number;
  readonly logger: Logger;
}

/** Checks an ended attempt once; does nothing when another process does, or when it is not due. */
export type FollowUpCheck = (attemptId: string) => Promise<void>;

/**
 * Checks attempts that ended without a known transaction. A provider that acts after the last status query, or a runner
 * that stalled right before it sent the request, leaves an authorisation that only a search by the attempt's reference
 * finds; it is voided (CHECKOUT-56). Also releases a cart that could not be released at the attempt's end.
 */
export function createFollowUpCheck(options: FollowUpOptions): FollowUpCheck {
  const { attempts, ports, delaysSeconds, searchMarginSeconds, logger } = options;

  const logAlert = (alert: string, attempt: Attempt, details: object, message: string) => {
    const { id: attemptId, subject, orderNumber, market, amount } = attempt;
    logger.error({ alert, attemptId, subject, orderNumber, market, amount, ...details }, message);
  };

  const voidLate = async (attempt: Attempt, { referenceNumber }: Candidate): Promise<void> => {
    const { status } = await ports.payments.getTransaction(referenceNumber);
    if (status === 'DECLINED') return;
    try {
      await ports.payments.void(referenceNumber);
      logger.warn({ attemptId: attempt.id, referenceNumber }, 'late authorisation voided');
    } catch (error) {
      if (!isPermanentRefusal(error)) throw error;
      if (error.reason === 'ALREADY_VOIDED') return;
      logAlert('checkout_late_transaction', attempt, { referenceNumber, err: error }, 'late authorisation not voided');
    }
  };

  /** True when no further check is needed. */
  const check = async (attempt: Attempt): Promise<boolean> => {
    const { facts } = attempt;
    if (facts.isReleaseOverdue) await ports.commerce.releaseCartForGood(attempt.market, getCartId(attempt), attempt.id);
    if (facts.processedAt === undefined || facts.referenceNumber !== undefined) return true;
    const candidates = await ports.payments.searchTransactions(createStatusSearch(attempt, searchMarginSeconds));
    const { own, uncertain } = findLateTransactions(candidates, getExpectedTransaction(attempt));
    for (const candidate of own) await voidLate(attempt, candidate);
    if (own.length > 0) return true;
    if (uncertain.length === 0) return false;
    const referenceNumbers = uncertain.map(({ referenceNumber }) => referenceNumber);
    logAlert(
      'checkout_late_transaction',
      attempt,
      { referenceNumbers },
      'a transaction may belong to an ended attempt',
    );
    return true;
  };

  return async (attemptId) => {
    const followUp = await attempts.claimFollowUp(attemptId);
    if (!followUp) return;
    const { attempt, doneCount } = followUp;
    const next = delaysSeconds[doneCount + 1];
    let isOver = false;
    try {
      isOver = await runWithCorrelationId(attemptId, () => check(attempt));
    } catch (error) {
      logger.warn({ err: error, attemptId }, 'follow-up check failed');
      if (next === undefined)
        logAlert('checkout_follow_up_failed', attempt, { err: error }, 'last follow-up check failed');
    }
    try {
      await attempts.finishFollowUp(followUp, isOver ? undefined : next);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
    }
  };
}
