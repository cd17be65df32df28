import { randomUUID } from 'node:crypto';
import { type AddressInput, operations } from '../graph/operations.ts';
import { guestOf, memberOf } from '../graph/shopper.ts';
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
/** On the coast of Limón, farther than any club brings goods. */
const beach: AddressInput = { ...cabin, alias: 'Playa', latitude: 9.655, longitude: -82.755 };

test('an address is added once, changed, made the default and deleted (ADDRESSES-5, ADDRESSES-19, ADDRESSES-82)', async ({
  stack,
  memberLike,
}) => {
  const { graph } = await memberOf(stack, await memberLike('esteban'));
  const book = async () => (await graph.run(operations.addressBook, {})).me.addresses;
  const before = await book();
  const add = async (commandId: string, address: AddressInput) =>
    (await graph.run(operations.addAddress, { input: { commandId, address } })).addAddress;

  const commandId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => add(commandId, cabin)));
  const other = await add(randomUUID(), beach);
  const [addressId = ''] = answers.map(({ address }) => address?.id);
  expect(new Set(answers.map(({ address }) => address?.id)).size, 'sent three times at once').toBe(1);
  const added = (await book()).filter(({ id }) => !before.some((known) => known.id === id));
  expect(added).toMatchObject([
    {
      id: addressId,
      isDeliverable: true,
      plusCode: '762PJHP5+VP',
      address: { alias: 'Cabaña', phone: '+50688214512' },
    },
    { id: other.address?.id, isDeliverable: false, address: { alias: 'Playa' } },
  ]);

  const { updateAddress } = await graph.run(operations.updateAddress, {
    input: { addressId, address: { ...cabin, alias: 'Finca' } },
  });
  expect(updateAddress.__typename).toBe('UpdateAddressSuccess');
  const { setDefaultAddress } = await graph.run(operations.setDefaultAddress, { input: { addressId } });
  expect(setDefaultAddress.member?.addresses[0]).toEqual({ id: addressId, isDefault: true });

  const stranger = await memberOf(stack, await memberLike('ana'));
  const theirs = await stranger.graph.run(operations.deleteAddress, { input: { addressId } });
  expect(theirs.deleteAddress.code, "another member's").toBe('ADDRESS_NOT_FOUND');

  for (const id of [addressId, other.address?.id ?? '']) {
    const { deleteAddress } = await graph.run(operations.deleteAddress, { input: { addressId: id } });
    expect(deleteAddress.__typename).toBe('DeleteAddressSuccess');
  }
  expect((await book()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});

test('an address that breaks a rule, and a guest, change nothing (ADDRESSES-2, ADDRESSES-24)', async ({
  stack,
  memberLike,
}) => {
  const { graph } = await memberOf(stack, await memberLike('esteban'));
  const input = { commandId: randomUUID(), address: { ...cabin, alias: 'Casa #1' } };
  expect((await graph.run(operations.addAddress, { input })).addAddress.code).toBe('ADDRESS_INVALID');
  await expect(guestOf(stack).graph.run(operations.addAddress, { input })).rejects.toThrow('UNAUTHENTICATED');
});
