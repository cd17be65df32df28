import { z } from 'zod';
import { exampleTabs } from '../../gateway/explorer/examples.ts';
import { cards } from '../graph/cards.ts';
import { createGraphClient } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { costaRica, guestOf } from '../graph/shopper.ts';
import { partnerToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const answerSchema = z.object({
  products: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        name: z.string().min(1),
        variantAt: z.object({
          sku: z.string(),
          price: z.object({ current: z.object({ centAmount: z.int().positive(), currency: z.literal('CRC') }) }),
          availability: z.object({ quantity: z.int().positive(), asOf: z.iso.datetime() }),
        }),
      }),
    ),
    facets: z.array(z.object({ name: z.string(), values: z.array(z.object({ count: z.int().positive() })) })),
  }),
});

/** Journeys run beside this file, and buy of it. */
const boughtByJourneys = '150102-1';

/** Of which the club has one piece (seeds). */
const lastPiece = '120315-1';

const partnerOf = (stack: RunningStack) =>
  createGraphClient({
    url: stack.graphUrl,
    ...costaRica,
    bearer: () => partnerToken(stack.identityUrl, 'catalog:read'),
  });

/** The explorer's first example, as a partner runs it there. */
async function whatTheClubHas(stack: RunningStack) {
  const { status, text, data } = await partnerOf(stack).send({ query: exampleTabs[0]?.query });
  expect(status, text.slice(0, 300)).toBe(200);
  return answerSchema.parse(data).products;
}

const stockOf = async (stack: RunningStack, sku: string) =>
  (await whatTheClubHas(stack)).items.find(({ variantAt }) => variantAt.sku === sku)?.variantAt.availability.quantity ??
  0;

test('one query returns what a club has in stock, and when that was read (CATALOG-33)', async ({ stack }) => {
  const startTime = Date.now();
  const { items, total, facets } = await whatTheClubHas(stack);
  expect(total).toBeGreaterThanOrEqual(items.length);
  expect(items.length).toBeGreaterThan(0);
  expect(facets.length).toBeGreaterThan(0);
  for (const { variantAt } of items) {
    expect(Date.parse(variantAt.availability.asOf)).toBeGreaterThanOrEqual(startTime - 1_000);
  }
});

test('what a payment holds is no longer there, and comes back when the payment is given up (CART-31)', async ({
  stack,
}) => {
  const skus = (await whatTheClubHas(stack)).items.map(({ variantAt }) => variantAt.sku);
  const sku = skus.find((candidate) => candidate !== boughtByJourneys) ?? '';
  const before = await stockOf(stack, sku);
  const shopper = guestOf(stack);
  const cart = await shopper.fillCart([sku]);
  expect(await stockOf(stack, sku), 'a cart holds nothing').toBe(before);

  const { id } = await shopper.begin(cart.id);
  const input = await shopper.placing(id, cart, cards.challenged);
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, { input });
  expect(placeOrder.attempt?.status).toBe('CHALLENGE_REQUIRED');
  expect(await stockOf(stack, sku)).toBe(before - 1);

  await shopper.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
  await expect(async () => expect(await stockOf(stack, sku)).toBe(before)).toPass({ timeout: 20_000 });
});

test('the last piece, once a payment holds it, is in no list of what the club has (SEARCH-64)', async ({ stack }) => {
  const partner = partnerOf(stack);
  const named = await partner.send({ query: `{ product(key: "${lastPiece}") { name categoryPath { key } } }` });
  const { product } = z
    .object({ product: z.object({ name: z.string(), categoryPath: z.array(z.object({ key: z.string() })) }) })
    .parse(named.data);
  const listsIn = async () => {
    const place = `clubId: "${costaRica.club}", inClubOnly: true, pageSize: 100`;
    const { data } = await partner.send({
      query: `{ found: products(input: { text: "${product.name}", ${place} }) { items { key } }
        shelf: products(input: { categoryKey: "${product.categoryPath.at(-1)?.key}", ${place} }) { items { key } } }`,
    });
    const list = z.object({ items: z.array(z.object({ key: z.string() })) });
    const { found, shelf } = z.object({ found: list, shelf: list }).parse(data);
    return [found, shelf].map(({ items }) => items.some(({ key }) => key === lastPiece));
  };
  expect(await listsIn()).toEqual([true, true]);

  const shopper = guestOf(stack);
  const cart = await shopper.fillCart([lastPiece]);
  const { id } = await shopper.begin(cart.id);
  const input = await shopper.placing(id, cart, cards.challenged);
  await shopper.graph.run(operations.placeOrder, { input });
  // The search's own index hears of it a moment later.
  await expect(async () => expect(await listsIn()).toEqual([false, false])).toPass({ timeout: 20_000 });
  await shopper.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
});
