import { isOwnedBy, isReadyForCheckout, lacksWindow, lineHash, type PayableCart } from '../domain/cart.ts';
import type { FailureCode } from '../domain/failure.ts';
import { isPermanent, Refused } from '../domain/ports.ts';
import { currentCart, endsAs, reopen, type StepContext, type StepResult } from './step.ts';

/** How often a cart that others change at the same moment is read again. */
const holdTries = 3;

/** Locks, freezes and reserves, then compares the total with what the shopper saw (CHECKOUT-29). */
export async function holdCart(context: StepContext): Promise<StepResult<'HOLD_CART'>> {
  const { attempt, scratch } = context;
  const held = await hold(context, holdTries);
  if (!isCart(held)) return held;
  scratch.cart = held;
  const seen = attempt.facts.expectedTotal;
  if (seen?.centAmount !== held.total.centAmount || seen.currency !== held.total.currency) {
    return { ...reopen('TOTAL_CHANGED', { total: held.total }), amount: held.total };
  }
  const { club, isDelivery } = held;
  return { outcome: 'done', facts: { lineHash: lineHash(held), club, isDelivery }, amount: held.total };
}

async function hold(context: StepContext, triesLeft: number): Promise<PayableCart | ReturnType<typeof reopen>> {
  const { attempt, ports, settings } = context;
  const cart = await ports.commerce.findCart(attempt.market, attempt.cartId);
  if (cart?.isLocked && cart.heldBy && triesLeft > 1) {
    // One attempt holds a cart, and that is this one: the hold was left behind by an attempt that has ended.
    await ports.commerce.releaseCart(attempt.market, cart.id, cart.heldBy);
    return hold(context, triesLeft - 1);
  }
  if (!cart || cart.isLocked || !isReadyForCheckout(cart)) return refuseHold('CART_NOT_READY');
  // The cart may have got another owner since it was placed.
  const { owner, facts } = attempt;
  if (!isOwnedBy(cart, { owner, customerId: facts.customerId })) return refuseHold('CART_NOT_READY');
  if (lacksWindow(cart, settings.isWindowRequired(attempt.market))) return refuseHold('DELIVERY_WINDOW_NEEDED');
  try {
    // A cart that changed may have been released by another runner: holding its new version would lock it for nobody.
    await context.checkLease();
    return await ports.commerce.holdCart(attempt.market, cart, {
      attemptId: attempt.id,
      minutes: settings.holdMinutes,
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.reason === 'OUT_OF_STOCK') return reopen('ITEMS_OUT_OF_STOCK', { skus: [...error.skus] });
    if (error.reason === 'CART_CHANGED' && triesLeft > 1) return hold(context, triesLeft - 1);
    return refuseHold('CART_NOT_READY');
  }
}

/** The cart is certainly not held: releasing it would touch what may be another's by now. */
function refuseHold(code: FailureCode) {
  const { outcome, facts } = reopen(code);
  return { outcome, facts: { ...facts, isHoldRefused: true } };
}

function isCart(result: PayableCart | ReturnType<typeof reopen>): result is PayableCart {
  return 'lines' in result;
}

/**
 * Calculates the taxes, writes them to the cart (CHECKOUT-37), finds the acquirer's account, and takes the delivery
 * window for good, so that an order that is paid for has its delivery capacity (CHECKOUT-35).
 */
export async function prepare(context: StepContext): Promise<StepResult<'PREPARE'>> {
  const { attempt, ports, scratch } = context;
  const cart = await currentCart(context);
  if (!cart) return reopen('CART_NOT_READY');
  const [taxes, thirdParty, window] = await Promise.allSettled([
    ports.tax.calculate(cart, attempt.market),
    ports.payments.findThirdParty(cart, attempt.market),
    cart.window && ports.fulfilment.keepWindow(cart.id, cart.window),
  ]);
  if (window.status === 'rejected') {
    return reopen(window.reason instanceof Refused ? 'DELIVERY_WINDOW_NEEDED' : 'PEC_503');
  }
  if (taxes.status === 'rejected') return reopen('ERROR_WITH_TAX_CALCULATOR');
  if (thirdParty.status === 'rejected') {
    return reopen(thirdParty.reason instanceof Refused ? 'PE_0003' : 'PEC_503');
  }
  scratch.thirdParty = thirdParty.value;
  scratch.cart = await ports.commerce.writeTaxes(attempt.market, cart, {
    taxes: taxes.value,
    lineHash: lineHash(cart),
    email: attempt.facts.email ?? '',
    membershipNumber: attempt.facts.membershipNumber ?? '',
  });
  return { outcome: 'done', facts: { processedAt: new Date().toISOString() } };
}

/** Gives the delivery window and the cart back (CHECKOUT-36); an attempt that was only interrupted says so. */
export async function releaseCart(context: StepContext): Promise<StepResult<'RELEASE_CART'>> {
  const { attempt, ports } = context;
  const facts = endsAs(attempt.facts);
  if (attempt.facts.isHoldRefused) return { outcome: 'done', facts };
  // First the window: once the cart is free, the shopper may choose another one.
  await giveWindowBack(context);
  await ports.commerce.releaseCartForGood(attempt.market, attempt.cartId, attempt.id);
  return { outcome: 'done', facts };
}

/** A window that is not given back keeps its capacity; that must not keep the shopper's cart locked as well. */
async function giveWindowBack(context: StepContext): Promise<void> {
  const { attempt, ports, logger } = context;
  try {
    const cart = await currentCart(context);
    if (cart?.window && cart.state !== 'ORDERED') await ports.fulfilment.giveWindowBack(cart.id);
  } catch (error) {
    if (!isPermanent(error) && !context.isLastRound) throw error;
    const { id: attemptId, cartId } = attempt;
    logger.error({ alert: 'checkout_window_not_released', err: error, attemptId, cartId }, 'window not given back');
  }
}
