import { type Attempt, getReference } from '../../domain/attempt.ts';
import type { AttemptFailureCode } from '../../domain/attempt-failure.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { isPermanentRefusal, type RefusalReason, RefusedError } from '../../domain/refused-error.ts';
import { findMatches } from '../../domain/transaction.ts';
import type { ProcessRequest, ReturnUrls, StatusSearch } from '../payments-port.ts';
import { getMembershipPurpose } from './membership-order.ts';
import { giveUp, refuse, reopen, type StepContext, type StepResult } from './step.ts';
import { toTransactionResult } from './transaction-result.ts';

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
  const { attempt, ports, scratch, settings, logger } = context;
  const { facts } = attempt;
  const { details, cart } = scratch;
  const { paymentAccount } = facts;
  const membership = findMembership(attempt);
  if (!details || !paymentAccount || !(cart || membership)) return { outcome: 'lost' };
  try {
    const returnUrls = await createReturnUrls(context, paymentAccount.method);
    await context.checkLease();
    const transaction = await ports.payments.process({
      reference: getReference(attempt),
      amount: attempt.amount,
      taxCents: cart?.taxCents ?? 0,
      cart,
      membership,
      market: attempt.market,
      language: attempt.language,
      membershipNumber: facts.membershipNumber,
      email: facts.email,
      clientIp: facts.clientIp,
      holderName: facts.holderName ?? '',
      saveCard: facts.saveCard ?? false,
      paymentAccount,
      returnUrls,
      isRiskScored: paymentAccount.method === 'CARD' && settings.isRiskScored(),
      ...details,
    });
    return toTransactionResult(attempt, transaction);
  } catch (error) {
    const code = error instanceof RefusedError ? processRefusalCodes[error.reason] : undefined;
    if (!code) throw error;
    // The shopper cannot correct these; the error itself stays out of the log, because it is of a request with card data.
    if (code === 'PE_0001' || code === 'PEC_503') {
      logger.warn({ code, attemptId: attempt.id, step: attempt.step }, 'step failed');
    }
    return { ...reopen(code), facts: { ...reopen(code).facts, processedAt: undefined } };
  } finally {
    scratch.details = undefined;
  }
}

function findMembership(attempt: Attempt): ProcessRequest['membership'] {
  const { membership: order, quote } = attempt.facts;
  return order && quote && { purpose: getMembershipPurpose(attempt), order, quote };
}

/** Where a provider's own page returns to; a card's return URL is sent with its enrollment. */
async function createReturnUrls(context: StepContext, method: PaymentMethod): Promise<ReturnUrls | undefined> {
  return method === 'CARD' ? undefined : context.createReturnUrls(method);
}

/** Searches for the transaction of a request whose response was lost, at most five times (PAYMENTS-33, PAYMENTS-39). */
export async function findTransaction(context: StepContext): Promise<StepResult<'FIND_TRANSACTION'>> {
  const { attempt, ports, settings } = context;
  const requestedAt = getRequestTime(attempt);
  const expected = getExpectedTransaction(attempt);
  const isUnwanted = attempt.facts.resolution === 'VOID';
  const queries = settings.getStatusQueries();
  // Without queries, the operator has looked for it at the provider.
  if (queries.length === 0) return isUnwanted ? { outcome: 'unwanted' } : requireReview();
  let lastError: unknown;
  for (const { waitSeconds, offsetSeconds } of queries) {
    await context.wait(waitSeconds);
    try {
      const candidates = await ports.payments.searchTransactions(createStatusSearch(attempt, offsetSeconds));
      lastError = undefined;
      const matches = findMatches(candidates, expected);
      const [found, second] = isUnwanted ? matches.filter(({ isVoided }) => !isVoided) : matches;
      // More than one transaction matches (PAYMENTS-38).
      if (second) return requireReview();
      if (found && isUnwanted) return { outcome: 'unwanted', facts: { referenceNumber: found.referenceNumber } };
      if (found) return toTransactionResult(attempt, await ports.payments.getTransaction(found.referenceNumber));
    } catch (error) {
      lastError = error;
    }
  }
  // Only a response to the last query shows that nothing arrived (PAYMENTS-37).
  if (lastError === undefined) return giveUp('ERROR_PAYMENT_TRANSACTION');
  if (Date.now() - requestedAt > settings.reviewAfterSeconds * 1_000) return requireReview();
  throw lastError;
}

/**
 * Captures the transaction. A repetition first checks whether the capture was done. A capture that does not succeed leads
 * to a void (PAYMENTS-28).
 */
export async function capture(context: StepContext): Promise<StepResult<'CAPTURE'>> {
  const { payments } = context.ports;
  const { referenceNumber } = context.attempt.facts;
  const refusal = findCaptureRefusal(context);
  if (refusal) return refusal;
  if (!referenceNumber) return giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
  if (context.isRepeat) {
    const transaction = await payments.getTransaction(referenceNumber);
    if (transaction.isVoided) return giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
    if (transaction.isCaptured) return { outcome: 'done' };
  }
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
 * Why an authorised transaction must not be captured: the market does not accept the card's network (PAYMENTS-17), which is
 * known only now because the browser encrypted the number or the shopper entered it on the provider's page; the provider
 * reports another amount or receiver (PAYMENTS-6), or a status that the store does not accept (PAYMENTS-66).
 */
function findCaptureRefusal({ attempt, settings, logger }: StepContext) {
  const { referenceNumber, cardBrand, isMismatch, isStatusRefused } = attempt.facts;
  if (cardBrand && !settings.getCardTypes(attempt.market).includes(cardBrand)) {
    return refuse({ ending: 'DECLINED', failure: { code: 'CARD_TYPE_NOT_ACCEPTED' } });
  }
  if (isStatusRefused) return refuse({ ending: 'DECLINED', failure: { code: 'ERROR_PAYMENT_METHOD' } });
  if (!isMismatch) return undefined;
  const { id: attemptId, subject } = attempt;
  logger.error(
    { alert: 'checkout_payment_mismatch', attemptId, subject, referenceNumber },
    'the provider reports another amount or receiver',
  );
  return giveUp('ERROR_PAYMENT_TRANSACTION');
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
      // Too late for a void (PAYMENTS-31), unless an operator decided to refund the money.
      if (reason === 'ALREADY_SETTLED') {
        if (attempt.facts.resolution !== 'REFUND') return requireReview();
        await refundSettled(context, referenceNumber);
      } else if (reason !== 'ALREADY_VOIDED') throw error;
    }
  }
  await cancelPaymentRecord(context);
  return { outcome: 'done' };
}

/** Pays the whole amount back; the refund id makes it happen once, however often the step is repeated. */
async function refundSettled(context: StepContext, referenceNumber: string): Promise<void> {
  const { attempt, ports } = context;
  await context.checkLease();
  await ports.payments.refundTransaction(referenceNumber, `review-${attempt.id}`, attempt.amount.centAmount);
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
