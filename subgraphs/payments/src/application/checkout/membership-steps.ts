import { createDefaultDetails } from '@tarima/markets/invoicing/rules';
import { type Attempt, type Facts, getReference } from '../../domain/attempt.ts';
import { findInvoiceProblem } from '../../domain/invoice.ts';
import type { MembershipQuote } from '../../domain/membership-purchase.ts';
import { isPermanentRefusal } from '../../domain/refused-error.ts';
import type { MembershipTransaction, PurchaseEvent } from '../ports.ts';
import { findAccount } from './find-account.ts';
import { getMembershipOrder, getMembershipPurpose, quoteMembership } from './membership-order.ts';
import { getDefaultEnding, giveUp, reopen, type StepContext, type StepResult } from './step.ts';

/** Reads the price again and compares it with what the shopper saw (CHECKOUT-103); finds the payment account. */
export async function quote(context: StepContext): Promise<StepResult<'QUOTE'>> {
  const { attempt, ports, settings } = context;
  const { market, facts } = attempt;
  const order = getMembershipOrder(attempt);
  const [quoted, accounts] = await Promise.all([
    quoteMembership(ports, settings, { purpose: getMembershipPurpose(attempt), market, order }),
    ports.payments.listPaymentAccounts({ market, club: order.club, isDelivery: false }),
  ]);
  if (!('price' in quoted)) return reopen('MEMBERSHIP_NOT_AVAILABLE', { reasons: quoted.reasons });
  const seen = facts.expectedTotal;
  if (seen?.centAmount !== quoted.price.centAmount || seen.currency !== quoted.price.currency) {
    return { ...reopen('TOTAL_CHANGED', { total: quoted.price }), amount: quoted.price };
  }
  const rules = settings.getInvoiceRules(market);
  // The club invoices a final consumer when the shopper chose nothing (INVOICING-104).
  const invoice = order.invoice ?? createDefaultDetails(rules, attempt.language);
  const problem = findInvoiceProblem({ invoice, total: quoted.price }, rules);
  if (problem) return reopen(problem.code, { field: problem.field });
  const paymentAccount = findAccount(context, accounts);
  if (!paymentAccount) return reopen('PE_0003');
  const processedAt = new Date().toISOString();
  const place = { club: order.club, isDelivery: false };
  const membership = { ...order, invoice };
  return {
    outcome: 'done',
    facts: { quote: quoted, membership, paymentAccount, processedAt, ...place },
    amount: quoted.price,
  };
}

/**
 * Buys, renews or upgrades the membership. When the response is lost, the result is queried with the configured waits
 * (MEMBERSHIP-75); a repetition of the call is safe, because the club executes a transaction id once.
 */
export async function applyMembership(context: StepContext): Promise<StepResult<'APPLY_MEMBERSHIP'>> {
  const { attempt, ports, settings } = context;
  await context.checkLease();
  const log = (event: PurchaseEvent, detail?: string) =>
    ports.membership.logPurchase(getReference(attempt), event, detail);
  await log('SENT', attempt.purpose);
  let failure: unknown;
  let result = await ports.membership.apply(toTransaction(attempt)).catch((error) => {
    failure = error;
    return undefined;
  });
  if (isPermanentRefusal(failure)) {
    await log('REFUSED');
    return giveUp('ERROR_MEMBERSHIP_NOT_APPLIED');
  }
  for (const seconds of settings.getMembershipWaits()) {
    if (result && result.status !== 'PENDING') break;
    await context.wait(seconds);
    result = await ports.membership.findResult(getReference(attempt)).catch(() => result);
  }
  if (result?.status === 'SUCCESS') {
    const [facts] = await Promise.all([describeMembership(context, result.membershipNumber), log('CONFIRMED')]);
    return { outcome: 'done', facts };
  }
  if (result?.status === 'FAILURE') {
    await log('REFUSED', result.reason);
    return giveUp('ERROR_MEMBERSHIP_NOT_APPLIED');
  }
  await log('NOT_CONFIRMED');
  throw failure ?? new Error('The membership transaction is still pending');
}

