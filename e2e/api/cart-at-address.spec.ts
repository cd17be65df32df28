import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askCommerce } from '../graph/commerce.ts';
import { operations } from '../graph/operations.ts';
import { memberOf } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const bogota = { market: 'CO', language: 'es', club: '6101' };
/** Medellín, where the member lives, has seven of it; Bogotá has plenty (seeds). */
const goods = { sku: '110109-1', quantity: 9 };
const medellin = { club: '6105', quantity: 7 };

const customer = z.object({ id: z.string(), version: z.int(), addresses: z.array(z.object({ id: z.string() })) });

async function customerOf(stack: RunningStack, email: string) {
  const query = { where: `email="${email}"` };
  const { results } = z
    .object({ results: z.tuple([customer]) })
    .parse(await askCommerce(stack, 'customers', { query }));
  return results[0];
}

/** Saves an address that no club covers. @returns its id */
async function saveUnreachableAddress(stack: RunningStack, login: string): Promise<string> {
  const { id, version } = await customerOf(stack, login);
  const fields = { alias: 'Finca', latitude: -4.2153, longitude: -69.9406, fulfillment_clubs: '' };
  const custom = { type: { typeId: 'type', key: 'address' }, fields };
  const address = { country: 'CO', city: 'Leticia', streetNumber: 'Vía a Tarapacá, km 11', custom };
  const body = { version, actions: [{ action: 'addAddress', address }] };
  const { addresses } = customer.parse(await askCommerce(stack, `customers/${id}`, { body }));
  return addresses.at(-1)?.id ?? '';
}

test('a cart tells what home delivery would make of it, and stays as it is (CART-42)', async ({
  stack,
  memberLike,
}) => {
  const member = await memberLike('camilo');
  const { graph, cart } = await memberOf(stack, member, bogota);
  const unreachable = await saveUnreachableAddress(stack, member.login);
  const [home] = (await customerOf(stack, member.login)).addresses;
  const [strangers] = (await customerOf(stack, (await memberLike('lucia')).login)).addresses;
  const input = { commandId: randomUUID(), ...goods, clubId: bogota.club };
  expect((await graph.run(operations.addToCart, { input })).addToCart.__typename).toBe('AddToCartSuccess');
  const before = await cart();
  const told = async (addressId = '') => (await graph.run(operations.cartAtAddress, { addressId })).cart.atAddress;

  expect(await told(home?.id)).toEqual({
    club: { key: medellin.club },
    itemCount: medellin.quantity,
    changes: [{ quantity: medellin.quantity, line: { id: before?.lines[0]?.id, quantity: goods.quantity } }],
  });
  expect(await told(unreachable), 'no club reaches it').toBeNull();
  expect(await told(strangers?.id), "another member's").toBeNull();
  expect(await told(randomUUID()), 'unknown').toBeNull();
  expect(await cart()).toEqual(before);
});
