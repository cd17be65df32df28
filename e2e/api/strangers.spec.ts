import { randomUUID } from 'node:crypto';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { registered } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { guestDetails, guestOf, memberOf, type Shopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const goods = ['110101-1', '110103-1'];

/** What a stranger hears about `id` must be what they hear about something that does not exist. */
async function expectSameAnswer(ask: (id: string) => Promise<unknown>, id: string, missing: string): Promise<void> {
  expect(await ask(id)).toEqual(await ask(missing));
}

test.describe("another shopper's things are as if missing", () => {
  let owner: Shopper;
  let stranger: Shopper;

  test.beforeEach(async ({ stack }) => {
    owner = guestOf(stack);
    stranger = guestOf(stack);
    await stranger.fillCart(goods.slice(0, 1));
  });

  test('cart and cart lines (CART-3)', async () => {
    const cart = await owner.fillCart(goods);
    const lineId = cart.lines[0]?.id ?? '';
    const { graph } = stranger;
    const input = () => ({ commandId: randomUUID() });

    await expectSameAnswer(
      (id) => graph.run(operations.beginCheckout, { input: { cartId: id, idempotencyKey: randomUUID() } }),
      cart.id,
      randomUUID(),
    );
    for (const ask of [
      (id: string) => graph.run(operations.changeQuantity, { input: { ...input(), lineId: id, quantity: 3 } }),
      (id: string) => graph.run(operations.removeLine, { input: { ...input(), lineId: id } }).then(codeOfRemoval),
    ]) {
      await expectSameAnswer(ask, lineId, randomUUID());
    }
    expect(await owner.cart()).toEqual(cart);
  });

  test('attempts', async ({ stack }) => {
    const cart = await owner.fillCart(goods);
    const attempt = await owner.begin(cart.id);
    const { graph } = stranger;
    const placing = await stranger.placing(attempt.id, cart, cards.approved);

    expect(await stranger.attempt(attempt.id)).toBeNull();
    for (const ask of [
      (attemptId: string) => graph.run(operations.placeOrder, { input: { ...placing, attemptId } }),
      (attemptId: string) => graph.run(operations.cancelCheckout, { input: { attemptId } }),
      (attemptId: string) =>
        graph.run(operations.completeChallenge, {
          input: { attemptId, challengeOrderId: 'O-1', cavv: null, eci: null },
        }),
    ]) {
      await expectSameAnswer(ask, attempt.id, randomUUID());
    }
    expect((await owner.attempt(attempt.id))?.status).toBe('OPEN');
    expect(await auditCart(stack, cart.id)).toMatchObject({ authorised: 0, orderNumbers: [] });
  });

  test('orders, also to members (ORDERS-13, ORDERS-17)', async ({ stack, memberLike }) => {
    const named = await memberLike('ana');
    const cart = await owner.fillCart(goods);
    const { id } = await owner.begin(cart.id);
    const placing = await owner.placing(id, cart, cards.approved);
    await owner.graph.run(operations.placeOrder, {
      input: { ...placing, membershipNumber: named.membershipNumber },
    });
    const orderNumber = (await owner.settled(id)).order?.orderNumber ?? '';
    const member = await memberOf(stack, await memberLike('kevin'));
    // Her membership number is the one that the guest typed.
    const holder = await memberOf(stack, named);

    for (const { graph } of [stranger, member, holder]) {
      const { order } = await graph.run(operations.order, { orderNumber });
      expect(order).toBeNull();
      await expectSameAnswer(
        (number) => graph.run(operations.order, { orderNumber: number, email: 'somebody.else@tarima.test' }),
        orderNumber,
        'CR-260101-AAAAAAAA',
      );
      await expectSameAnswer(
        // A guest is asked to sign in, a member hears that there is no such order.
        async (number) =>
          (await graph.send(registered(operations.cancelOrder, { input: { orderNumber: number } }))).text,
        orderNumber,
        'CR-260101-AAAAAAAA',
      );
    }
    await expect
      .poll(async () => (await owner.graph.run(operations.order, { orderNumber, email: guestDetails.email })).order)
      .toMatchObject({ orderNumber });
    const { orders } = await holder.graph.run(operations.orders, {});
    expect(orders.nodes.map((order) => order.orderNumber)).not.toContain(orderNumber);
  });
});

/** Removing what is gone already is a success that brings the cart; only who it belongs to matters here. */
const codeOfRemoval = ({ removeCartLine }: { removeCartLine: { __typename: string; code?: string | undefined } }) => [
  removeCartLine.__typename,
  removeCartLine.code,
];
