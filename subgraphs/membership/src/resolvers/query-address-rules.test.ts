import { expect, it } from 'vitest';
import { guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

it('returns the address rules of the market (ADDRESSES-23, ADDRESSES-59)', async () => {
  const { data } = await fixture.service.execute(
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
