import { isReadyForCheckout, lacksWindow, lineHash, type PayableCart } from '../domain/cart.ts';
import { Refused } from '../domain/ports.ts';
import { currentCart, refuse, reopen, type StepContext, type StepResult } from './step.ts';

/** How often a cart that others change at the same moment is read again. */
const holdTries = 3;

/** Locks, freezes and reserves, then compares the total with what the shopper saw. */
export async function holdCart(context: StepContext): Promise<StepResult<'HOLD_CART'>> {
  const { attempt, scratch } = context;
  const held = await hold(context, holdTries);
  if (!isCart(held)) return held;
  scratch.cart = held;
  const seen = attempt.facts.expectedTotal;
  if (seen?.centAmount !== held.total.centAmount || seen.currency !== held.total.currency) {
    return { ...reopen('TOTAL_CHANGED', { total: held.total }), amount: held.total };
  }
  return { outcome: 'done', facts: { lineHash: lineHash(held) }, amount: held.total };
}

async function hold(context: StepContext, triesLeft: number): Promise<PayableCart | ReturnType<typeof reopen>> {
  const { attempt, ports, settings } = context;
  const cart = await ports.commerce.findCart(attempt.market, attempt.cartId);
  if (!cart || cart.isLocked || !isReadyForCheckout(cart)) return reopen('CART_NOT_READY');
  if (lacksWindow(cart, settings.isWindowRequired(attempt.market))) return reopen('DELIVERY_WINDOW_NEEDED');
  try {
    return await ports.commerce.holdCart(attempt.market, cart, {
      attemptId: attempt.id,
      minutes: settings.holdMinutes,
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.reason === 'OUT_OF_STOCK') return reopen('ITEMS_OUT_OF_STOCK', { skus: [...error.skus] });
    if (error.reason === 'CART_CHANGED' && triesLeft > 1) return hold(context, triesLeft - 1);
    return reopen('CART_NOT_READY');
  }
}

function isCart(result: PayableCart | ReturnType<typeof reopen>): result is PayableCart {
  return 'lines' in result;
}

/**
 * Calculates the taxes, writes them to the cart, finds the acquirer's account, and takes the delivery window for good: an
 * order that is paid for has its place in the van.
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

/** Gives the delivery window and the cart back; an attempt that was only interrupted says so. */
export async function releaseCart(context: StepContext): Promise<StepResult<'RELEASE_CART'>> {
  const { attempt, ports } = context;
  // First the window: once the cart is free, the shopper may choose another one.
  const cart = await currentCart(context);
  if (cart?.window && cart.state !== 'ORDERED') await ports.fulfilment.giveWindowBack(cart.id);
  await ports.commerce.releaseCart(attempt.market, attempt.cartId, attempt.facts.paymentId);
  const { facts } = attempt.facts.failure
    ? { facts: {} }
    : refuse({ ending: 'VOIDED', failure: { code: 'CHECKOUT_INTERRUPTED' } });
  return { outcome: 'done', facts };
}
