import { encodePlusCode } from '@tarima/markets/plus-code';
import type { MarketCode } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { ana, anaNumber, guest, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

const commandId = '0195c1de-7a70-7c4e-9a3b-0c5e4f0f6a11';
const office = {
  alias: 'Oficina',
  fullName: 'Ana Lucía Rojas',
  streetText: 'Paseo Colón, torre Mercedes, piso 5',
  description: 'Preguntar en recepción',
  phone: '8821 4512',
  latitude: 9.9352,
  longitude: -84.0939,
};
const addressFields = `id isDefault isDeliverable latitude longitude plusCode hasManualTerritory isMarkedUndeliverable
  address { alias fullName streetText description country phone }`;
const memberFields = `member { addresses { id isDefault } }`;

type Result = { __typename: string } & Record<string, unknown>;

const execute = async (name: string, input: object, identity = ana, market: MarketCode = 'CR') => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const { data, codes } = await fixture.service.execute(
    identity,
    `mutation($input: ${type}Input!) { result: ${name}(input: $input) {
      __typename
      ... on UserError { code message }
      ${/^(add|update)/.test(name) ? `... on ${type}Success { address { ${addressFields} } } ... on InvalidAddress { fieldErrors { field reason } }` : ''}
      ... on ${type}Success { ${memberFields} }
    } }`,
    { input },
    market,
  );
  return { result: data?.result as Result, codes };
};
const readCustomer = () => fixture.upstreams.customers.get(anaNumber);
const countWrites = () => fixture.upstreams.requests.filter((request) => request.startsWith('POST /tarima')).length;

