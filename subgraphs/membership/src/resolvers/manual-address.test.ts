import { describe, expect, it } from 'vitest';
import { ana, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

const sanRafael = '1/102/10203';

describe('a manual address', () => {
  const updateAddress = (territoryId: string | null) =>
    fixture.service.execute(
      ana,
      `mutation($input: UpdateAddressInput!) { updateAddress(input: $input) {
        ... on UpdateAddressSuccess { address { hasManualTerritory territories { name } address { city region } } }
        ... on InvalidAddress { fieldErrors { field reason } }
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
            hasManualTerritory: true,
          },
        },
      },
    );

  it('keeps its province, city and district (ADDRESSES-77)', async () => {
    expect((await updateAddress(sanRafael)).data.updateAddress).toEqual({
      address: {
        hasManualTerritory: true,
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
    const fieldErrors = fields.map((field) => ({ field, reason: 'REQUIRED' }));
    expect((await updateAddress(territoryId)).data.updateAddress).toEqual({ fieldErrors });
  });
});
