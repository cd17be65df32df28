import { z } from 'zod';
import { exampleTabs } from '../../gateway/explorer/examples.ts';
import { cards } from '../graph/cards.ts';
import { createGraphClient } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { costaRica, createGuestShopper } from '../graph/shopper.ts';
import { fetchPartnerToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const responseSchema = z.object({
  products: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        name: z.string().min(1),
        displayVariant: z.object({
          sku: z.string(),
          price: z.object({ current: z.object({ centAmount: z.int().positive(), currency: z.literal('CRC') }) }),
          availability: z.object({ quantity: z.int().positive(), asOf: z.iso.datetime() }),
        }),
      }),
    ),
    facets: z.array(z.object({ name: z.string(), values: z.array(z.object({ count: z.int().positive() })) })),
  }),
});

/** Journeys that run in parallel buy this product. */
const skuOfJourneys = '150102-1';

/** A product with one item in stock at the club (seeds). */
const lastItemSku = '120315-1';

const createPartner = (stack: RunningStack) =>
  createGraphClient({
    url: stack.graphUrl,
    ...costaRica,
    bearer: () => fetchPartnerToken(stack.identityUrl, 'catalog:read'),
  });

/** Runs the explorer's first example as a partner. */
async function fetchClubProducts(stack: RunningStack) {
  const { status, text, data } = await createPartner(stack).send({ query: exampleTabs[0]?.query });
  expect(status, text.slice(0, 300)).toBe(200);
  return responseSchema.parse(data).products;
}

const fetchStock = async (stack: RunningStack, sku: string) =>
  (await fetchClubProducts(stack)).items.find(({ displayVariant }) => displayVariant.sku === sku)?.displayVariant
    .availability.quantity ?? 0;

test('returns the stock of a club with the time at which it was read (CATALOG-33)', async ({ stack }) => {
  const startTime = Date.now();
  const { items, total, facets } = await fetchClubProducts(stack);
  expect(total).toBeGreaterThanOrEqual(items.length);
  expect(items.length).toBeGreaterThan(0);
  expect(facets.length).toBeGreaterThan(0);
  for (const { displayVariant } of items) {
    expect(Date.parse(displayVariant.availability.asOf)).toBeGreaterThanOrEqual(startTime - 1_000);
  }
});

test('removes reserved items from the stock, and returns them when the payment is cancelled (CART-31)', async ({
  stack,
}) => {
  const skus = (await fetchClubProducts(stack)).items.map(({ displayVariant }) => displayVariant.sku);
  const sku = skus.find((candidate) => candidate !== skuOfJourneys) ?? '';
  const before = await fetchStock(stack, sku);
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart([sku]);
  expect(await fetchStock(stack, sku), 'a cart reserves nothing').toBe(before);

  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.challenged);
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, { input });
  expect(placeOrder.attempt?.status).toBe('CHALLENGE_REQUIRED');
  expect(await fetchStock(stack, sku)).toBe(before - 1);

  await shopper.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
  await expect(async () => expect(await fetchStock(stack, sku)).toBe(before)).toPass({ timeout: 20_000 });
});

test('excludes the last item from lists of the club once a payment reserves it (SEARCH-64)', async ({ stack }) => {
  const partner = createPartner(stack);
  const productResponse = await partner.send({
    query: `{ product(key: "${lastItemSku}") { name categoryPath { key } } }`,
  });
  const { product } = z
    .object({ product: z.object({ name: z.string(), categoryPath: z.array(z.object({ key: z.string() })) }) })
    .parse(productResponse.data);
  const isInLists = async () => {
    const place = `clubKey: "${costaRica.club}", inStockOnly: true, pageSize: 100`;
    const { data } = await partner.send({
      query: `{ found: products(input: { text: "${product.name}", ${place} }) { items { key } }
        shelf: products(input: { categoryKey: "${product.categoryPath.at(-1)?.key}", ${place} }) { items { key } } }`,
    });
    const list = z.object({ items: z.array(z.object({ key: z.string() })) });
    const { found, shelf } = z.object({ found: list, shelf: list }).parse(data);
    return [found, shelf].map(({ items }) => items.some(({ key }) => key === lastItemSku));
  };
  expect(await isInLists()).toEqual([true, true]);

  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart([lastItemSku]);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.challenged);
  await shopper.graph.run(operations.placeOrder, { input });
  // The search index is updated asynchronously.
  await expect(async () => expect(await isInLists()).toEqual([false, false])).toPass({ timeout: 20_000 });
  await shopper.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
});