describe('addAddress', () => {
  it('saves the entered address with the plus code of its position (ADDRESSES-14, ADDRESSES-15, ADDRESSES-16, ADDRESSES-35, ADDRESSES-79)', async () => {
    const { result, codes } = await execute('addAddress', { commandId, address: office });
    expect(codes).toBeUndefined();
    expect(result).toMatchObject({
      __typename: 'AddAddressSuccess',
      address: {
        isDefault: false,
        isDeliverable: true,
        latitude: 9.9352,
        longitude: -84.0939,
        plusCode: '66XQWWP4+3C',
        hasManualTerritory: false,
        isMarkedUndeliverable: false,
        address: { ...toPostalAddress(office), country: 'CR', phone: '+50688214512' },
      },
    });
    expect(readCustomer()?.addresses.at(-1)).toMatchObject({
      key: commandId,
      streetNumber: office.streetText,
      additionalStreetInfo: office.description,
      custom: {
        fields: { alias: 'Oficina', plus_code: '66XQWWP4+3C', fulfillment_clubs: '6401,6402', distance: '1.2,4' },
      },
    });
  });

  it('saves the address with the country of the market (ADDRESSES-16)', async () => {
    Object.assign(readCustomer()?.custom?.fields ?? {}, { country: 'PA' });
    const address = { ...office, phone: '6612 3456' };
    const { result } = await execute('addAddress', { commandId, address }, ana, 'PA');
    expect(result).toMatchObject({ __typename: 'AddAddressSuccess', address: { address: { country: 'PA' } } });
    expect(readCustomer()?.addresses.at(-1)).toMatchObject({ country: 'PA' });
  });

  it('adds one address for a replayed command and during concurrent changes of the profile (ADDRESSES-12, ADDRESSES-19)', async () => {
    let concurrentChanges = 2;
    fixture.upstreams.beforeUpdate = (customer) => {
      if (concurrentChanges > 0) customer.version += 1;
      concurrentChanges -= 1;
    };
    const first = await execute('addAddress', { commandId, address: office });
    const replay = await execute('addAddress', { commandId: commandId.toUpperCase(), address: office });
    expect(replay.result).toEqual(first.result);
    expect([readCustomer()?.addresses.length, countWrites()]).toEqual([4, 3]);
  });

  it('saves the latest content of a replayed command (ADDRESSES-20)', async () => {
    await execute('addAddress', { commandId, address: office });
    const { result } = await execute('addAddress', {
      commandId,
      address: { ...office, alias: 'Bodega', description: null },
      isDefault: true,
    });
    expect(result).toMatchObject({ address: { isDefault: true, address: { alias: 'Bodega', description: null } } });
    expect(readCustomer()?.addresses.filter(({ key }) => key === commandId)).toHaveLength(1);
  });

  it('makes the new address the default on request and when there is no default (ADDRESSES-39)', async () => {
    const { result } = await execute('addAddress', { commandId, address: office, isDefault: true });
    expect(result).toMatchObject({ address: { isDefault: true } });
    delete readCustomer()?.defaultShippingAddressId;
    const other = await execute('addAddress', { commandId: commandId.replace('11', '12'), address: office });
    expect(other.result).toMatchObject({ address: { isDefault: true } });
  });

  it('returns every invalid field and saves nothing (ADDRESSES-23, ADDRESSES-24, ADDRESSES-59)', async () => {
    const { result } = await execute('addAddress', {
      commandId,
      address: { ...office, alias: 'Casa-1', phone: '', latitude: 18, longitude: -76.8 },
    });
    expect(result).toMatchObject({
      __typename: 'InvalidAddress',
      code: 'INVALID_ADDRESS',
      fieldErrors: [
        { field: 'ALIAS', reason: 'INVALID_CHARACTERS' },
        { field: 'PHONE', reason: 'REQUIRED' },
        { field: 'POSITION', reason: 'OUTSIDE_MARKET' },
      ],
    });
    expect(countWrites()).toBe(0);
  });

  it('saves an address outside coverage as undeliverable (ADDRESSES-82)', async () => {
    fixture.upstreams.coverage.set('66XQWWP4+3C', []);
    const { result } = await execute('addAddress', { commandId, address: office });
    expect(result).toMatchObject({ address: { isDeliverable: false, isMarkedUndeliverable: true } });
  });

  it('saves nothing while fulfilment is down (ADDRESSES-84)', async () => {
    fixture.upstreams.down.add('fulfilment');
    expect((await execute('addAddress', { commandId, address: office })).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(countWrites()).toBe(0);
  });

  it('rejects a command id that is not a UUID', async () => {
    expect((await execute('addAddress', { commandId: '1', address: office })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('updateAddress', () => {
  it('replaces the address and leaves the default (ADDRESSES-18, ADDRESSES-42)', async () => {
    const { result } = await execute('updateAddress', { addressId: 'a-home', address: office });
    expect(result).toMatchObject({
      __typename: 'UpdateAddressSuccess',
      address: { id: 'a-home', isDefault: true, address: { alias: 'Oficina' } },
    });
    // The new position has another postal code.
    expect(readCustomer()?.addresses.find(({ id }) => id === 'a-home')).not.toHaveProperty('postalCode');
  });

  it('keeps city, region and postal code while the plus code stays the same (ADDRESSES-17)', async () => {
    const readHome = () => readCustomer()?.addresses.find(({ id }) => id === 'a-home');
    const { city, region, postalCode } = readHome() ?? {};
    expect([city, region, postalCode]).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    const [latitude, longitude] = [9.9189, -84.1401];
    Object.assign(readHome()?.custom.fields ?? {}, { plus_code: encodePlusCode(latitude, longitude) });
    await execute('updateAddress', { addressId: 'a-home', address: { ...office, latitude, longitude } });
    expect(readHome()).toMatchObject({ city, region, postalCode, streetNumber: office.streetText });
  });

  it('makes the address the default on request (ADDRESSES-42)', async () => {
    await execute('updateAddress', { addressId: 'a-far', address: office, isDefault: true });
    expect(readCustomer()?.defaultShippingAddressId).toBe('a-far');
  });

  it('succeeds during a concurrent change of the profile (ADDRESSES-12)', async () => {
    fixture.upstreams.beforeUpdate = (customer) => {
      fixture.upstreams.beforeUpdate = () => undefined;
      customer.version += 1;
    };
    expect((await execute('updateAddress', { addressId: 'a-far', address: office })).result.__typename).toBe(
      'UpdateAddressSuccess',
    );
  });

  it('returns AddressNotFound for a deleted address, also when it is deleted concurrently (ADDRESSES-5)', async () => {
    const notFound = { __typename: 'AddressNotFound', code: 'ADDRESS_NOT_FOUND' };
    expect((await execute('updateAddress', { addressId: 'a-other', address: office })).result).toMatchObject(notFound);
    fixture.upstreams.beforeUpdate = (customer) => {
      customer.addresses = customer.addresses.filter(({ id }) => id !== 'a-far');
      customer.version += 1;
    };
    expect((await execute('updateAddress', { addressId: 'a-far', address: office })).result).toMatchObject(notFound);
  });

  it('returns every invalid field (ADDRESSES-23)', async () => {
    const { result } = await execute('updateAddress', {
      addressId: 'a-far',
      address: { ...office, hasManualTerritory: true },
    });
    expect(result).toMatchObject({
      fieldErrors: ['PROVINCE', 'CITY', 'DISTRICT'].map((field) => ({ field, reason: 'REQUIRED' })),
    });
  });
});

describe('deleteAddress', () => {
  it('deletes the default address and leaves no default (ADDRESSES-5, ADDRESSES-7)', async () => {
    const { result } = await execute('deleteAddress', { addressId: 'a-home' });
    expect(result).toEqual({
      __typename: 'DeleteAddressSuccess',
      member: { addresses: ['a-far', 'a-wrong'].map((id) => ({ id, isDefault: false })) },
    });
    expect((await execute('deleteAddress', { addressId: 'a-home' })).result.__typename).toBe('AddressNotFound');
  });
});

describe('setDefaultAddress', () => {
  it('sets the default, and writes nothing when it is already set (ADDRESSES-1, ADDRESSES-9)', async () => {
    for (const _attempt of ['first', 'second']) {
      const { result } = await execute('setDefaultAddress', { addressId: 'a-far' });
      expect(result).toMatchObject({ member: { addresses: [{ id: 'a-far', isDefault: true }, {}, {}] } });
    }
    expect(countWrites()).toBe(1);
    expect((await execute('setDefaultAddress', { addressId: 'a-unknown' })).result.__typename).toBe('AddressNotFound');
  });
});

it.each<[string, object]>([
  ['addAddress', { commandId, address: office }],
  ['updateAddress', { addressId: 'a-home', address: office }],
  ['deleteAddress', { addressId: 'a-home' }],
  ['setDefaultAddress', { addressId: 'a-far' }],
])('%s changes nothing in a market other than the member’s own (ADDRESSES-3)', async (name, input) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const query = `mutation($input: ${type}Input!) { result: ${name}(input: $input) {
    __typename ... on UserError { code message } ... on MarketMismatch { marketCode } } }`;
  const { data } = await fixture.service.execute(ana, query, { input }, 'PA');
  expect(data?.result).toMatchObject({
    __typename: 'MarketMismatch',
    code: 'MARKET_MISMATCH',
    marketCode: 'CR',
  });
  expect(countWrites()).toBe(0);
});

it('requires a signed-in member and the commerce platform for every change (ADDRESSES-2)', async () => {
  const commands: [string, object][] = [
    ['addAddress', { commandId, address: office }],
    ['updateAddress', { addressId: 'a-home', address: office }],
    ['deleteAddress', { addressId: 'a-home' }],
    ['setDefaultAddress', { addressId: 'a-home' }],
  ];
  for (const [name, input] of commands) {
    for (const identity of [guest, marcus])
      expect((await execute(name, input, identity)).codes).toEqual(['UNAUTHENTICATED']);
  }
  fixture.upstreams.down.add('commerce');
  for (const [name, input] of commands) expect((await execute(name, input)).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
});

function toPostalAddress({ alias, fullName, streetText, description }: typeof office) {
  return { alias, fullName, streetText, description };
}
