import { randomUUID } from 'node:crypto';
import { type AddressInput, operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const cabin: AddressInput = {
  alias: 'Cabaña',
  fullName: 'Quien esté',
  streetText: '300 m norte del Parque Mario Cañas Ruiz',
  description: 'Rótulo de madera',
  phone: '8821 4512',
  latitude: 10.6372,
  longitude: -85.4407,
};
/** On the coast of Limón, outside every club's delivery area. */
const beach: AddressInput = { ...cabin, alias: 'Playa', latitude: 9.655, longitude: -82.755 };

test('adds an address once, then updates it, sets it as default and deletes it (ADDRESSES-5, ADDRESSES-19, ADDRESSES-82)', async ({
  stack,
  createMemberLike,
}) => {
  const { graph } = await createMemberShopper(stack, await createMemberLike('esteban'));
  const fetchAddresses = async () => (await graph.run(operations.addressBook, {})).me.addresses;
  const before = await fetchAddresses();
  const add = async (commandId: string, address: AddressInput) =>
    (await graph.run(operations.addAddress, { input: { commandId, address } })).addAddress;

  const commandId = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => add(commandId, cabin)));
  const beachResult = await add(randomUUID(), beach);
  const [addressId = ''] = responses.map(({ address }) => address?.id);
  expect(new Set(responses.map(({ address }) => address?.id)).size, 'three parallel requests').toBe(1);
  const added = (await fetchAddresses()).filter(({ id }) => !before.some((known) => known.id === id));
  expect(added).toMatchObject([
    {
      id: addressId,
      isDeliverable: true,
      plusCode: '762PJHP5+VP',
      address: { alias: 'Cabaña', phone: '+50688214512' },
    },
    { id: beachResult.address?.id, isDeliverable: false, address: { alias: 'Playa' } },
  ]);

  const { updateAddress } = await graph.run(operations.updateAddress, {
    input: { addressId, address: { ...cabin, alias: 'Finca' } },
  });
  expect(updateAddress.__typename).toBe('UpdateAddressSuccess');
  const { setDefaultAddress } = await graph.run(operations.setDefaultAddress, { input: { addressId } });
  expect(setDefaultAddress.member?.addresses[0]).toEqual({ id: addressId, isDefault: true });

  const otherShopper = await createMemberShopper(stack, await createMemberLike('ana'));
  const foreignResult = await otherShopper.graph.run(operations.deleteAddress, { input: { addressId } });
  expect(foreignResult.deleteAddress.code, "another member's").toBe('ADDRESS_NOT_FOUND');

  for (const id of [addressId, beachResult.address?.id ?? '']) {
    const { deleteAddress } = await graph.run(operations.deleteAddress, { input: { addressId: id } });
    expect(deleteAddress.__typename).toBe('DeleteAddressSuccess');
  }
  expect((await fetchAddresses()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});

test('refuses an invalid address, and a guest (ADDRESSES-2, ADDRESSES-24)', async ({ stack, createMemberLike }) => {
  const { graph } = await createMemberShopper(stack, await createMemberLike('esteban'));
  const input = { commandId: randomUUID(), address: { ...cabin, alias: 'Casa #1' } };
  expect((await graph.run(operations.addAddress, { input })).addAddress.code).toBe('INVALID_ADDRESS');
  await expect(createGuestShopper(stack).graph.run(operations.addAddress, { input })).rejects.toThrow(
    'UNAUTHENTICATED',
  );
});
