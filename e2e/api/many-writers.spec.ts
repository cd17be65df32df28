import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '../graph/operations.ts';
import { costaRica, guestOf, type Shopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const skus = ['110101-1', '110103-1', '110105-1', '110107-1', '110109-1'];

/** Sends one command as a client does: again, with the same id, while the cart is busy. */
async function add(shopper: Shopper, sku: string): Promise<void> {
  const input = { commandId: randomUUID(), sku, quantity: 1, clubId: costaRica.club };
  for (let tries = 0; tries < 10; tries += 1) {
    // Sent twice: a command that arrives again must not count again.
    const [{ addToCart }] = await Promise.all([
      shopper.graph.run(operations.addToCart, { input }),
      shopper.graph.run(operations.addToCart, { input }),
    ]);
    if (addToCart.__typename === 'AddToCartSuccess') return;
    if (addToCart.__typename !== 'CartBusy') throw new Error(`${sku}: ${addToCart.code}`);
    await sleep(50 * 2 ** tries * Math.random());
  }
  throw new Error(`${sku}: the cart stays busy`);
}

test('50 writers on one cart, each command sent twice: no line and no piece is lost or counted again (CART-81, CART-90)', async ({
  stack,
}) => {
  const shopper = guestOf(stack);
  await Promise.all(Array.from({ length: 50 }, (_, index) => add(shopper, skus[index % skus.length] ?? '')));

  const cart = await shopper.cart();
  const quantities = cart?.lines.map(({ variant, quantity }) => [variant.sku, quantity]).sort();
  expect(quantities).toEqual(skus.map((sku) => [sku, 10]));
  expect(cart?.itemCount).toBe(50);
});

test('writers that add, change and remove at once leave what each of them was told (CART-90)', async ({ stack }) => {
  const shopper = guestOf(stack);
  const start = await shopper.fillCart(skus);
  const [first, second, third] = start.lines;
  if (!first || !second || !third) throw new Error('Three lines are needed.');

  await Promise.all([
    shopper.graph.run(operations.removeLine, { input: { commandId: randomUUID(), lineId: first.id } }),
    shopper.graph.run(operations.changeQuantity, {
      input: { commandId: randomUUID(), lineId: second.id, quantity: 7 },
    }),
    ...Array.from({ length: 5 }, () => add(shopper, third.variant.sku)),
  ]);

  const cart = await shopper.cart();
  const quantityOf = (sku: string) => cart?.lines.find(({ variant }) => variant.sku === sku)?.quantity;
  expect(quantityOf(first.variant.sku)).toBeUndefined();
  expect(quantityOf(second.variant.sku)).toBe(7);
  expect(quantityOf(third.variant.sku)).toBe(6);
});
