import { type Attempt, getReference } from '../../domain/attempt.ts';
import type { AttemptFailureCode } from '../../domain/attempt-failure.ts';
import { isPermanentRefusal, type RefusalReason, RefusedError } from '../../domain/refused-error.ts';
import { createDeclineRefusal, findMatches, type Transaction } from '../../domain/transaction.ts';
import type { StatusSearch } from '../ports.ts';
import { giveUp, refuse, reopen, type StepContext, type StepResult } from './step.ts';

/** Codes of refusals that certainly charged nothing (PAYMENTS-3, PAYMENTS-55, PAYMENTS-56, PAYMENTS-62). */
const processRefusalCodes: Readonly<Partial<Record<RefusalReason, AttemptFailureCode>>> = {
  CARD: 'INVALID_CARD',
  CARD_REFUSED: 'INVALID_CARD',
  CARD_UNKNOWN: 'INVALID_CARD',
  CARD_DECLINED_TOO_OFTEN: 'CARD_DECLINED_TOO_OFTEN',
  NO_PAYMENT_ACCOUNT: 'PE_0003',
  UNAVAILABLE: 'PEC_503',
  REQUEST: 'PE_0001',
};

/** Requests the payment. Anything but a clear response counts as lost: the request is never repeated. */
export async function processPayment(context: StepContext): Promise<StepResult<'PROCESS'>> {
  const { attempt, ports, scratch } = context;
  const { facts } = attempt;
  const { card, cart, paymentAccount } = scratch;
  if (!card || !cart || !paymentAccount) return { outcome: 'lost' };
  try {
    await context.checkLease();
    const transaction = await ports.payments.process({
      reference: getReference(attempt),
      amount: attempt.amount,
      taxCents: cart.taxCents,
      cart,
      market: attempt.market,
      language: attempt.language,
      membershipNumber: facts.membershipNumber,
      email: facts.email,
      clientIp: facts.clientIp,
      holderName: facts.holderName ?? '',
      card,
      saveCard: facts.saveCard ?? false,
      paymentAccount,
      returnUrl: facts.returnUrl ?? '',
    });
    return toStepResult(transaction);
  } catch (error) {
    const code = error instanceof RefusedError ? processRefusalCodes[error.reason] : undefined;
    if (!code) throw error;
    return { ...reopen(code), facts: { ...reopen(code).facts, processedAt: undefined } };
  } finally {
    scratch.card = undefined;
  }
}

/** Searches, five times at most, the transaction of a request whose response was lost (PAYMENTS-33, PAYMENTS-39). */
export async function findTransaction(context: StepContext): Promise<StepResult<'FIND_TRANSACTION'>> {
  const { attempt, ports, settings } = context;
  const requestedAt = getRequestTime(attempt);
  const expected = getExpectedTransaction(attempt);
  const queries = settings.getStatusQueries();
  if (queries.length === 0) return requireReview();
  let lastError: unknown;
  for (const { waitSeconds, offsetSeconds } of queries) {
    await context.wait(waitSeconds);
    try {
      const candidates = await ports.payments.searchTransactions(createStatusSearch(attempt, offsetSeconds));
      lastError = undefined;
      const [found, second] = findMatches(candidates, expected);
      // More than one transaction matches (PAYMENTS-38).
      if (second) return requireReview();
      if (found) return toStepResult(await ports.payments.getTransaction(found.referenceNumber));
    } catch (error) {
      lastError = error;
    }
  }
  // Only a response to the last query shows that nothing arrived (PAYMENTS-37).
  if (lastError === undefined) return giveUp('ERROR_PAYMENT_TRANSACTION');
  if (Date.now() - requestedAt > settings.reviewAfterSeconds * 1_000) return requireReview();
  throw lastError;
}

/** Runs when the shopper did not return from the bank's page in time (PAYMENTS-46). */
export async function awaitChallenge(): Promise<StepResult<'AWAIT_CHALLENGE'>> {
  return giveUp('CHALLENGE_EXPIRED');
}

/** Ends the 3-D Secure authentication with the proof that the browser brought back. */
export async function closeChallenge(context: StepContext): Promise<StepResult<'CLOSE_CHALLENGE'>> {
  const { facts } = context.attempt;
  if (!facts.referenceNumber || !facts.proof) return giveUp('AUTHENTICATION_FAILED');
  try {
    await context.checkLease();
    return toStepResult(await context.ports.payments.closeChallenge(facts.referenceNumber, facts.proof));
  } catch (error) {
    if (!isPermanentRefusal(error)) throw error;
    // The shopper has not finished, or the proof is another challenge's: the bank's page stays open until its deadline.
    const isOpen = error.reason === 'CHALLENGE_PENDING' || error.reason === 'CHALLENGE_MISMATCH';
    if (isOpen) return { outcome: 'challenged' };
    return giveUp('AUTHENTICATION_FAILED');
  }
}

