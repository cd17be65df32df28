import { randomUUID } from 'node:crypto';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations, type PlaceOrderInput } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper, type Shopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const skus = ['110101-1', '110103-1'];

/** Begins the checkout of a new guest, and creates the input of `placeOrder`. */
async function prepareOrder(stack: RunningStack, card: string = cards.approved) {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(skus);
  const idempotencyKey = randomUUID();
  const { id } = await shopper.beginCheckout(cart.id, idempotencyKey);
  return { shopper, cart, idempotencyKey, input: await shopper.createPlaceOrderInput(id, cart, card) };
}

const place = async ({ graph }: Shopper, input: PlaceOrderInput) =>
  (await graph.run(operations.placeOrder, { input })).placeOrder;

const setQuantity = async ({ graph }: Shopper, lineId: string | undefined, quantity: number) => {
  const input = { commandId: randomUUID(), lineId: lineId ?? '', quantity };
  return (await graph.run(operations.changeQuantity, { input })).changeCartLineQuantity;
};

const nothingCharged = { authorised: 0, captured: 0, orderNumbers: [], cartState: 'Active' };

test('a replayed key and a replayed order return the first order (CHECKOUT-21, CHECKOUT-31)', async ({ stack }) => {
  const { shopper, cart, idempotencyKey, input } = await prepareOrder(stack);
  expect(await shopper.beginCheckout(cart.id, idempotencyKey)).toMatchObject({ id: input.attemptId, status: 'OPEN' });
  await place(shopper, input);
  const { order } = await shopper.waitForEnd(input.attemptId);

  const completed = { id: input.attemptId, status: 'COMPLETED', order };
  expect(await shopper.beginCheckout(cart.id, idempotencyKey)).toMatchObject(completed);
  expect((await place(shopper, input)).attempt).toMatchObject(completed);
  expect(await auditCart(stack, cart.id)).toMatchObject({
    authorised: 1,
    captured: 1,
    netCapturedCents: cart.total.centAmount,
    orderNumbers: [order?.orderNumber],
    orderPayments: 1,
  });
});

test('a key is separate for each shopper, and is refused for another cart (CHECKOUT-22)', async ({ stack }) => {
  const { shopper, cart, idempotencyKey, input } = await prepareOrder(stack);
  const other = createGuestShopper(stack);
  const otherCart = await other.fillCart(skus);
  expect((await other.beginCheckout(otherCart.id, idempotencyKey)).id).not.toBe(input.attemptId);
  await place(shopper, input);
  await shopper.waitForEnd(input.attemptId);
  const nextCart = await shopper.fillCart(skus);
  const { beginCheckout } = await shopper.graph.run(operations.beginCheckout, {
    input: { cartId: nextCart.id, idempotencyKey },
  });
  expect(beginCheckout.code).toBe('IDEMPOTENCY_CONFLICT');
  expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, orderPayments: 1 });
  expect(await auditCart(stack, nextCart.id)).toMatchObject(nothingCharged);
});

const changes: readonly (readonly [string, Partial<PlaceOrderInput>])[] = [
  ['total', { expectedTotal: { centAmount: 1, currency: 'CRC' } }],
  ['email address', { email: 'somebody.else@tarima.test' }],
  ['membership', { membershipNumber: '64011045120002' }],
];

test('an order that is sent again with another body is refused, during the payment and after it (CHECKOUT-101)', async ({
  stack,
}) => {
  const { shopper, cart, input } = await prepareOrder(stack, cards.challenged);
  await place(shopper, input);
  const expectConflicts = async () => {
    for (const [name, change] of changes) {
      expect((await place(shopper, { ...input, ...change })).code, name).toBe('IDEMPOTENCY_CONFLICT');
    }
    const { card: _card, ...withoutCard } = input;
    expect((await place(shopper, { ...withoutCard, method: 'PAYPAL' })).code).toBe('IDEMPOTENCY_CONFLICT');
  };
  await expectConflicts();
  await shopper.authenticate(input.attemptId);
  expect((await shopper.waitForEnd(input.attemptId)).status).toBe('COMPLETED');
  await expectConflicts();
  expect(await auditCart(stack, cart.id)).toMatchObject({
    authorised: 1,
    captured: 1,
    netCapturedCents: cart.total.centAmount,
    orderPayments: 1,
  });
});

for (const method of ['CARD', 'HOSTED_CARD', 'PAYPAL'] as const) {
  test(`a tampered amount is refused before ${method} asks for a payment (CHECKOUT-29)`, async ({ stack }) => {
    const { shopper, cart, input } = await prepareOrder(stack);
    const { card, ...order } = input;
    const { centAmount, currency } = input.expectedTotal;
    for (const expectedTotal of [
      { centAmount: 1, currency },
      { centAmount: centAmount - 1, currency },
      { centAmount: -centAmount, currency },
      { centAmount, currency: 'USD' },
    ]) {
      const captcha = await shopper.answerCaptcha(cart.id);
      const tampered = {
        ...order,
        method,
        expectedTotal,
        ...(method === 'CARD' && card && { card }),
        ...(captcha && { captcha }),
      };
      expect((await place(shopper, tampered)).code, JSON.stringify(expectedTotal)).toBe('TOTAL_CHANGED');
    }
    expect(await auditCart(stack, cart.id)).toMatchObject(nothingCharged);
  });
}

