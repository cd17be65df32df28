import { referenceOf } from '../domain/attempt.ts';
import type { FailureCode } from '../domain/failure.ts';
import { type RefusalReason, Refused } from '../domain/ports.ts';
import { declined, matching, type Transaction } from '../domain/transaction.ts';
import { currentCart, giveUp, refuse, reopen, type StepContext, type StepResult } from './step.ts';

/** Refusals of the provider that certainly charged nothing, as what the shopper is told. */
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

/** Asks, five times at most, what became of a request whose answer was lost (checkout.md §4, decisions.md Payment). */
export async function findTransaction(context: StepContext): Promise<StepResult<'FIND_TRANSACTION'>> {
  const { attempt, ports, settings } = context;
  const { facts } = attempt;
  const cart = await currentCart(context);
  const started = facts.processedAt ? Date.parse(facts.processedAt) : attempt.createdAt.getTime();
  const wanted = { reference: referenceOf(attempt), amount: attempt.amount.centAmount };
  const queries = settings.statusQueries();
  if (queries.length === 0) return needsReview();
  let fault: unknown;
  for (const { waitSeconds, offsetSeconds } of queries) {
    await context.wait(waitSeconds);
    try {
      const candidates = await ports.payments.searchTransactions({
        since: new Date(started - offsetSeconds * 1_000),
        club: cart?.club,
        isDelivery: cart?.isDelivery ?? false,
        membershipNumber: facts.membershipNumber,
        market: attempt.market,
        lastDigits: facts.lastDigits,
      });
      fault = undefined;
      const [found, second] = matching(candidates, wanted);
      if (second) return needsReview();
      if (found) return answerOf(context, await ports.payments.getTransaction(found.referenceNumber));
    } catch (error) {
      fault = error;
    }
  }
  // Only an answer to the last query says that nothing arrived; silence says nothing.
  if (fault === undefined) return giveUp('ERROR_PAYMENT_TRANSACTION');
  if (Date.now() - started > settings.reviewAfterSeconds * 1_000) return needsReview();
  throw fault;
}

/** The shopper did not come back from the bank's page in time. */
export async function awaitChallenge(): Promise<StepResult<'AWAIT_CHALLENGE'>> {
  return giveUp('CHALLENGE_EXPIRED');
}

/** Ends the 3-D Secure part with what the browser brought back. */
export async function closeChallenge(context: StepContext): Promise<StepResult<'CLOSE_CHALLENGE'>> {
  const { facts } = context.attempt;
  if (!facts.referenceNumber || !facts.proof) return giveUp('AUTHENTICATION_FAILED');
  try {
    return answerOf(context, await context.ports.payments.closeChallenge(facts.referenceNumber, facts.proof));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Not answered yet, or an answer to something else: the bank's page stays open until its time is up.
    if (error.reason === 'CHALLENGE_PENDING' || error.reason === 'CHALLENGE_MISMATCH') return { outcome: 'challenged' };
    return giveUp('AUTHENTICATION_FAILED');
  }
}

/**
 * Takes the money, unless the card turns out to be of a kind that the market does not take: its brand is known only now,
 * because the browser encrypted the number. Repeated, it looks first whether the money was taken.
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
    const taken = await payments.capture(referenceNumber);
    return taken ? { outcome: 'done' } : giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
  } catch (error) {
    if (error instanceof Refused && error.reason !== 'UNAVAILABLE') return giveUp('ERROR_CAPTURE_TRANSACTION_ERROR');
    throw error;
  }
}

/** Lets the money go, held or taken; repeated until it is certain. */
export async function voidTransaction(context: StepContext): Promise<StepResult<'VOID_TRANSACTION'>> {
  const { attempt, ports } = context;
  const { referenceNumber, paymentId } = attempt.facts;
  try {
    if (referenceNumber) await ports.payments.void(referenceNumber);
  } catch (error) {
    if (!(error instanceof Refused) || error.reason !== 'ALREADY_SETTLED') throw error;
    return needsReview();
  }
  if (paymentId) await ports.commerce.cancelPayment(attempt.paymentKey);
  return { outcome: 'done' };
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
