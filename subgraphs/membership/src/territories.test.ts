import { describe, expect, it } from 'vitest';
import { ana, freshWorld, guest } from './testing/service.ts';

const world = freshWorld();

const sanRafael = '1/102/10203';
const names = async (parentId: string | null) => {
  const query = 'query($p: ID) { territories(parentId: $p) { id name } }';
  const { data } = await world.service.ask(guest, query, { p: parentId });
  return data.territories as { id: string; name: string }[];
};

describe('territories', () => {
  it('go from province to city to district, for everybody (ADDRESSES-71)', async () => {
    expect(await names(null)).toEqual([
      { id: '1', name: 'San José' },
      { id: '2', name: 'Alajuela' },
    ]);
    expect(await names('1')).toEqual([{ id: '1/102', name: 'Escazú' }]);
    expect(await names('1/102')).toEqual([{ id: sanRafael, name: 'San Rafael' }]);
  });

  it.each(['', '3', '2/102', sanRafael, `${sanRafael}/1`, '%', '1/'])(
    'there are none in %j (ADDRESSES-72)',
    async (parentId) => {
      expect(await names(parentId)).toEqual([]);
    },
  );

  it('are asked for once', async () => {
    await names('1/102');
    await names('1/102');
    expect(world.upstreams.calls).toHaveLength(3);
  });
});

describe('an address by hand', () => {
  const write = (territoryId: string | null) =>
    world.service.ask(
      ana,
      `mutation($input: UpdateAddressInput!) { updateAddress(input: $input) {
        ... on UpdateAddressSuccess { address { isManual territories { name } address { city region } } }
        ... on AddressInvalid { faults { field reason } }
      } }`,
      {
        input: {
          addressId: 'a-home',
          address: {
            alias: 'Casa',
            streetText: '200 m sur de la iglesia',
            latitude: 9.93,
            longitude: -84.13,
            territoryId,
            isManual: true,
          },
        },
      },
    );

  it('keeps its province, city and district (ADDRESSES-77)', async () => {
    expect((await write(sanRafael)).data.updateAddress).toEqual({
      address: {
        isManual: true,
        territories: [{ name: 'San José' }, { name: 'Escazú' }, { name: 'San Rafael' }],
        address: { city: 'Escazú', region: 'San José' },
      },
    });
  });

  it.each([
    ['1/102', ['DISTRICT']],
    ['1/999', ['PROVINCE', 'CITY', 'DISTRICT']],
    [null, ['PROVINCE', 'CITY', 'DISTRICT']],
  ])('with the territory %j lacks %j (ADDRESSES-23)', async (territoryId, fields) => {
    const faults = fields.map((field) => ({ field, reason: 'REQUIRED' }));
    expect((await write(territoryId)).data.updateAddress).toEqual({ faults });
  });
});

it('a found place tells what it lies in (ADDRESSES-78)', async () => {
  const { data } = await world.service.ask(ana, '{ place(id: "mark-7") { territories { id name } } }');
  expect(data.place).toEqual({
    territories: [
      { id: '1', name: 'San José' },
      { id: '1/102', name: 'Escazú' },
    ],
  });
});
