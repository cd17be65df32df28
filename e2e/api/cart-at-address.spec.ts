import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requestCommerce } from '../graph/commerce.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const bogota = { market: 'CO', language: 'es', club: '6101' };
/** In the seeds, Medellín, where the member lives, has seven in stock; Bogotá has more than nine. */
const item = { sku: '110109-1', quantity: 9 };
const medellin = { club: '6105', quantity: 7 };

const customer = z.object({ id: z.string(), version: z.int(), addresses: z.array(z.object({ id: z.string() })) });

async function fetchCustomer(stack: RunningStack, email: string) {
  const query = { where: `email="${email}"` };
  const { results } = z
    .object({ results: z.tuple([customer]) })
    .parse(await requestCommerce(stack, 'customers', { query }));
  return results[0];
}

/** Saves an address outside every club's delivery area. @returns its id */
async function saveUnreachableAddress(stack: RunningStack, login: string): Promise<string> {
  const { id, version } = await fetchCustomer(stack, login);
  const fields = { alias: 'Finca', latitude: -4.2153, longitude: -69.9406, fulfillment_clubs: '' };
  const custom = { type: { typeId: 'type', key: 'address' }, fields };
  const address = { country: 'CO', city: 'Leticia', streetNumber: 'Vía a Tarapacá, km 11', custom };
  const body = { version, actions: [{ action: 'addAddress', address }] };
  const { addresses } = customer.parse(await requestCommerce(stack, `customers/${id}`, { body }));
  return addresses.at(-1)?.id ?? '';
}

test('previews home delivery to an address without changing the cart (CART-42)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('camilo');
  const { graph, fetchCart } = await createMemberShopper(stack, member, bogota);
  const unreachable = await saveUnreachableAddress(stack, member.login);
  const [home] = (await fetchCustomer(stack, member.login)).addresses;
  const [foreignAddress] = (await fetchCustomer(stack, (await createMemberLike('lucia')).login)).addresses;
  const input = { commandId: randomUUID(), ...item, clubKey: bogota.club };
  expect((await graph.run(operations.addToCart, { input })).addToCart.__typename).toBe('AddToCartSuccess');
  const before = await fetchCart();
  const fetchCartAtAddress = async (addressId = '') =>
    (await graph.run(operations.cartAtAddress, { addressId })).cart.previewAtAddress;

  expect(await fetchCartAtAddress(home?.id)).toEqual({
    club: { key: medellin.club },
    itemCount: medellin.quantity,
    changes: [{ quantity: medellin.quantity, line: { id: before?.lines[0]?.id, quantity: item.quantity } }],
  });
  expect(await fetchCartAtAddress(unreachable), 'outside every delivery area').toBeNull();
  expect(await fetchCartAtAddress(foreignAddress?.id), "another member's").toBeNull();
  expect(await fetchCartAtAddress(randomUUID()), 'unknown').toBeNull();
  expect(await fetchCart()).toEqual(before);
});
