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

/** The explorer's first example, as a partner runs it there. */
async function whatTheClubHas(stack: RunningStack) {
  const bearer = () => partnerToken(stack.identityUrl, 'catalog:read');
  const partner = createGraphClient({ url: stack.graphUrl, ...costaRica, bearer });
  const { status, text, data } = await partner.send({ query: exampleTabs[0]?.query });
  expect(status, text.slice(0, 300)).toBe(200);
  return answerSchema.parse(data).products;
}

const stockOf = async (stack: RunningStack, sku: string) =>
  (await whatTheClubHas(stack)).items.find(({ variantAt }) => variantAt.sku === sku)?.variantAt.availability.quantity ??
  0;

test('one query tells what a club really has, as of when', async ({ stack }) => {
  const began = Date.now();
  const { items, total, facets } = await whatTheClubHas(stack);
  expect(total).toBeGreaterThanOrEqual(items.length);
  expect(items.length).toBeGreaterThan(0);
  expect(facets.length).toBeGreaterThan(0);
  for (const { variantAt } of items) {
    expect(Date.parse(variantAt.availability.asOf)).toBeGreaterThanOrEqual(began - 1_000);
  }
});

test('what a payment holds is no longer there, and comes back when the payment is given up', async ({ stack }) => {
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
