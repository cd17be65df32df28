import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '../graph/operations.ts';
import { costaRica, createGuestShopper, type Shopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const skus = ['110101-1', '110103-1', '110105-1', '110107-1', '110109-1'];

/** Adds a product and retries with the same command id while the cart is busy, as a client does. */
async function add(shopper: Shopper, sku: string): Promise<void> {
  const input = { commandId: randomUUID(), sku, quantity: 1, clubKey: costaRica.club };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    // Sent twice: a duplicate command must have no effect.
    const [{ addToCart }] = await Promise.all([
      shopper.graph.run(operations.addToCart, { input }),
      shopper.graph.run(operations.addToCart, { input }),
    ]);
    if (addToCart.__typename === 'AddToCartSuccess') return;
    if (addToCart.__typename !== 'CartBusy') throw new Error(`${sku}: ${addToCart.code}`);
    await sleep(50 * 2 ** attempt * Math.random());
  }
  throw new Error(`${sku}: the cart is still busy`);
}

test('applies every command of 50 concurrent writers exactly once, although each is sent twice (CART-81, CART-90)', async ({
  stack,
}) => {
  const shopper = createGuestShopper(stack);
  await Promise.all(Array.from({ length: 50 }, (_, index) => add(shopper, skus[index % skus.length] ?? '')));

  const cart = await shopper.fetchCart();
  const quantities = cart?.lines.map(({ variant, quantity }) => [variant.sku, quantity]).sort();
  expect(quantities).toEqual(skus.map((sku) => [sku, 10]));
  expect(cart?.itemCount).toBe(50);
});

test('applies concurrent add, change and remove commands to one cart (CART-90)', async ({ stack }) => {
  const shopper = createGuestShopper(stack);
  const start = await shopper.fillCart(skus);
  const [first, second, third] = start.lines;
  if (!first || !second || !third) throw new Error('The test needs three lines.');

  await Promise.all([
    shopper.graph.run(operations.removeLine, { input: { commandId: randomUUID(), lineId: first.id } }),
    shopper.graph.run(operations.changeQuantity, {
      input: { commandId: randomUUID(), lineId: second.id, quantity: 7 },
    }),
    ...Array.from({ length: 5 }, () => add(shopper, third.variant.sku)),
  ]);

  const cart = await shopper.fetchCart();
  const getQuantity = (sku: string) => cart?.lines.find(({ variant }) => variant.sku === sku)?.quantity;
  expect(getQuantity(first.variant.sku)).toBeUndefined();
  expect(getQuantity(second.variant.sku)).toBe(7);
  expect(getQuantity(third.variant.sku)).toBe(6);
});
