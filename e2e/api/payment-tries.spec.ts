import { randomUUID } from 'node:crypto';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper, type Shopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const item = '110101-1';

/** Pays for the member's cart with a card in a new attempt. */
async function place(shopper: Shopper, card: string) {
  const cart = (await shopper.fetchCart()) ?? (await shopper.fillCart([item]));
  const { id } = await shopper.beginCheckout(cart.id);
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, {
    input: await shopper.createPlaceOrderInput(id, cart, card),
  });
  const status =
    placeOrder.__typename === 'PlaceOrderSuccess' ? (await shopper.waitUntilSettled(id)).status : undefined;
  if (status !== 'COMPLETED') await shopper.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
  return { ...placeOrder, status };
}

test('limits a member after repeated declines, but not another member with the same IP address (PAYMENTS-58, PAYMENTS-60)', async ({
  stack,
  createMemberLike,
}) => {
  const tester = await createMemberShopper(stack, await createMemberLike('shanice'), {
    market: 'BB',
    language: 'en',
    club: '7001',
  });
  await tester.fillCart([item]);
  const placed = [];
  for (let attempt = 0; attempt < 14; attempt += 1) placed.push(await place(tester, cards.declined));
  expect(placed.filter(({ status }) => status === 'DECLINED')).toHaveLength(6);
  const last = placed.at(-1);
  expect(last).toMatchObject({ __typename: 'TooManyPaymentAttempts', code: 'TOO_MANY_PAYMENT_ATTEMPTS' });
  expect(last?.retryAfterSeconds).toBeGreaterThan(0);

  // For another member the request reaches the issuer, which declines the card.
  const otherMember = await createMemberShopper(stack, await createMemberLike('kevin'));
  const commandId = randomUUID();
  const input = { commandId, ...(await otherMember.encryptCard(cards.declined, commandId)) };
  expect((await otherMember.graph.run(operations.addCard, { input })).addCard.__typename).toBe('CardNotSaved');
});
