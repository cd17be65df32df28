import type { CommerceApi } from '@tarima/commerce-client/client';
import type { Places, PlatformClub } from '@tarima/commerce-client/places';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { describe, expect, it, vi } from 'vitest';
import type { ShippingMethod } from '../domain/delivery.ts';
import type { Fulfilment } from '../domain/delivery-window.ts';
import { addressOf } from '../testing/addresses.ts';
import type { Customer, Customers } from './customers.ts';
import { createDeliveryPlaces } from './delivery-places.ts';

const market = getMarket('CR');
const home = addressOf({
  id: 'home',
  location: {
    latitude: 9.9,
    longitude: -84.1,
    plusCode: '66XQWVH4+27',
    fulfillmentClubs: [{ key: '6401', distanceKm: 1.6 }],
    isWrong: false,
  },
});
const office = { ...home, id: 'office', location: home.location && { ...home.location, plusCode: '66XQWVJ5+38' } };
const customer: Customer = {
  id: 'ana',
  email: 'ana@tarima.test',
  country: 'CR',
  addresses: [home, office],
  defaultAddressId: 'home',
  version: 3,
};
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

interface Given {
  readonly fulfillmentValidation?: boolean;
  readonly homeDelivery?: boolean;
  readonly defaultAddressId?: string | null;
  readonly lookUp?: Fulfilment['clubsReaching'];
}

/** What a member of Costa Rica has with two saved addresses, to whose default another club is the nearest by now. */
function placesWith(given: Given = {}) {
  const { fulfillmentValidation = true, homeDelivery = true, defaultAddressId = 'home' } = given;
  const clubsReaching = vi.fn(given.lookUp ?? (async () => [{ key: '6402', distanceKm: 0.8 }]));
  const reportDelivery = vi.fn<(problem: string, facts: object) => void>();
  const customers: Customers = {
    read: async () => ({ ...customer, defaultAddressId }),
    identify: async () => customer,
    saveClubs: async () => undefined,
  };
  const places = createDeliveryPlaces({
    identity: { kind: 'member', subject: 'ana', membershipNumber: '64011045120001' },
    market,
    commerce: {} as CommerceApi,
    places: { club: async (key: string) => (key.startsWith('64') ? { ...club, key } : undefined) } as Places,
    customers,
    shippingMethods: async () => [nextDay],
    configuration: {
      market: () => ({
        clubs: { transactional: ['6401'], fulfillmentValidation },
        delivery: { homeDelivery, minimumMinutesBeforeWindow: 60 },
      }),
    } as unknown as ConfigurationSource,
    fulfilment: { clubsReaching } as Partial<Fulfilment> as Fulfilment,
    reportDelivery,
  });
  const clubsOfHome = async () => (await places.member())?.addresses[0]?.location?.fulfillmentClubs;
  return { places, clubsReaching, clubsOfHome, reportDelivery };
}

describe('the places of a delivery', () => {
  it('have the clubs that are near the default address now, with validation on (ADDRESSES-85)', async () => {
    const { clubsReaching, clubsOfHome } = placesWith({ fulfillmentValidation: true });
    expect(await clubsOfHome()).toEqual([{ key: '6402', distanceKm: 0.8 }]);
    expect(clubsReaching).toHaveBeenCalledExactlyOnceWith('66XQWVH4+27');
  });

  it('have the clubs that were saved with the address, with validation off (ADDRESSES-85)', async () => {
    const { clubsReaching, clubsOfHome } = placesWith({ fulfillmentValidation: false });
    expect(await clubsOfHome()).toEqual([{ key: '6401', distanceKm: 1.6 }]);
    expect(clubsReaching).not.toHaveBeenCalled();
  });

  it('have the clubs that were saved where no address is the default (ADDRESSES-85)', async () => {
    const { places, clubsReaching } = placesWith({ defaultAddressId: null });
    expect((await places.member())?.addresses).toEqual([home, office]);
    expect(clubsReaching).not.toHaveBeenCalled();
  });

  it('have the clubs that were saved when the look-up fails, which is logged (ADDRESSES-89)', async () => {
    const err = new Error('The fulfilment service does not answer.');
    const { places, reportDelivery } = placesWith({ lookUp: () => Promise.reject(err) });
    expect((await places.member())?.addresses).toEqual([home, office]);
    expect(reportDelivery).toHaveBeenCalledExactlyOnceWith(expect.any(String), { err });
  });

  it('have shipping methods only while the market has home delivery (CONFIGURATION-20)', async () => {
    expect(await placesWith({ homeDelivery: true }).places.shippingMethods('6401', market)).toEqual([nextDay]);
    expect(await placesWith({ homeDelivery: false }).places.shippingMethods('6401', market)).toEqual([]);
  });

  it.each([
    ['6401', true],
    ['6402', false],
  ])('allow pickup at club %s: %s (CLUBS-6)', async (key, isPickupAllowed) => {
    expect(await placesWith().places.club(key)).toMatchObject({ isPickupAllowed, isEcommerceEnabled: true });
  });
});
