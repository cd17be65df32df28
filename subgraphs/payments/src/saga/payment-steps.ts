import { type Attempt, referenceOf } from '../domain/attempt.ts';
import type { FailureCode } from '../domain/failure.ts';
import { isPermanent, type RefusalReason, Refused, type StatusSearch } from '../domain/ports.ts';
import { declined, matching, type Transaction } from '../domain/transaction.ts';
import { giveUp, refuse, reopen, type StepContext, type StepResult } from './step.ts';

/** Refusals of the provider that certainly charged nothing (PAYMENTS-3, PAYMENTS-55, PAYMENTS-56, PAYMENTS-62). */
const refusedProcess: Readonly<Partial<Record<RefusalReason, FailureCode>>> = {
  CARD: 'INVALID_CARD',
  CARD_REFUSED: 'INVALID_CARD',
  CARD_UNKNOWN: 'INVALID_CARD',
  CARD_DECLINED_TOO_OFTEN: 'CARD_DECLINED_TOO_OFTEN',
  THIRD_PARTY: 'PE_0003',
  UNAVAILABLE: 'PEC_503',
  REQUEST: 'PE_0001',
};

/** Asks for the money. Whatever is not a clear answer counts as lost: the request is never sent again. */
export async function processPayment(context: StepContext): Promise<StepResult<'PROCESS'>> {
  const { attempt, ports, scratch } = context;
  const { facts } = attempt;
  const { card, cart, thirdParty } = scratch;
  if (!card || !cart || !thirdParty) return { outcome: 'lost' };
  try {
    await context.checkLease();
    const transaction = await ports.payments.process({
      reference: referenceOf(attempt),
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
      thirdParty,
      returnUrl: facts.returnUrl ?? '',
    });
    return answerOf(context, transaction);
  } catch (error) {
    const code = error instanceof Refused ? refusedProcess[error.reason] : undefined;
    if (!code) throw error;
    return { ...reopen(code), facts: { ...reopen(code).facts, processedAt: undefined } };
  } finally {
    scratch.card = undefined;
  }
}

/** Asks, five times at most, what became of a request whose answer was lost (PAYMENTS-33, PAYMENTS-39). */
export async function findTransaction(context: StepContext): Promise<StepResult<'FIND_TRANSACTION'>> {
  const { attempt, ports, settings } = context;
  const started = askedAt(attempt);
  const wanted = wantedTransaction(attempt);
  const queries = settings.statusQueries();
  if (queries.length === 0) return needsReview();
  let fault: unknown;
  for (const { waitSeconds, offsetSeconds } of queries) {
    await context.wait(waitSeconds);
    try {
      const candidates = await ports.payments.searchTransactions(statusSearch(attempt, offsetSeconds));
      fault = undefined;
      const [found, second] = matching(candidates, wanted);
      // Several can be the lost one (PAYMENTS-38).
      if (second) return needsReview();
      if (found) return answerOf(context, await ports.payments.getTransaction(found.referenceNumber));
    } catch (error) {
      fault = error;
    }
  }
  // Only an answer to the last query says that nothing arrived (PAYMENTS-37); silence says nothing.
  if (fault === undefined) return giveUp('ERROR_PAYMENT_TRANSACTION');
  if (Date.now() - started > settings.reviewAfterSeconds * 1_000) return needsReview();
  throw fault;
}

/** The shopper did not come back from the bank's page in time (PAYMENTS-46). */
export async function awaitChallenge(): Promise<StepResult<'AWAIT_CHALLENGE'>> {
  return giveUp('CHALLENGE_EXPIRED');
}

/** Ends the 3-D Secure part with what the browser brought back. */
export async function closeChallenge(context: StepContext): Promise<StepResult<'CLOSE_CHALLENGE'>> {
  const { facts } = context.attempt;
  if (!facts.referenceNumber || !facts.proof) return giveUp('AUTHENTICATION_FAILED');
  try {
    await context.checkLease();
    return answerOf(context, await context.ports.payments.closeChallenge(facts.referenceNumber, facts.proof));
  } catch (error) {
    if (!isPermanent(error)) throw error;
    // Not answered yet, or an answer to something else: the bank's page stays open until its time is up.
    const isOpen = error.reason === 'CHALLENGE_PENDING' || error.reason === 'CHALLENGE_MISMATCH';
    if (isOpen) return { outcome: 'challenged' };
    return giveUp('AUTHENTICATION_FAILED');
  }
}

