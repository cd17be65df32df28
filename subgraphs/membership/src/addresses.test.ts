import { plusCodeOf } from '@tarima/markets/plus-code';
import { describe, expect, it } from 'vitest';
import { ana, anasNumber, freshWorld, guest, marcus } from './testing/service.ts';

const world = freshWorld();

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
const parts = `id isDefault isDeliverable latitude longitude plusCode isManual isWrong
  address { alias fullName streetText description country phone }`;
const changed = `member { addresses { id isDefault } }`;

type Answer = { __typename: string } & Record<string, unknown>;

const run = async (name: string, input: object, identity = ana) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const { data, codes } = await world.service.ask(
    identity,
    `mutation($input: ${type}Input!) { result: ${name}(input: $input) {
      __typename
      ... on UserError { code message }
      ${/^(add|update)/.test(name) ? `... on ${type}Success { address { ${parts} } } ... on AddressInvalid { faults { field reason } }` : ''}
      ... on ${type}Success { ${changed} }
    } }`,
    { input },
  );
  return { result: data?.result as Answer, codes };
};
const saved = () => world.upstreams.customers.get(anasNumber);
const writes = () => world.upstreams.calls.filter((call) => call.startsWith('POST /tarima')).length;

describe('addAddress', () => {
  it('saves what was written, with the plus code of its position (ADDRESSES-14, ADDRESSES-15, ADDRESSES-16, ADDRESSES-35, ADDRESSES-79)', async () => {
    const { result, codes } = await run('addAddress', { commandId, address: office });
    expect(codes).toBeUndefined();
    expect(result).toMatchObject({
      __typename: 'AddAddressSuccess',
      address: {
        isDefault: false,
        isDeliverable: true,
        latitude: 9.9352,
        longitude: -84.0939,
        plusCode: '66XQWWP4+3C',
        isManual: false,
        isWrong: false,
        address: { ...address(office), country: 'CR', phone: '+50688214512' },
      },
    });
    expect(saved()?.addresses.at(-1)).toMatchObject({
      key: commandId,
      streetNumber: office.streetText,
      additionalStreetInfo: office.description,
      custom: {
        fields: { alias: 'Oficina', plus_code: '66XQWWP4+3C', fulfillment_clubs: '6401,6402', distance: '1.2,4' },
      },
    });
  });

  it('adds one, however often it is sent and whoever changes the profile meanwhile (ADDRESSES-12, ADDRESSES-19)', async () => {
    let others = 2;
    world.upstreams.onWrite = (known) => {
      if (others > 0) known.version += 1;
      others -= 1;
    };
    const first = await run('addAddress', { commandId, address: office });
    const again = await run('addAddress', { commandId: commandId.toUpperCase(), address: office });
    expect(again.result).toEqual(first.result);
    expect([saved()?.addresses.length, writes()]).toEqual([4, 3]);
  });

  it('takes the last words of one that is sent again with others (ADDRESSES-20)', async () => {
    await run('addAddress', { commandId, address: office });
    const { result } = await run('addAddress', {
      commandId,
      address: { ...office, alias: 'Bodega', description: null },
      isDefault: true,
    });
    expect(result).toMatchObject({ address: { isDefault: true, address: { alias: 'Bodega', description: null } } });
    expect(saved()?.addresses.filter(({ key }) => key === commandId)).toHaveLength(1);
  });

  it('makes the default when it is asked to, and when there is none (ADDRESSES-39)', async () => {
    const { result } = await run('addAddress', { commandId, address: office, isDefault: true });
    expect(result).toMatchObject({ address: { isDefault: true } });
    delete saved()?.defaultShippingAddressId;
    const other = await run('addAddress', { commandId: commandId.replace('11', '12'), address: office });
    expect(other.result).toMatchObject({ address: { isDefault: true } });
  });

  it('refuses what breaks a rule, field by field, and saves nothing (ADDRESSES-23, ADDRESSES-24, ADDRESSES-59)', async () => {
    const { result } = await run('addAddress', {
      commandId,
      address: { ...office, alias: 'Casa-1', phone: '', latitude: 18, longitude: -76.8 },
    });
    expect(result).toMatchObject({
      __typename: 'AddressInvalid',
      code: 'ADDRESS_INVALID',
      faults: [
        { field: 'ALIAS', reason: 'CHARACTERS' },
        { field: 'PHONE', reason: 'REQUIRED' },
        { field: 'POSITION', reason: 'OUTSIDE_MARKET' },
      ],
    });
    expect(writes()).toBe(0);
  });

  it('saves an address that no club covers, as one that nothing can be brought to (ADDRESSES-82)', async () => {
    world.upstreams.coverage.set('66XQWWP4+3C', []);
    const { result } = await run('addAddress', { commandId, address: office });
    expect(result).toMatchObject({ address: { isDeliverable: false, isWrong: true } });
  });

  it('saves nothing while nobody knows who delivers there (ADDRESSES-84)', async () => {
    world.upstreams.down.add('fulfilment');
    expect((await run('addAddress', { commandId, address: office })).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(writes()).toBe(0);
  });

  it('needs a UUID as the command', async () => {
    expect((await run('addAddress', { commandId: '1', address: office })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('updateAddress', () => {
  it('writes the address anew and leaves the default (ADDRESSES-18, ADDRESSES-42)', async () => {
    const { result } = await run('updateAddress', { addressId: 'a-home', address: office });
    expect(result).toMatchObject({
      __typename: 'UpdateAddressSuccess',
      address: { id: 'a-home', isDefault: true, address: { alias: 'Oficina' } },
    });
    // Another place has another postal code.
    expect(saved()?.addresses.find(({ id }) => id === 'a-home')).not.toHaveProperty('postalCode');
  });

  it('keeps what only its place tells while it stays there (ADDRESSES-17)', async () => {
    const there = () => saved()?.addresses.find(({ id }) => id === 'a-home');
    const { city, region, postalCode } = there() ?? {};
    expect([city, region, postalCode]).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    const [latitude, longitude] = [9.9189, -84.1401];
    Object.assign(there()?.custom.fields ?? {}, { plus_code: plusCodeOf(latitude, longitude) });
    await run('updateAddress', { addressId: 'a-home', address: { ...office, latitude, longitude } });
    expect(there()).toMatchObject({ city, region, postalCode, streetNumber: office.streetText });
  });

  it('makes it the default (ADDRESSES-42)', async () => {
    await run('updateAddress', { addressId: 'a-far', address: office, isDefault: true });
    expect(saved()?.defaultShippingAddressId).toBe('a-far');
  });

  it('goes through although somebody else changes the profile meanwhile (ADDRESSES-12)', async () => {
    world.upstreams.onWrite = (known) => {
      world.upstreams.onWrite = () => undefined;
      known.version += 1;
    };
    expect((await run('updateAddress', { addressId: 'a-far', address: office })).result.__typename).toBe(
      'UpdateAddressSuccess',
    );
  });

  it('tells when the address is gone, also when it goes meanwhile (ADDRESSES-5)', async () => {
    const gone = { __typename: 'AddressNotFound', code: 'ADDRESS_NOT_FOUND' };
    expect((await run('updateAddress', { addressId: 'a-other', address: office })).result).toMatchObject(gone);
    world.upstreams.onWrite = (known) => {
      known.addresses = known.addresses.filter(({ id }) => id !== 'a-far');
      known.version += 1;
    };
    expect((await run('updateAddress', { addressId: 'a-far', address: office })).result).toMatchObject(gone);
  });

  it('refuses what breaks a rule (ADDRESSES-23)', async () => {
    const { result } = await run('updateAddress', { addressId: 'a-far', address: { ...office, isManual: true } });
    expect(result).toMatchObject({
      faults: ['PROVINCE', 'CITY', 'DISTRICT'].map((field) => ({ field, reason: 'REQUIRED' })),
    });
  });
});

describe('deleteAddress and setDefaultAddress', () => {
  it('delete, and leave no default when it was that (ADDRESSES-5, ADDRESSES-7)', async () => {
    const { result } = await run('deleteAddress', { addressId: 'a-home' });
    expect(result).toEqual({
      __typename: 'DeleteAddressSuccess',
      member: { addresses: ['a-far', 'a-wrong'].map((id) => ({ id, isDefault: false })) },
    });
    expect((await run('deleteAddress', { addressId: 'a-home' })).result.__typename).toBe('AddressNotFound');
  });

  it('set the default, and write nothing when it is so already (ADDRESSES-1, ADDRESSES-9)', async () => {
    for (const _time of ['first', 'again']) {
      const { result } = await run('setDefaultAddress', { addressId: 'a-far' });
      expect(result).toMatchObject({ member: { addresses: [{ id: 'a-far', isDefault: true }, {}, {}] } });
    }
    expect(writes()).toBe(1);
    expect((await run('setDefaultAddress', { addressId: 'nobody' })).result.__typename).toBe('AddressNotFound');
  });
});

it.each<[string, object]>([
  ['addAddress', { commandId, address: office }],
  ['updateAddress', { addressId: 'a-home', address: office }],
  ['deleteAddress', { addressId: 'a-home' }],
  ['setDefaultAddress', { addressId: 'a-far' }],
])('%s changes nothing in a market that is not the member’s own (ADDRESSES-3)', async (name, input) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const query = `mutation($input: ${type}Input!) { result: ${name}(input: $input) {
    __typename ... on UserError { code message } ... on AddressOutsideCountry { marketCode } } }`;
  const { data } = await world.service.ask(ana, query, { input }, 'PA');
  expect(data?.result).toMatchObject({
    __typename: 'AddressOutsideCountry',
    code: 'ADDRESS_OUTSIDE_COUNTRY',
    marketCode: 'CR',
  });
  expect(writes()).toBe(0);
});

it('needs a member for every change, and the platform (ADDRESSES-2)', async () => {
  const changes: [string, object][] = [
    ['addAddress', { commandId, address: office }],
    ['updateAddress', { addressId: 'a-home', address: office }],
    ['deleteAddress', { addressId: 'a-home' }],
    ['setDefaultAddress', { addressId: 'a-home' }],
  ];
  for (const [name, input] of changes) {
    for (const nobody of [guest, marcus]) expect((await run(name, input, nobody)).codes).toEqual(['UNAUTHENTICATED']);
  }
  world.upstreams.down.add('platform');
  for (const [name, input] of changes) expect((await run(name, input)).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
});

it('tells what the form of the market asks for (ADDRESSES-23, ADDRESSES-59)', async () => {
  const { data } = await world.service.ask(
    guest,
    '{ addressRules { requiredManualFields requiredSearchFields bounds { south west north east } capitalLatitude capitalLongitude } }',
  );
  expect(data.addressRules).toEqual({
    requiredManualFields: ['PROVINCE', 'CITY', 'DISTRICT', 'STREET', 'ALIAS'],
    requiredSearchFields: ['STREET', 'ALIAS', 'PHONE'],
    bounds: { south: 8.03, west: -85.95, north: 11.22, east: -82.55 },
    capitalLatitude: 9.9281,
    capitalLongitude: -84.0907,
  });
});

function address({ alias, fullName, streetText, description }: typeof office) {
  return { alias, fullName, streetText, description };
}
