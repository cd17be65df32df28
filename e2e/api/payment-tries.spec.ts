import { randomUUID } from 'node:crypto';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { memberOf, type Shopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const item = '110101-1';

/** Places the member's cart with a card, in an attempt of its own. */
async function place(shopper: Shopper, card: string) {
  const cart = (await shopper.cart()) ?? (await shopper.fillCart([item]));
  const { id } = await shopper.begin(cart.id);
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, {
    input: await shopper.placing(id, cart, card),
  });
  const status = placeOrder.__typename === 'PlaceOrderSuccess' ? (await shopper.settled(id)).status : undefined;
  if (status !== 'COMPLETED') await shopper.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
  return { ...placeOrder, status };
}

test('14 declines in a row are limited, and another member of the same address is not (PAYMENTS-58, PAYMENTS-60)', async ({
  stack,
  memberLike,
}) => {
  const tester = await memberOf(stack, await memberLike('shanice'), { market: 'BB', language: 'en', club: '7001' });
  await tester.fillCart([item]);
  const placed = [];
  for (let tries = 0; tries < 14; tries += 1) placed.push(await place(tester, cards.declined));
  expect(placed.filter(({ status }) => status === 'DECLINED')).toHaveLength(6);
  const last = placed.at(-1);
  expect(last).toMatchObject({ __typename: 'TooManyPaymentTries', code: 'TOO_MANY_PAYMENT_TRIES' });
  expect(last?.retryAfterSeconds).toBeGreaterThan(0);

  // The issuer is asked for another member, and refuses.
  const other = await memberOf(stack, await memberLike('kevin'));
  const commandId = randomUUID();
  const input = { commandId, ...(await other.seal(cards.declined, commandId)) };
  expect((await other.graph.run(operations.addCard, { input })).addCard.__typename).toBe('CardNotSaved');
});
