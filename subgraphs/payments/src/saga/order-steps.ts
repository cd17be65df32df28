import { lineHash, type PayableCart } from '../domain/cart.ts';
import { Refused } from '../domain/ports.ts';
import { currentCart, giveUp, type StepContext, type StepResult } from './step.ts';

/** Creates the payment on the platform, or finds the one of this attempt's key. */
export async function createPayment(context: StepContext): Promise<StepResult<'CREATE_PAYMENT'>> {
  const { attempt, ports } = context;
  const { facts } = attempt;
  const paymentId = await ports.commerce.createPayment({
    key: attempt.paymentKey,
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
  const cart = await currentCart(context);
  if (!cart || cart.state === 'ORDERED' || cart.state === 'GONE') return giveUp('ERROR_ORDER_NOT_CREATED');
  if (cart.paymentIds.includes(paymentId)) return { outcome: 'done' };
  await context.checkLease();
  scratch.cart = await ports.commerce.addPayment(attempt.market, cart, paymentId);
  return { outcome: 'done' };
}

/**
 * Creates the order of the cart that was paid for: its lines, total and payment are compared once more, so that an
 * order never differs from what was charged (CHECKOUT-46, CHECKOUT-40). An order that cannot be created is refused, and
 * the money is voided.
 */
export async function createOrder(context: StepContext): Promise<StepResult<'CREATE_ORDER'>> {
  const { attempt, ports, scratch } = context;
  if (context.isRepeat) scratch.cart = undefined;
  const cart = await currentCart(context);
  if (!cart || cart.state === 'ORDERED' || cart.state === 'GONE') return ownOrderOr(context);
  if (!isAsPaid(context, cart)) return giveUp('ERROR_TAXES_LINE_ITEM_PROCESS_ORDER');
  if (!cart.paymentIds.includes(attempt.facts.paymentId ?? '')) return giveUp('ERROR_ORDER_NOT_CREATED');
  try {
    await context.checkLease();
    await ports.commerce.createOrder(attempt.market, cart, attempt.orderNumber);
    return { outcome: 'done' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.reason === 'OUT_OF_STOCK') return giveUp('ITEMS_OUT_OF_STOCK', { skus: [...error.skus] });
    if (error.reason === 'CART_ORDERED') return ownOrderOr(context);
    throw error;
  }
}

/**
 * Makes sure that no order can come of the cart before its money is let go: a `createOrder` whose answer was lost, or that
 * a stalled runner is about to send, has either made the order, and the money stays, or meets a cart of a later version.
 */
export async function withdrawPayment(context: StepContext): Promise<StepResult<'WITHDRAW_PAYMENT'>> {
  const { attempt, ports } = context;
  const cart = await ports.commerce.withdrawPayments(attempt.market, attempt.cartId);
  if (cart === 'WITHDRAWN' || !(await hasOwnOrder(context))) return { outcome: 'done' };
  return { outcome: 'ordered', facts: { failure: undefined, ending: undefined } };
}

/** The cart was ordered, or is gone: by this attempt, whose answer was lost, or by something else. */
async function ownOrderOr(context: StepContext): Promise<StepResult<'CREATE_ORDER'>> {
  return (await hasOwnOrder(context)) ? { outcome: 'done' } : giveUp('ERROR_ORDER_NOT_CREATED');
}

async function hasOwnOrder({ attempt, ports }: StepContext): Promise<boolean> {
  return (await ports.commerce.findOrderedCart(attempt.market, attempt.orderNumber)) === attempt.cartId;
}

function isAsPaid({ attempt }: StepContext, cart: PayableCart): boolean {
  return (
    lineHash(cart) === attempt.facts.lineHash &&
    cart.total.centAmount === attempt.amount.centAmount &&
    cart.total.currency === attempt.amount.currency
  );
}