/**
 * Captures the money, unless the market does not accept the card's network (PAYMENTS-17), which is known only now
 * because the browser encrypted the number. Repeated, it looks first whether the money was captured. A capture that
 * does not succeed leads to a void (PAYMENTS-28).
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
    const taken = await payments.capture(referenceNumber);
    return taken ? { outcome: 'done' } : giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
  } catch (error) {
    if (isPermanent(error)) return giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
    throw error;
  }
}

/**
 * Voids the transaction, authorised or captured (CHECKOUT-44, CHECKOUT-50, CHECKOUT-51); one that is void already counts as voided (PAYMENTS-30).
 */
export async function voidTransaction(context: StepContext): Promise<StepResult<'VOID_TRANSACTION'>> {
  const { attempt, ports } = context;
  const { referenceNumber } = attempt.facts;
  if (referenceNumber) {
    await context.checkLease();
    try {
      await ports.payments.void(referenceNumber);
    } catch (error) {
      const reason = error instanceof Refused ? error.reason : undefined;
      // Too late for a void (PAYMENTS-31).
      if (reason === 'ALREADY_SETTLED') return needsReview();
      if (reason !== 'ALREADY_VOIDED') throw error;
    }
  }
  await cancelPaymentRecord(context);
  return { outcome: 'done' };
}

/**
 * Notes on the platform that the money was let go. The payment is looked for by its key, because the answer to its creation
 * may have been lost. The money itself is void by now, so a platform that refuses the note for good does not hold up the
 * end of the attempt.
 */
async function cancelPaymentRecord({ attempt, ports, logger }: StepContext): Promise<void> {
  try {
    await ports.commerce.cancelPayment(attempt.paymentKey);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    const { id: attemptId, paymentKey } = attempt;
    logger.error({ alert: 'checkout_payment_not_cancelled', err: error, attemptId, paymentKey }, 'refund not recorded');
  }
}

/** When the provider was asked for money, in milliseconds. */
function askedAt({ facts, createdAt }: Attempt): number {
  return facts.processedAt ? Date.parse(facts.processedAt) : createdAt.getTime();
}

/** What the present try's transaction is known by. */
export function wantedTransaction(attempt: Attempt) {
  return { reference: referenceOf(attempt), amount: attempt.amount.centAmount };
}

/** The search that finds the present try's transaction, from `offsetSeconds` before it was asked for. */
export function statusSearch(attempt: Attempt, offsetSeconds: number): StatusSearch {
  const { facts, market } = attempt;
  return {
    since: new Date(askedAt(attempt) - offsetSeconds * 1_000),
    club: facts.club,
    isDelivery: facts.isDelivery,
    membershipNumber: facts.membershipNumber,
    market,
    lastDigits: facts.lastDigits,
  };
}

/** Only a person can tell what happened; the cart stays held, so that nothing is charged twice. */
function needsReview() {
  return { outcome: 'unclear' as const, facts: { failure: { code: 'PAYMENT_NEEDS_REVIEW' as const } } };
}

/** The provider's word as an outcome. */
function answerOf(context: StepContext, transaction: Transaction) {
  const { attempt, settings } = context;
  const { referenceNumber, card, challenge } = transaction;
  const facts = { referenceNumber, ...(card && { card }) };
  if (transaction.isVoided) return giveUp('ERROR_PAYMENT_TRANSACTION');
  if (transaction.status === 'DECLINED') {
    const refusal = refuse(declined(transaction.responseCode, settings.hardDeclineCodes(attempt.market)));
    return { ...refusal, facts: { ...facts, ...refusal.facts } };
  }
  if (transaction.status === 'CHALLENGE_REQUIRED') {
    return { outcome: 'challenged' as const, facts: { ...facts, ...(challenge && { challenge }) } };
  }
  return { outcome: 'done' as const, facts };
}
