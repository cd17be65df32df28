import { z } from 'zod';
import { createStoreEnvironment } from '../../scripts/environment.ts';
import { requestCommerce } from '../graph/commerce.ts';
import type { Stack } from '../stack/stack.ts';

/** Sends a request to the commerce platform that may change a cart while it is being paid for, as the club's staff can. */
export function requestCommerceAsStaff(
  stack: Stack,
  path: string,
  options?: Parameters<typeof requestCommerce>[2],
): Promise<unknown> {
  const environment = createStoreEnvironment(stack.settings);
  const { PAYMENTS_COMMERCE_CLIENT_ID: id, PAYMENTS_COMMERCE_CLIENT_SECRET: secret } = environment;
  return requestCommerce({ ...stack, commerceCredentials: `${id}:${secret}` }, path, options);
}

const found = z.object({
  results: z.tuple([z.object({ id: z.string(), version: z.int(), quantityOnStock: z.int().optional() })]),
});

const unpublished = z.object({ id: z.string(), version: z.int() });

/** Takes a product out of the shop. @returns a function that puts it back */
export async function unpublishProduct(stack: Stack, sku: string): Promise<() => Promise<void>> {
  const query = { where: `masterVariant(sku="${sku}")` };
  const [product] = found.parse(await requestCommerceAsStaff(stack, 'product-projections', { query })).results;
  const change = async (version: number, action: 'publish' | 'unpublish') => {
    const body = { version, actions: [{ action }] };
    return unpublished.parse(await requestCommerceAsStaff(stack, `products/${product.id}`, { body }));
  };
  const { version } = await change(product.version, 'unpublish');
  return async () => void (await change(version, 'publish'));
}

/** Sets the stock of a product at a club to zero. @returns a function that restores it */
export async function removeStock(stack: Stack, club: string, sku: string): Promise<() => Promise<void>> {
  const find = async (path: string, where: string) =>
    found.parse(await requestCommerceAsStaff(stack, path, { query: { where } })).results[0];
  const channel = await find('channels', `key="${club}"`);
  const setStock = async (quantity: number) => {
    const {
      id,
      version,
      quantityOnStock = 0,
    } = await find('inventory', `sku="${sku}" and supplyChannel(id="${channel.id}")`);
    await requestCommerceAsStaff(stack, `inventory/${id}`, {
      body: { version, actions: [{ action: 'changeQuantity', quantity }] },
    });
    return quantityOnStock;
  };
  const before = await setStock(0);
  return async () => void (await setStock(before));
}
