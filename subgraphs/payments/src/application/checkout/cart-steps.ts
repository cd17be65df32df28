import { createDefaultDetails } from '@tarima/markets/invoicing/rules';
import { getCartId } from '../../domain/attempt.ts';
import type { AttemptFailure, AttemptFailureCode } from '../../domain/attempt-failure.ts';
import { hashLines, isOwnedBy, isReadyForCheckout, needsWindow, type PayableCart } from '../../domain/cart.ts';
import { findInvoiceProblem } from '../../domain/invoice.ts';
import { isPermanentRefusal, RefusedError } from '../../domain/refused-error.ts';
import { findAccount } from './find-account.ts';
import { getDefaultEnding, loadCart, reopen, type StepContext, type StepResult } from './step.ts';

/** How many times the hold is tried when others change the cart at the same moment. */
const holdTries = 3;

/** Locks and freezes the cart and reserves its stock, then compares the total with what the shopper saw (CHECKOUT-29). */
export async function holdCart(context: StepContext): Promise<StepResult<'HOLD_CART'>> {
  const { attempt, scratch } = context;
  const held = await hold(context, holdTries);
  if (!isCart(held)) return held;
  scratch.cart = held;
  const seen = attempt.facts.expectedTotal;
  if (seen?.centAmount !== held.total.centAmount || seen.currency !== held.total.currency) {
    return { ...reopen('TOTAL_CHANGED', { total: held.total }), amount: held.total };
  }
  // The prices were updated: the total decides whether the invoice may name nobody (INVOICING-105).
  const invoice = findInvoiceProblem(held, context.settings.getInvoiceRules(attempt.market));
  if (invoice) return reopen(invoice.code, { field: invoice.field });
  const { club, isDelivery } = held;
  return { outcome: 'done', facts: { lineHash: hashLines(held), club, isDelivery }, amount: held.total };
}

async function hold(context: StepContext, triesLeft: number): Promise<PayableCart | ReturnType<typeof reopen>> {
  const { attempt, ports, settings } = context;
  const cart = await ports.commerce.findCart(attempt.market, getCartId(attempt));
  if (cart?.isLocked && cart.heldBy && triesLeft > 1) {
    // Only this attempt may hold the cart: an ended attempt left the hold.
    await ports.commerce.releaseCart(attempt.market, cart.id, cart.heldBy);
    return hold(context, triesLeft - 1);
  }
  if (!cart || cart.isLocked || !isReadyForCheckout(cart)) return refuseHold('CART_NOT_READY');
  // The cart may have another owner since the attempt was placed.
  const { owner, facts } = attempt;
  if (!isOwnedBy(cart, { owner, customerId: facts.customerId })) return refuseHold('CART_NOT_READY');
  if (needsWindow(cart, settings.getWindowRules(attempt.market), new Date())) {
    return refuseHold('DELIVERY_WINDOW_NEEDED');
  }
  const invoice = findInvoiceProblem(cart, settings.getInvoiceRules(attempt.market));
  if (invoice) return refuseHold(invoice.code, { field: invoice.field });
  try {
    // Another runner may have released the cart: holding its new version would lock it with no attempt to release it.
    await context.checkLease();
    return await ports.commerce.holdCart(attempt.market, cart, {
      attemptId: attempt.id,
      minutes: settings.getHoldMinutes(attempt.method ?? 'CARD'),
    });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.reason === 'OUT_OF_STOCK') return reopen('ITEMS_OUT_OF_STOCK', { skus: [...error.skus] });
    if (error.reason === 'CART_CHANGED' && triesLeft > 1) return hold(context, triesLeft - 1);
    return refuseHold('CART_NOT_READY');
  }
}

/** The cart is certainly not held: another attempt may hold it, so that this one must not release it. */
function refuseHold(code: AttemptFailureCode, details: Omit<AttemptFailure, 'code'> = {}) {
  const { outcome, facts } = reopen(code, details);
  return { outcome, facts: { ...facts, isHoldRefused: true } };
}

