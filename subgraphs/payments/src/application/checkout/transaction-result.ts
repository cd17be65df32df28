import type { Attempt, Facts } from '../../domain/attempt.ts';
import { createDeclineRefusal, isAsRequested, type Transaction } from '../../domain/transaction.ts';
import { giveUp, refuse } from './step.ts';

/** The result of a step that requested a transaction from the provider, with the facts that it adds. */
export function toTransactionResult(attempt: Attempt, transaction: Transaction) {
  const facts = toFacts(attempt, transaction);
  if (transaction.isVoided) return giveUp('ERROR_PAYMENT_TRANSACTION');
  if (transaction.status === 'DECLINED') {
    const refusal = refuse(createDeclineRefusal(transaction.declineReason ?? 'SOFT'));
    return { ...refusal, facts: { ...facts, ...refusal.facts } };
  }
  if (transaction.status === 'CHALLENGE_REQUIRED') return { outcome: 'challenged' as const, facts };
  return { outcome: 'done' as const, facts };
}

function toFacts(attempt: Attempt, transaction: Transaction): Partial<Facts> {
  const { referenceNumber, card, cardBrand, challenge, status, payee, isStatusAccepted } = transaction;
  const expected = { amount: attempt.amount, method: attempt.method ?? 'CARD', payee: attempt.facts.payee };
  return {
    referenceNumber,
    ...(card && { card }),
    ...(cardBrand && { cardBrand }),
    ...(challenge && { challenge }),
    // The receiver is fixed when the session opens; the approved transaction must name the same one.
    ...(status === 'CHALLENGE_REQUIRED' && payee && !attempt.facts.payee && { payee }),
    ...(status === 'APPROVED' && !isStatusAccepted && { isStatusRefused: true }),
    ...(status === 'APPROVED' && !isAsRequested(transaction, expected) && { isMismatch: true }),
  };
}
