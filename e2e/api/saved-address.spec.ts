import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requestCommerce } from '../graph/commerce.ts';
import { type AddressInput, operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const nicaragua = { market: 'NI', language: 'es', club: '6701' };
const homeAddress: AddressInput = {
  alias: 'Casa nueva',
  fullName: 'Xiomara Espinoza',
  streetText: 'Carretera a Masaya, km 6, casa 14',
  description: 'Portón blanco',
  phone: '8812 4412',
  latitude: 12.1152,
  longitude: -86.2473,
};
const customer = z.object({ id: z.string(), version: z.int() });

/** Removes the delivering clubs of an address. */
async function removeCoverage(stack: RunningStack, login: string, addressId: string): Promise<void> {
  const customersPage = await requestCommerce(stack, 'customers', { query: { where: `email="${login}"` } });
  const [{ id, version }] = z.object({ results: z.tuple([customer]) }).parse(customersPage).results;
  const action = { action: 'setAddressCustomField', addressId, name: 'fulfillment_clubs', value: '' };
  await requestCommerce(stack, `customers/${id}`, { body: { version, actions: [action] } });
}

test('updates the cart with its saved address, and blocks checkout when the address is no longer deliverable (DELIVERY-43, DELIVERY-52, DELIVERY-54, DELIVERY-56)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('xiomara');
  const { graph, fetchCart } = await createMemberShopper(stack, member, nicaragua);
  const update = async (addressId: string, change: Partial<AddressInput>) =>
    (await graph.run(operations.updateAddress, { input: { addressId, address: { ...homeAddress, ...change } } }))
      .updateAddress.__typename;
  const begin = async (cartId: string) => {
    const input = { cartId, idempotencyKey: randomUUID() };
    return (await graph.run(operations.beginCheckout, { input })).beginCheckout.__typename;
  };
  const added = { commandId: randomUUID(), address: homeAddress };
  const addressId = (await graph.run(operations.addAddress, { input: added })).addAddress.address?.id ?? '';
  const line = { commandId: randomUUID(), sku: '110101-1', quantity: 1, clubKey: nicaragua.club, addressId };
  const { addToCart } = await graph.run(operations.addToCart, { input: line });
  expect(addToCart.cart, 'the address chosen before the cart existed').toMatchObject({
    isReadyForCheckout: true,
    delivery: { method: 'DELIVERY', addressId, addressProblem: null },
  });
  const cartId = addToCart.cart?.id ?? '';

  expect(await update(addressId, { streetText: 'Carretera a Masaya, km 6, casa 15' })).toBe('UpdateAddressSuccess');
  expect(await begin(cartId), 'before the cart is fetched').toBe('CartNotReady');
  expect(await fetchCart()).toMatchObject({
    isReadyForCheckout: true,
    delivery: { addressId, addressProblem: null, address: { streetText: 'Carretera a Masaya, km 6, casa 15' } },
  });

  await removeCoverage(stack, member.login, addressId);
  expect(await fetchCart()).toMatchObject({
    isReadyForCheckout: false,
    delivery: { addressProblem: 'NOT_DELIVERABLE', address: { streetText: 'Carretera a Masaya, km 6, casa 15' } },
  });
  expect(await begin(cartId)).toBe('CartNotReady');

  await graph.run(operations.deleteAddress, { input: { addressId } });
  expect(await fetchCart()).toMatchObject({ isReadyForCheckout: false, delivery: { addressProblem: 'DELETED' } });
  expect(await begin(cartId)).toBe('CartNotReady');

  const pickup = { commandId: randomUUID(), method: 'PICK_UP_IN_CLUB', clubKey: nicaragua.club };
  const { setCartDelivery } = await graph.run(operations.setDelivery, { input: pickup });
  expect(setCartDelivery.cart).toMatchObject({ isReadyForCheckout: true, delivery: { addressProblem: null } });
});
