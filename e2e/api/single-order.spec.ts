import { randomUUID } from 'node:crypto';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { answerProvider, returnToShop } from '../graph/provider-pages.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const skus = ['110101-1', '110103-1'];
const runParallel = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('charges once and creates one order for 20 parallel placeOrder requests of one attempt (CHECKOUT-31, CHECKOUT-46)', async ({
  stack,
}) => {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(skus);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);

  await runParallel(20, () => shopper.graph.run(operations.placeOrder, { input }));

  const attempt = await shopper.waitUntilSettled(id);
  expect(attempt.status).toBe('COMPLETED');
  expect(await auditCart(stack, cart.id)).toEqual({
    authorised: 1,
    captured: 1,
    voided: 0,
    netCapturedCents: cart.total.centAmount,
    orderNumbers: [attempt.order?.orderNumber],
    orderedCents: cart.total.centAmount,
    orderPayments: 1,
    cartState: 'Ordered',
  });
});

test('charges once when 20 tabs check out the same cart (CHECKOUT-23, CHECKOUT-48)', async ({ stack }) => {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(skus);

  const outcomes = await runParallel(20, async () => {
    const { beginCheckout } = await shopper.graph.run(operations.beginCheckout, {
      input: { cartId: cart.id, idempotencyKey: randomUUID() },
    });
    if (beginCheckout.__typename !== 'BeginCheckoutSuccess' || !beginCheckout.attempt) return beginCheckout.code;
    const input = await shopper.createPlaceOrderInput(beginCheckout.attempt.id, cart, cards.approved);
    await shopper.graph.run(operations.placeOrder, { input });
    return (await shopper.waitUntilSettled(beginCheckout.attempt.id)).status;
  });

  expect(outcomes.filter((end) => end === 'COMPLETED')).toHaveLength(1);
  // A later tab replaces an attempt that has not paid yet, or finds the cart in checkout or already ordered.
  const otherOutcomes = outcomes.filter((end) => end !== 'COMPLETED');
  expect(['VOIDED', 'CHECKOUT_IN_PROGRESS', 'CART_NOT_READY']).toEqual(expect.arrayContaining(otherOutcomes));
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, voided: 0, orderPayments: 1 });
});

test('creates one order when the return from the bank is sent ten times in parallel (PAYMENTS-44)', async ({
  stack,
}) => {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(skus);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.challenged);
  await shopper.graph.run(operations.placeOrder, { input });
  const challenge = await shopper.submitDeviceData(id);
  if (!challenge) throw new Error('The bank asks for no challenge.');
  const providerReturn = await answerProvider(challenge);

  await runParallel(10, () => returnToShop(providerReturn));

  expect((await shopper.waitUntilSettled(id)).status).toBe('COMPLETED');
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, voided: 0, orderPayments: 1 });
});

test('leaves the cart unchanged after a declined card, and accepts another card (CHECKOUT-36, PAYMENTS-53)', async ({
  stack,
}) => {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(skus);
  const { id } = await shopper.beginCheckout(cart.id);
  await shopper.graph.run(operations.placeOrder, {
    input: await shopper.createPlaceOrderInput(id, cart, cards.declined),
  });

  expect((await shopper.waitUntilSettled(id)).status).toBe('DECLINED');
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 0, netCapturedCents: 0, orderNumbers: [] });
  const cartAfter = await shopper.fetchCart();
  expect(cartAfter).toMatchObject({ id: cart.id, isLocked: false, lines: cart.lines, total: cart.total });

  const nextAttempt = await shopper.beginCheckout(cart.id);
  await shopper.graph.run(operations.placeOrder, {
    input: await shopper.createPlaceOrderInput(nextAttempt.id, cart, cards.mastercard),
  });
  expect((await shopper.waitUntilSettled(nextAttempt.id)).status).toBe('COMPLETED');
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, netCapturedCents: cart.total.centAmount });
});
