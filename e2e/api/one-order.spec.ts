import { randomUUID } from 'node:crypto';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { guestOf, passChallenge } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const goods = ['110101-1', '110103-1'];
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('20 parallel orders of one attempt charge once and make one order (CHECKOUT-31, CHECKOUT-46)', async ({
  stack,
}) => {
  const shopper = guestOf(stack);
  const cart = await shopper.fillCart(goods);
  const { id } = await shopper.begin(cart.id);
  const input = await shopper.placing(id, cart, cards.approved);

  await times(20, () => shopper.graph.run(operations.placeOrder, { input }));

  const attempt = await shopper.settled(id);
  expect(attempt.status).toBe('COMPLETED');
  expect(await auditCart(stack, cart.id)).toEqual({
    authorised: 1,
    captured: 1,
    voided: 0,
    keptCents: cart.total.centAmount,
    orderNumbers: [attempt.order?.orderNumber],
    orderedCents: cart.total.centAmount,
    orderPayments: 1,
    cartState: 'Ordered',
  });
});

test('20 tabs that each begin their own checkout of one cart charge once (CHECKOUT-23, CHECKOUT-48)', async ({
  stack,
}) => {
  const shopper = guestOf(stack);
  const cart = await shopper.fillCart(goods);

  const ends = await times(20, async () => {
    const { beginCheckout } = await shopper.graph.run(operations.beginCheckout, {
      input: { cartId: cart.id, idempotencyKey: randomUUID() },
    });
    if (beginCheckout.__typename !== 'BeginCheckoutSuccess' || !beginCheckout.attempt) return beginCheckout.code;
    const input = await shopper.placing(beginCheckout.attempt.id, cart, cards.approved);
    await shopper.graph.run(operations.placeOrder, { input });
    return (await shopper.settled(beginCheckout.attempt.id)).status;
  });

  expect(ends.filter((end) => end === 'COMPLETED')).toHaveLength(1);
  // A tab that comes later takes over from one that has not paid yet, or finds the cart being paid for or gone.
  const others = ends.filter((end) => end !== 'COMPLETED');
  expect(['VOIDED', 'CHECKOUT_IN_PROGRESS', 'CART_NOT_READY']).toEqual(expect.arrayContaining(others));
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, voided: 0, orderPayments: 1 });
});

test('the same return from the bank, ten times at once, makes one order (PAYMENTS-44)', async ({ stack }) => {
  const shopper = guestOf(stack);
  const cart = await shopper.fillCart(goods);
  const { id } = await shopper.begin(cart.id);
  const input = await shopper.placing(id, cart, cards.challenged);
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, { input });
  const proof = await passChallenge(placeOrder.attempt?.challengeUrl ?? '');

  await times(10, () => shopper.graph.run(operations.completeChallenge, { input: { attemptId: id, ...proof } }));

  expect((await shopper.settled(id)).status).toBe('COMPLETED');
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, voided: 0, orderPayments: 1 });
});

test('a declined card leaves the cart as it was and takes nothing; another card pays for it (CHECKOUT-36, PAYMENTS-53)', async ({
  stack,
}) => {
  const shopper = guestOf(stack);
  const cart = await shopper.fillCart(goods);
  const { id } = await shopper.begin(cart.id);
  await shopper.graph.run(operations.placeOrder, { input: await shopper.placing(id, cart, cards.declined) });

  expect((await shopper.settled(id)).status).toBe('DECLINED');
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 0, keptCents: 0, orderNumbers: [] });
  const kept = await shopper.cart();
  expect(kept).toMatchObject({ id: cart.id, isLocked: false, lines: cart.lines, total: cart.total });

  const next = await shopper.begin(cart.id);
  await shopper.graph.run(operations.placeOrder, { input: await shopper.placing(next.id, cart, cards.mastercard) });
  expect((await shopper.settled(next.id)).status).toBe('COMPLETED');
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, keptCents: cart.total.centAmount });
});
