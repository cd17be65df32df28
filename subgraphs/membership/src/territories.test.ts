import { describe, expect, it } from 'vitest';
import { ana, guest, setUpFixture } from './testing/service.ts';

const fixture = setUpFixture();

const sanRafael = '1/102/10203';
const listTerritories = async (parentId: string | null) => {
  const query = 'query($p: ID) { territories(parentId: $p) { id name } }';
  const { data } = await fixture.service.execute(guest, query, { p: parentId });
  return data.territories as { id: string; name: string }[];
};

describe('territories', () => {
  it('list provinces, cities and districts to everyone (ADDRESSES-71)', async () => {
    expect(await listTerritories(null)).toEqual([
      { id: '1', name: 'San José' },
      { id: '2', name: 'Alajuela' },
    ]);
    expect(await listTerritories('1')).toEqual([{ id: '1/102', name: 'Escazú' }]);
    expect(await listTerritories('1/102')).toEqual([{ id: sanRafael, name: 'San Rafael' }]);
  });

  it.each(['', '3', '2/102', sanRafael, `${sanRafael}/1`, '%', '1/'])(
    'are empty for the parent %j (ADDRESSES-72)',
    async (parentId) => {
      expect(await listTerritories(parentId)).toEqual([]);
    },
  );

  it('are cached', async () => {
    await listTerritories('1/102');
    await listTerritories('1/102');
    expect(fixture.upstreams.requests).toHaveLength(3);
  });
});

describe('a manual address', () => {
  const updateAddress = (territoryId: string | null) =>
    fixture.service.execute(
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
    expect((await updateAddress(sanRafael)).data.updateAddress).toEqual({
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
  ])('with the territory %j requires %j (ADDRESSES-23)', async (territoryId, fields) => {
    const faults = fields.map((field) => ({ field, reason: 'REQUIRED' }));
    expect((await updateAddress(territoryId)).data.updateAddress).toEqual({ faults });
  });
});

it('a place has the territories that contain it (ADDRESSES-78)', async () => {
  const { data } = await fixture.service.execute(ana, '{ place(id: "mark-7") { territories { id name } } }');
  expect(data.place).toEqual({
    territories: [
      { id: '1', name: 'San José' },
      { id: '1/102', name: 'Escazú' },
    ],
  });
});