function isCart(result: PayableCart | ReturnType<typeof reopen>): result is PayableCart {
  return 'lines' in result;
}

/**
 * Calculates the taxes, writes them to the cart (CHECKOUT-37), finds the payment account, and reserves the delivery
 * window, so that a paid order has its delivery capacity (CHECKOUT-35).
 */
export async function prepare(context: StepContext): Promise<StepResult<'PREPARE'>> {
  const { attempt, ports, scratch, settings, logger } = context;
  const cart = await loadCart(context);
  if (!cart) return reopen('CART_NOT_READY');
  const [taxes, accounts, window] = await Promise.allSettled([
    ports.tax.calculate(cart, attempt.market),
    ports.payments.listPaymentAccounts({ market: attempt.market, club: cart.club, isDelivery: cart.isDelivery }),
    cart.window && ports.fulfilment.reserveWindow(cart.id, cart.window),
  ]);
  const logFault = (error: unknown) =>
    logger.warn({ err: error, attemptId: attempt.id, step: attempt.step }, 'step failed');
  if (window.status === 'rejected') {
    if (window.reason instanceof RefusedError) return reopen('DELIVERY_WINDOW_NEEDED');
    logFault(window.reason);
    return reopen('PEC_503');
  }
  if (taxes.status === 'rejected') {
    logFault(taxes.reason);
    return reopen(isLineMismatch(taxes.reason) ? 'CART_LINE_ITEMS_NOT_MISMATCH' : 'ERROR_WITH_TAX_CALCULATOR');
  }
  if (accounts.status === 'rejected') {
    logFault(accounts.reason);
    return reopen('PEC_503');
  }
  const paymentAccount = findAccount(context, accounts.value);
  if (!paymentAccount) return reopen('PE_0003');
  scratch.cart = await ports.commerce.writeTaxes(attempt.market, cart, {
    taxes: taxes.value,
    lineHash: hashLines(cart),
    email: attempt.facts.email ?? '',
    membershipNumber: attempt.facts.membershipNumber ?? '',
    // The order names a final consumer when the shopper chose nothing (INVOICING-104).
    invoice: cart.invoice
      ? undefined
      : createDefaultDetails(settings.getInvoiceRules(attempt.market), attempt.language),
  });
  return { outcome: 'done', facts: { processedAt: new Date().toISOString(), paymentAccount } };
}

/** The calculator's lines are not those of the cart (CHECKOUT-42). */
const isLineMismatch = (error: unknown) => error instanceof RefusedError && error.reason === 'LINES_MISMATCH';

/** Releases the delivery window and the cart (CHECKOUT-36). */
export async function releaseCart(context: StepContext): Promise<StepResult<'RELEASE_CART'>> {
  const { attempt, ports } = context;
  const facts = getDefaultEnding(attempt.facts);
  if (attempt.facts.isHoldRefused) return { outcome: 'done', facts };
  // The window first: once the cart is released, the shopper may choose another one.
  await releaseWindow(context);
  await ports.commerce.releaseCartForGood(attempt.market, getCartId(attempt), attempt.id);
  return { outcome: 'done', facts };
}

/** A window that cannot be released keeps its capacity reserved, but must not keep the shopper's cart locked as well. */
async function releaseWindow(context: StepContext): Promise<void> {
  const { attempt, ports, logger } = context;
  try {
    const cart = await loadCart(context);
    if (cart?.window && cart.state !== 'ORDERED') await ports.fulfilment.releaseWindow(cart.id);
  } catch (error) {
    if (!isPermanentRefusal(error) && !context.isLastRound) throw error;
    const { id: attemptId, subject } = attempt;
    logger.error(
      { alert: 'checkout_window_not_released', err: error, attemptId, subject },
      'delivery window not released',
    );
  }
}
