import type { ChannelDirectory, PlatformClub } from '@tarima/commerce-client/channel-directory';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { expect, it } from 'vitest';
import type { ShippingMethod } from '../../domain/delivery.ts';
import { createClubDirectory } from './club-directory.ts';

const market = getMarket('CR');
const club: PlatformClub = {
  key: '6401',
  market,
  name: {},
  address: { street: 'Autopista', city: 'Escazú', region: undefined, postalCode: undefined, phone: undefined },
  latitude: 9.9,
  longitude: -84.1,
  timeZone: market.timeZone,
  openingHours: null,
  isEcommerceEnabled: true,
};
const nextDay: ShippingMethod = {
  key: '6401_ND',
  speed: 'NEXT_DAY',
  price: money(300_000, 'CRC'),
  freeAbove: null,
  tax: { isIncluded: true, rate: 0.13 },
};

/** Clubs of Costa Rica, of which the configuration allows pickup at 6401 only. */
function createDirectory({ homeDelivery = true } = {}) {
  return createClubDirectory({
    channelDirectory: {
      findClub: async (key: string) => (key.startsWith('64') ? { ...club, key } : undefined),
    } as ChannelDirectory,
    shippingMethods: async () => [nextDay],
    configuration: {
      market: () => ({
        clubs: { transactional: ['6401'] },
        delivery: { homeDelivery, minimumMinutesBeforeWindow: 60 },
      }),
    } as unknown as ConfigurationSource,
  });
}

it('lists shipping methods only while the market has home delivery (CONFIGURATION-20)', async () => {
  expect(await createDirectory({ homeDelivery: true }).listShippingMethods('6401', market)).toEqual([nextDay]);
  expect(await createDirectory({ homeDelivery: false }).listShippingMethods('6401', market)).toEqual([]);
});

it.each([
  ['6401', true],
  ['6402', false],
])('allows pickup at club %s: %s (CLUBS-6)', async (key, isPickupAllowed) => {
  expect(await createDirectory().findClub(key)).toMatchObject({ isPickupAllowed, isEcommerceEnabled: true });
});

it('describes a club of any market, also one that takes no orders', async () => {
  expect(await createDirectory().describeClub('6402')).toEqual({
    name: {},
    street: 'Autopista',
    city: 'Escazú',
    openingHours: null,
  });
  expect(await createDirectory().describeClub('7201')).toBeUndefined();
});