/**
 * Captures the transaction, unless the market does not accept the card's network (PAYMENTS-17), which is known only now
 * because the browser encrypted the number. A repetition first checks whether the capture was done. A capture that does
 * not succeed leads to a void (PAYMENTS-28).
 */
export async function capture(context: StepContext): Promise<StepResult<'CAPTURE'>> {
  const { attempt, settings } = context;
  const { payments } = context.ports;
  const { referenceNumber, card } = attempt.facts;
  if (card && !settings.isCardTypeAccepted(attempt.market, card.brand)) {
    return refuse({ ending: 'DECLINED', failure: { code: 'CARD_TYPE_NOT_ACCEPTED' } });
  }
  if (!referenceNumber) return giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
  if (context.isRepeat && (await payments.getTransaction(referenceNumber)).isCaptured) return { outcome: 'done' };
  try {
    await context.checkLease();
    const isCaptured = await payments.capture(referenceNumber);
    return isCaptured ? { outcome: 'done' } : giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
  } catch (error) {
    if (isPermanentRefusal(error)) return giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
    throw error;
  }
}

/**
 * Voids the transaction, authorised or captured (CHECKOUT-50, CHECKOUT-51). One that is already void counts
 * as voided (PAYMENTS-30).
 */
export async function voidTransaction(context: StepContext): Promise<StepResult<'VOID_TRANSACTION'>> {
  const { attempt, ports } = context;
  const { referenceNumber } = attempt.facts;
  if (referenceNumber) {
    await context.checkLease();
    try {
      await ports.payments.void(referenceNumber);
    } catch (error) {
      const reason = error instanceof RefusedError ? error.reason : undefined;
      // Too late for a void (PAYMENTS-31).
      if (reason === 'ALREADY_SETTLED') return requireReview();
      if (reason !== 'ALREADY_VOIDED') throw error;
    }
  }
  await cancelPaymentRecord(context);
  return { outcome: 'done' };
}

/**
 * Records the refund on the platform. Finds the payment by its key, because the response to its creation may have been
 * lost. The transaction is void by now, so a platform that refuses the record for good does not delay the attempt's end.
 */
async function cancelPaymentRecord({ attempt, ports, logger }: StepContext): Promise<void> {
  try {
    await ports.commerce.cancelPayment(attempt.paymentKey);
  } catch (error) {
    if (!isPermanentRefusal(error)) throw error;
    const { id: attemptId, paymentKey } = attempt;
    logger.error({ alert: 'checkout_payment_not_cancelled', err: error, attemptId, paymentKey }, 'refund not recorded');
  }
}

/** When the payment was requested, in milliseconds. */
function getRequestTime({ facts, createdAt }: Attempt): number {
  return facts.processedAt ? Date.parse(facts.processedAt) : createdAt.getTime();
}

/** What identifies the transaction of the current try. */
export function getExpectedTransaction(attempt: Attempt) {
  return { reference: getReference(attempt), amount: attempt.amount.centAmount };
}

/** The search for the transaction of the current try, from `offsetSeconds` before its request. */
export function createStatusSearch(attempt: Attempt, offsetSeconds: number): StatusSearch {
  const { facts, market } = attempt;
  return {
    since: new Date(getRequestTime(attempt) - offsetSeconds * 1_000),
    club: facts.club,
    isDelivery: facts.isDelivery,
    membershipNumber: facts.membershipNumber,
    market,
    lastDigits: facts.lastDigits,
  };
}

/** Only a person can find out what happened; the cart stays held, so that nothing is charged twice. */
function requireReview() {
  return { outcome: 'unclear' as const, facts: { failure: { code: 'PAYMENT_NEEDS_REVIEW' as const } } };
}

/** The outcome of a transaction as the provider describes it. */
function toStepResult(transaction: Transaction) {
  const { referenceNumber, card, challenge } = transaction;
  const facts = { referenceNumber, ...(card && { card }) };
  if (transaction.isVoided) return giveUp('ERROR_PAYMENT_TRANSACTION');
  if (transaction.status === 'DECLINED') {
    const refusal = refuse(createDeclineRefusal(transaction.declineReason ?? 'SOFT'));
    return { ...refusal, facts: { ...facts, ...refusal.facts } };
  }
  if (transaction.status === 'CHALLENGE_REQUIRED') {
    return { outcome: 'challenged' as const, facts: { ...facts, ...(challenge && { challenge }) } };
  }
  return { outcome: 'done' as const, facts };
}
