import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { matchPost } from '../faults/kill-points.ts';
import { costaRica } from '../graph/shopper.ts';
import { cardDeclinesLimit, cartPointsLimit, expirySeconds, type FaultStack } from './fault-stack.ts';
import { repeatMutation } from './read-error.ts';
import {
  colombia,
  createBuyer,
  type ErrorCause,
  failedAttempt,
  type Placing,
  pay,
  prepareOrder,
  skus,
  wrongCaptcha,
} from './scene.ts';
import { removeStock, requestCommerceAsStaff } from './staff.ts';

type Place = Parameters<typeof createBuyer>[1];

/** A guest's payment that fails. */
const failedPayment = (cause: string, placing: Placing, place?: Place): ErrorCause => ({
  cause,
  async produce(scene) {
    const { shopper, cart } = await createBuyer(scene, place);
    const attemptId = await pay(shopper, cart, placing);
    return failedAttempt(shopper, cart, attemptId);
  },
});

/** A guest's payment while an upstream refuses calls. */
const refusedCall = (cause: string, matches: ReturnType<typeof matchPost>, errorCode?: string): ErrorCause => ({
  cause,
  async produce(scene) {
    const stopRefusing = scene.interceptor.refuseCalls(matches, errorCode);
    return failedPayment(cause, {}).produce(scene).finally(stopRefusing);
  },
});

export const matchCreateOrder = matchPost(/\/orders$/);
export const matchProcess = matchPost(/\/v1\/transactions$/);
export const matchTaxes = matchPost(/\/v1\/calculate$/);

const paidCart = z.object({
  version: z.int(),
  lineItems: z.array(z.object({ id: z.string() })),
  paymentInfo: z.object({ payments: z.array(z.object({ id: z.string() })) }),
});

type PaidCart = z.output<typeof paidCart>;

/** Changes a cart right before its order is created, as the club's staff can. Call it before the order is placed. */
export async function changeCartBeforeOrder(
  { stack, interceptor }: FaultStack,
  cartId: string,
  createActions: (cart: PaidCart) => readonly object[],
): Promise<void> {
  const creation = interceptor.holdCall({ matches: matchCreateOrder, phase: 'request' });
  await creation.held;
  const path = `carts/${cartId}`;
  const paid = paidCart.parse(await requestCommerceAsStaff(stack, path));
  await requestCommerceAsStaff(stack, path, { body: { version: paid.version, actions: createActions(paid) } });
  creation.release();
}

export const setQuantityToTwo = ({ lineItems }: PaidCart) => [
  { action: 'unfreezeCart' },
  { action: 'changeLineItemQuantity', lineItemId: lineItems[0]?.id, quantity: 2 },
];
export const removePayment = ({ paymentInfo }: PaidCart) => [
  { action: 'removePayment', payment: { typeId: 'payment', id: paymentInfo.payments[0]?.id } },
];

/** A payment whose cart changes right before its order is created. */
const changedCart = (cause: string, createActions: (cart: PaidCart) => readonly object[]): ErrorCause => ({
  cause,
  async produce(scene) {
    const { shopper, cart } = await createBuyer(scene);
    const changed = changeCartBeforeOrder(scene, cart.id, createActions);
    const attemptId = await pay(shopper, cart);
    await changed;
    return failedAttempt(shopper, cart, attemptId);
  },
});

/** Codes of payments that fail at the bank, at an upstream or by a limit. */
export const bankCauses = {
  ERROR_PAYMENT_METHOD: failedPayment('a card that its issuer declines', { card: 'declined' }),
  ERROR_CARD_HARD_DECLINE: failedPayment('a stolen card', { card: 'hardDeclined' }),
  ERROR_CAPTURE_TRANSACTION_ERROR: failedPayment('a capture that captures nothing', { card: 'captureRefused' }),
  CARD_TYPE_NOT_ACCEPTED: failedPayment('a card of a network that the market does not accept', { card: 'mastercard' }),
  PEC_503: failedPayment('a payments API that is down', { card: 'unavailable' }),
  PE_0003: failedPayment('a club without an account for the method', { change: { method: 'HOSTED_CARD' } }, colombia),
  PE_0001: refusedCall('a payments API that refuses the request', matchProcess, 'PE_0001'),
  ERROR_WITH_TAX_CALCULATOR: refusedCall('a tax calculator that refuses the cart', matchTaxes),
  CART_LINE_ITEMS_NOT_MISMATCH: refusedCall(
    'a tax calculator with other lines',
    matchTaxes,
    'CART_LINE_ITEMS_NOT_MISMATCH',
  ),
  ERROR_ORDER_NOT_CREATED: refusedCall('a platform that refuses the order', matchCreateOrder),
  ERROR_PAYMENT_TRANSACTION: {
    cause: 'a payment request that is lost before it reaches the payments API',
    async produce(scene) {
      const { interceptor } = scene;
      const { shopper, cart } = await createBuyer(scene);
      void interceptor.catchCall({ matches: matchProcess, phase: 'request' });
      const attemptId = await pay(shopper, cart);
      return failedAttempt(shopper, cart, attemptId);
    },
  },
  ERROR_TAXES_LINE_ITEM_PROCESS_ORDER: changedCart('a quantity that staff change during the payment', setQuantityToTwo),
  '500': changedCart('a payment that staff remove from the cart', removePayment),
  ITEMS_OUT_OF_STOCK: {
    cause: 'a club that sells the last item to somebody else',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const restoreStock = await removeStock(scene.stack, costaRica.club, skus[0]);
      const attemptId = await pay(shopper, cart).finally(restoreStock);
      return failedAttempt(shopper, cart, attemptId);
    },
  },
  AUTHENTICATION_FAILED: {
    cause: 'a 3-D Secure authentication that fails',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const attemptId = await pay(shopper, cart, { card: 'authenticationFails' });
      await shopper.submitDeviceData(attemptId);
      return failedAttempt(shopper, cart, attemptId);
    },
  },
  CHALLENGE_EXPIRED: {
    cause: 'a challenge that the shopper leaves alone',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const attemptId = await pay(shopper, cart, { card: 'challenged' });
      await shopper.waitForEnd(attemptId);
      return failedAttempt(shopper, cart, attemptId);
    },
  },
  CHECKOUT_EXPIRED: {
    cause: 'an attempt that the shopper does not place in time',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const { id } = await shopper.beginCheckout(cart.id);
      const isExpired = async () => (await shopper.fetchAttempt(id))?.status === 'VOIDED';
      for (let seconds = 0; seconds < expirySeconds + 10 && !(await isExpired()); seconds += 1) await sleep(1_000);
      return failedAttempt(shopper, cart, id);
    },
  },
  CARD_DECLINED_TOO_OFTEN: {
    cause: 'a card with more declines than the payments API allows',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      for (let decline = 0; decline < cardDeclinesLimit; decline += 1) await pay(shopper, cart, { card: 'unknown' });
      const attemptId = await pay(shopper, cart, { card: 'unknown' });
      return failedAttempt(shopper, cart, attemptId);
    },
  },
  TOO_MANY_PAYMENT_ATTEMPTS: {
    cause: 'a cart with more tries than the store allows',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const change = { captcha: wrongCaptcha };
      const read = repeatMutation(shopper.graph, 'placeOrder', await prepareOrder(shopper, cart, { change }));
      // A wrong answer costs one point.
      for (let points = 0; points < cartPointsLimit; points += 1) await read('es');
      return { read, cartId: cart.id };
    },
  },
} as const satisfies Record<string, ErrorCause>;
