import { z } from 'zod';
import { requestCommerce } from '../graph/commerce.ts';
import type { RunningStack } from '../stack/running.ts';

/** The products that the buyers of a campaign order. */
export const products = ['110101-1', '110103-1'] as const;

/** Units of each product that a channel gets: more than the cases of any campaign. */
const addedUnits = 100_000;

const entriesSchema = z.object({ results: z.array(z.object({ id: z.string(), version: z.int() })) });

/** Adds stock of products at every club, so that a long campaign sells none of them out. */
export async function addStock(stack: RunningStack, skus: readonly string[] = products): Promise<void> {
  const where = `sku in (${skus.map((sku) => `"${sku}"`).join(', ')})`;
  const { results } = entriesSchema.parse(
    await requestCommerce(stack, 'inventory', { query: { where, limit: '500' } }),
  );
  if (results.length === 0) throw new Error('The platform has no stock of the products.');
  for (const { id, version } of results) {
    await requestCommerce(stack, `inventory/${id}`, {
      body: { version, actions: [{ action: 'addQuantity', quantity: addedUnits }] },
    });
  }
}