test("another member's saved card is refused, also for a guest (PAYMENTS-71)", async ({ stack, createMemberLike }) => {
  const owner = await createMemberShopper(stack, await createMemberLike('ana'));
  const commandId = randomUUID();
  const saved = { commandId, ...(await owner.encryptCard(cards.approved, commandId)) };
  const { addCard } = await owner.graph.run(operations.addCard, { input: saved });
  const savedCardId = addCard.savedCards?.[0]?.id ?? '';

  const thief = await createMemberShopper(stack, await createMemberLike('sofia'));
  for (const shopper of [thief, createGuestShopper(stack)]) {
    const cart = await shopper.fillCart(skus);
    const { id } = await shopper.beginCheckout(cart.id);
    const { card: _card, ...input } = await shopper.createPlaceOrderInput(id, cart, cards.approved);
    const refused = await place(shopper, { ...input, savedCardId });
    expect(refused).toMatchObject({ code: 'SAVED_CARD_NOT_FOUND', field: 'savedCardId' });
    expect(await auditCart(stack, cart.id)).toMatchObject(nothingCharged);
  }
});

test.describe('a cart that is edited in another session', () => {
  test('before the order is placed is not charged at the old total (CHECKOUT-29)', async ({ stack }) => {
    const { shopper, cart, input } = await prepareOrder(stack);
    await setQuantity(shopper, cart.lines[0]?.id, 3);
    expect((await place(shopper, input)).code).toBe('TOTAL_CHANGED');
    expect(await auditCart(stack, cart.id)).toMatchObject(nothingCharged);
  });

  test('while the order is placed has the charged items, or is not charged (CHECKOUT-33, CHECKOUT-46)', async ({
    stack,
  }) => {
    const { shopper, cart, input } = await prepareOrder(stack);
    await Promise.all([
      place(shopper, input),
      ...[2, 3, 4].map((quantity) => setQuantity(shopper, cart.lines[0]?.id, quantity)),
    ]);
    const { status, order } = await shopper.waitForEnd(input.attemptId);
    const audit = await auditCart(stack, cart.id);
    expect(audit.netCapturedCents).toBe(audit.orderedCents);
    expect(audit).toMatchObject(
      status === 'COMPLETED'
        ? { captured: 1, orderNumbers: [order?.orderNumber], orderedCents: cart.total.centAmount }
        : nothingCharged,
    );
  });

  test('during the challenge cannot be changed, and is ordered as it was paid (CHECKOUT-33)', async ({ stack }) => {
    const { shopper, cart, input } = await prepareOrder(stack, cards.challenged);
    await place(shopper, input);
    const [line] = cart.lines;
    const commandId = randomUUID;
    const { graph } = shopper;
    expect((await setQuantity(shopper, line?.id, 3)).code).toBe('CART_LOCKED_BY_PAYMENT');
    const removal = { commandId: commandId(), lineId: line?.id ?? '' };
    expect((await graph.run(operations.removeLine, { input: removal })).removeCartLine.code).toBe(
      'CART_LOCKED_BY_PAYMENT',
    );
    const added = { commandId: commandId(), sku: '110105-1', quantity: 1, clubKey: '6401' };
    expect((await graph.run(operations.addToCart, { input: added })).addToCart.code).toBe('CART_LOCKED_BY_PAYMENT');
    const delivery = { commandId: commandId(), method: 'PICK_UP_IN_CLUB', clubKey: '6402' };
    expect((await graph.run(operations.setDelivery, { input: delivery })).setCartDelivery.code).toBe(
      'CART_LOCKED_BY_PAYMENT',
    );

    await shopper.authenticate(input.attemptId);
    expect((await shopper.waitForEnd(input.attemptId)).status).toBe('COMPLETED');
    expect(await auditCart(stack, cart.id)).toMatchObject({
      captured: 1,
      netCapturedCents: cart.total.centAmount,
      orderedCents: cart.total.centAmount,
    });
  });

  test('after the order is another cart (CHECKOUT-68)', async ({ stack }) => {
    const { shopper, cart, input } = await prepareOrder(stack);
    await place(shopper, input);
    await shopper.waitForEnd(input.attemptId);
    expect((await setQuantity(shopper, cart.lines[0]?.id, 3)).code).toBeDefined();
    expect((await shopper.fillCart(skus)).id).not.toBe(cart.id);
    expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, orderedCents: cart.total.centAmount });
  });
});
