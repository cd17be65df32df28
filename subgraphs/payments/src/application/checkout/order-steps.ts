import { getCartId } from '../../domain/attempt.ts';
import { hashLines, type PayableCart } from '../../domain/cart.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { giveUp, loadCart, type StepContext, type StepResult } from './step.ts';

/** Creates the payment on the platform, or finds the one of this attempt's key. */
export async function createPayment(context: StepContext): Promise<StepResult<'CREATE_PAYMENT'>> {
  const { attempt, ports } = context;
  const { facts } = attempt;
  const paymentId = await ports.commerce.createPayment({
    key: attempt.paymentKey,
    attemptId: attempt.id,
    account: facts.paymentAccount,
    amount: attempt.amount,
    referenceNumber: facts.referenceNumber ?? '',
    customerId: facts.customerId,
    card: facts.card,
  });
  return { outcome: 'done', facts: { paymentId } };
}

/** Adds the payment to the cart, once. */
export async function addPayment(context: StepContext): Promise<StepResult<'ADD_PAYMENT'>> {
  const { attempt, ports, scratch } = context;
  const paymentId = attempt.facts.paymentId ?? '';
  if (context.isRepeat) scratch.cart = undefined;
  const cart = await loadCart(context);
  if (!cart || cart.state === 'ORDERED' || cart.state === 'GONE') return giveUp('ERROR_ORDER_NOT_CREATED');
  if (cart.paymentIds.includes(paymentId)) return { outcome: 'done' };
  await context.checkLease();
  scratch.cart = await ports.commerce.addPayment(attempt.market, cart, paymentId);
  return { outcome: 'done' };
}

/**
 * Creates the order of the paid cart. Compares its lines, total and payment first, so that an order never differs from
 * what was charged (CHECKOUT-46, CHECKOUT-40). When the order cannot be created, the transaction is voided.
 */
export async function createOrder(context: StepContext): Promise<StepResult<'CREATE_ORDER'>> {
  const { attempt, ports, scratch } = context;
  if (context.isRepeat) scratch.cart = undefined;
  const cart = await loadCart(context);
  if (!cart || cart.state === 'ORDERED' || cart.state === 'GONE') return completeIfOrderExists(context);
  if (!matchesPayment(context, cart)) return giveUp('ERROR_TAXES_LINE_ITEM_PROCESS_ORDER');
  if (!cart.paymentIds.includes(attempt.facts.paymentId ?? '')) return giveUp('500');
  try {
    await context.checkLease();
    await ports.commerce.createOrder(attempt.market, cart, attempt.orderNumber);
    return { outcome: 'done' };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.reason === 'OUT_OF_STOCK') return giveUp('ITEMS_OUT_OF_STOCK', { skus: [...error.skus] });
    if (error.reason === 'CART_ORDERED') return completeIfOrderExists(context);
    throw error;
  }
}

/**
 * Makes an order of the cart impossible before its transaction is voided: a `createOrder` whose response was lost, or that
 * a stalled runner is about to send, has either created the order, and the payment stays, or is refused because the cart
 * has a later version.
 */
export async function withdrawPayment(context: StepContext): Promise<StepResult<'WITHDRAW_PAYMENT'>> {
  const { attempt, ports } = context;
  const result = await ports.commerce.withdrawPayments(attempt.market, getCartId(attempt));
  if (result === 'WITHDRAWN' || !(await hasOwnOrder(context))) return { outcome: 'done' };
  return { outcome: 'ordered', facts: { failure: undefined, ending: undefined } };
}

/** The cart was ordered or does not exist: done when this attempt's order exists, whose response was lost. */
async function completeIfOrderExists(context: StepContext): Promise<StepResult<'CREATE_ORDER'>> {
  return (await hasOwnOrder(context)) ? { outcome: 'done' } : giveUp('ERROR_ORDER_NOT_CREATED');
}

async function hasOwnOrder({ attempt, ports }: StepContext): Promise<boolean> {
  return (await ports.commerce.findOrderedCart(attempt.market, attempt.orderNumber)) === attempt.cartId;
}

function matchesPayment({ attempt }: StepContext, cart: PayableCart): boolean {
  return (
    hashLines(cart) === attempt.facts.lineHash &&
    cart.total.centAmount === attempt.amount.centAmount &&
    cart.total.currency === attempt.amount.currency
  );
}
