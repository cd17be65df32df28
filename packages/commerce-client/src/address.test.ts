import { expect, it } from 'vitest';
import { toAddress } from './address.ts';

it.each([
  ['', '', []],
  [
    '6401, 6402',
    '1.5',
    [
      ['6401', 1.5],
      ['6402', null],
    ],
  ],
  [',6401', ',x', [['6401', null]]],
])('converts the lists %j and %j to clubs with distances (ADDRESSES-15)', (clubs, distances, expected) => {
  const address = toAddress({ country: 'CR', custom: { fields: { fulfillment_clubs: clubs, distance: distances } } });
  expect(address.location?.fulfillmentClubs.map(({ key, distanceKm }) => [key, distanceKm])).toEqual(expected);
});