/** Makes a late application impossible before the payment is voided; an application that was done keeps the payment. */
export async function withdrawMembership(context: StepContext): Promise<StepResult<'WITHDRAW_MEMBERSHIP'>> {
  const { attempt, ports } = context;
  await ports.membership.logPurchase(getReference(attempt), 'WITHDRAWAL_SENT');
  const result = await ports.membership.withdraw(getReference(attempt));
  if (result.status === 'FAILURE') return { outcome: 'done' };
  if (result.status === 'PENDING') throw new Error('The membership transaction is still pending');
  const facts = await describeMembership(context, result.membershipNumber);
  return { outcome: 'applied', facts: { ...facts, failure: undefined, ending: undefined } };
}

/** The membership that was applied, with its last day for the confirmation: without it, the confirmation says less. */
async function describeMembership(
  { attempt, ports, logger }: StepContext,
  membershipNumber: string,
): Promise<Partial<Facts>> {
  const expiresOn = await ports.membership.findLastDay(membershipNumber).catch((error: unknown) => {
    logger.warn({ err: error, attemptId: attempt.id }, 'the last day of a membership could not be read');
    return undefined;
  });
  return { appliedMembership: membershipNumber, expiresOn };
}

/**
 * Activates the online account that was registered before the payment (MEMBERSHIP-133), after its profile exists: a member
 * without a profile cannot sign in (ACCOUNT-5). An account that cannot be activated does not undo the paid membership.
 */
export async function activateAccount(context: StepContext): Promise<StepResult<'ACTIVATE_ACCOUNT'>> {
  const { attempt, ports, logger } = context;
  const { appliedMembership, onlineAccount, membership } = attempt.facts;
  if (onlineAccount !== 'PENDING' || appliedMembership === undefined || !membership?.applicant) {
    return { outcome: 'done' };
  }
  const { email, firstName, lastName } = membership.applicant;
  const { market, language } = attempt;
  const profile = { membershipNumber: appliedMembership, email, firstName, lastName, market, language };
  try {
    await ports.commerce.ensureCustomer(profile);
    await ports.identity.activate(attempt.id, appliedMembership);
    return { outcome: 'done', facts: { onlineAccount: 'ACTIVE' } };
  } catch (error) {
    if (!isPermanentRefusal(error) && !context.isLastRound) throw error;
    logger.error(
      { alert: 'checkout_account_not_activated', err: error, attemptId: attempt.id },
      'account not activated',
    );
    return { outcome: 'done', facts: { onlineAccount: 'FAILED' } };
  }
}

/**
 * Adds the card that a member saved with the payment to the club's account of the member (PAYMENTS-82). The card is in the
 * member's wallet in any case, so a club that does not answer changes nothing of the purchase.
 */
export async function addPaymentCard(context: StepContext): Promise<StepResult<'ADD_PAYMENT_CARD'>> {
  const { attempt, ports, logger } = context;
  const { saveCard, membershipNumber, card } = attempt.facts;
  if (!saveCard || membershipNumber === undefined || !card) return { outcome: 'done' };
  try {
    const wallet = await ports.payments.listCards(membershipNumber);
    const saved = wallet.find(
      ({ brand, lastDigits, expiry }) =>
        brand === card.brand && lastDigits === card.lastDigits && expiry === card.expiry,
    );
    if (saved) await ports.membership.addPaymentCard(membershipNumber, saved);
  } catch (error) {
    logger.warn({ err: error, attemptId: attempt.id }, 'the card of a payment was not added to the membership');
  }
  return { outcome: 'done' };
}

/** Ends an attempt that holds nothing. */
export async function endAttempt({ attempt }: StepContext): Promise<StepResult<'END_ATTEMPT'>> {
  return { outcome: 'done', facts: getDefaultEnding(attempt.facts) };
}

function toTransaction(attempt: Attempt): MembershipTransaction {
  const { market, facts, orderNumber, createdAt } = attempt;
  return {
    transactionId: getReference(attempt),
    purpose: getMembershipPurpose(attempt),
    market,
    order: getMembershipOrder(attempt),
    quote: getQuote(attempt),
    receiptNumber: orderNumber,
    accountId: facts.paymentAccount?.accountId ?? '',
    paidAt: facts.processedAt ? new Date(facts.processedAt) : createdAt,
  };
}

/** @throws RangeError for an attempt whose price was never read */
function getQuote({ id, facts }: Attempt): MembershipQuote {
  if (!facts.quote) throw new RangeError(`Attempt ${id} has no quote`);
  return facts.quote;
}
