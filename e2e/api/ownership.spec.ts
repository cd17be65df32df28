import { randomUUID } from 'node:crypto';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper, guestDetails, type Shopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const skus = ['110101-1', '110103-1'];

/** Expects the same response for another shopper's `id` as for a missing one. */
async function expectSameResponse(send: (id: string) => Promise<unknown>, id: string, missing: string): Promise<void> {
  expect(await send(id)).toEqual(await send(missing));
}

test.describe("responds as if another shopper's resource were missing", () => {
  let owner: Shopper;
  let otherShopper: Shopper;

  test.beforeEach(async ({ stack }) => {
    owner = createGuestShopper(stack);
    otherShopper = createGuestShopper(stack);
    await otherShopper.fillCart(skus.slice(0, 1));
  });

  test('for the cart and cart lines (CART-3)', async () => {
    const cart = await owner.fillCart(skus);
    const lineId = cart.lines[0]?.id ?? '';
    const { graph } = otherShopper;
    const input = () => ({ commandId: randomUUID() });

    await expectSameResponse(
      (id) => graph.run(operations.beginCheckout, { input: { cartId: id, idempotencyKey: randomUUID() } }),
      cart.id,
      randomUUID(),
    );
    for (const send of [
      (id: string) => graph.run(operations.changeQuantity, { input: { ...input(), lineId: id, quantity: 3 } }),
      (id: string) => graph.run(operations.removeLine, { input: { ...input(), lineId: id } }).then(getRemovalCode),
    ]) {
      await expectSameResponse(send, lineId, randomUUID());
    }
    expect(await owner.fetchCart()).toEqual(cart);
  });

  test('for checkout attempts', async ({ stack }) => {
    const cart = await owner.fillCart(skus);
    const attempt = await owner.beginCheckout(cart.id);
    const { graph } = otherShopper;
    const placing = await otherShopper.createPlaceOrderInput(attempt.id, cart, cards.approved);

    expect(await otherShopper.fetchAttempt(attempt.id)).toBeNull();
    for (const send of [
      (attemptId: string) => graph.run(operations.placeOrder, { input: { ...placing, attemptId } }),
      (attemptId: string) => graph.run(operations.cancelCheckout, { input: { attemptId } }),
      (attemptId: string) => graph.run(operations.submitDeviceData, { input: { attemptId, sessionId: null } }),
    ]) {
      await expectSameResponse(send, attempt.id, randomUUID());
    }
    expect((await owner.fetchAttempt(attempt.id))?.status).toBe('OPEN');
    expect(await auditCart(stack, cart.id)).toMatchObject({ authorised: 0, orderNumbers: [] });
  });

  test('for orders, also to members (ORDERS-13, ORDERS-17)', async ({ stack, createMemberLike }) => {
    const namedMember = await createMemberLike('ana');
    const cart = await owner.fillCart(skus);
    const { id } = await owner.beginCheckout(cart.id);
    const placing = await owner.createPlaceOrderInput(id, cart, cards.approved);
    await owner.graph.run(operations.placeOrder, {
      input: { ...placing, membershipNumber: namedMember.membershipNumber },
    });
    const orderNumber = (await owner.waitUntilSettled(id)).order?.orderNumber ?? '';
    const member = await createMemberShopper(stack, await createMemberLike('kevin'));
    // The guest entered this member's membership number.
    const holder = await createMemberShopper(stack, namedMember);

    for (const { graph } of [otherShopper, member, holder]) {
      const { order } = await graph.run(operations.order, { orderNumber });
      expect(order).toBeNull();
      await expectSameResponse(
        (number) => graph.run(operations.order, { orderNumber: number, email: 'somebody.else@tarima.test' }),
        orderNumber,
        'CR-260101-AAAAAAAA',
      );
      await expectSameResponse(
        // A guest must sign in; a member gets a not-found result.
        async (number) =>
          (await graph.send(createRegisteredRequest(operations.cancelOrder, { input: { orderNumber: number } }))).text,
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

/** Ignores the cart in the result: removing a missing line succeeds and returns the caller's cart. */
const getRemovalCode = ({ removeCartLine }: { removeCartLine: { __typename: string; code?: string | undefined } }) => [
  removeCartLine.__typename,
  removeCartLine.code,
];
