import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../testing/addresses.ts';
import type { Address } from './address.ts';
import { checkClub, type DeliveryPlaces, deliveryTo, type MemberFacts, pickupAt } from './delivery.ts';
import { homeDeliveryOf } from './home-delivery.ts';

const market = getMarket('CR');
const clubAddress = addressOf({ street: 'Autopista', city: null });
const home: Address = {
  ...clubAddress,
  id: 'home',
  location: {
    latitude: 9.9,
    longitude: -84.1,
    plusCode: '66XQWVH4+27',
    fulfillmentClubs: [
      { key: '6401', distanceKm: 1.6 },
      { key: '6402', distanceKm: 8 },
    ],
    isWrong: false,
  },
};
const club = (key: string, over = {}) => ({
  key,
  marketCode: 'CR',
  isEcommerceEnabled: true,
  isPickupAllowed: true,
  isOpenToday: true,
  address: clubAddress,
  ...over,
});
const crc = (cents: number) => money(cents, 'CRC');
const clubs = [
  club('6401'),
  club('6403', { isPickupAllowed: false }),
  club('6404', { isEcommerceEnabled: false }),
  club('7201', { marketCode: 'JM' }),
];

const places = (member?: Partial<MemberFacts>, methods = ['6401_ND']): DeliveryPlaces => ({
  club: async (key) => clubs.find((known) => known.key === key),
  member: async () => member && { country: 'CR', addresses: [home], defaultAddressId: null, ...member },
  memberAsSaved: async () => undefined,
  shippingMethods: async (clubKey) =>
    methods
      .filter((key) => key.startsWith(clubKey))
      .map((key) => ({
        key,
        speed: key.endsWith('_ND') ? ('NEXT_DAY' as const) : ('SAME_DAY' as const),
        price: crc(3_000),
        freeAbove: null,
        tax: { isIncluded: true, rate: 0.13 },
      })),
});

describe('a club', () => {
  it.each([
    ['6401', undefined],
    ['6404', { code: 'CLUB_UNAVAILABLE' }],
    ['7201', { code: 'CLUB_UNAVAILABLE' }],
    ['0000', { code: 'CLUB_UNAVAILABLE' }],
  ])('%s counts for prices: %j (CART-38)', async (key, expected) => {
    expect(await checkClub(key, market, places())).toEqual(expected);
  });

  it.each(['6403', '6404', '7201', '0000'])('%s hands out no orders here (CART-41, DELIVERY-6)', async (key) => {
    expect(await pickupAt(key, market, places())).toEqual({ code: 'CLUB_UNAVAILABLE' });
  });

  it('gives its own address to a cart that is fetched (DELIVERY-2)', async () => {
    expect(await pickupAt('6401', market, places())).toEqual({
      method: 'PICK_UP_IN_CLUB',
      clubKey: '6401',
      address: clubAddress,
    });
  });
});

describe('home delivery', () => {
  it('comes from the nearest club, by its method (DELIVERY-11)', async () => {
    expect(await deliveryTo('home', market, places({}))).toEqual({
      method: 'DELIVERY',
      clubKey: '6401',
      address: home,
      distanceKm: 1.6,
      shippingMethodKey: '6401_ND',
      shippingTax: { isIncluded: true, rate: 0.13 },
      speed: 'NEXT_DAY',
    });
  });

  const located = (over: object): Address => ({
    ...home,
    location: { ...home.location, ...over } as Address['location'],
  });
  it.each<[string, DeliveryPlaces, string]>([
    ['to guests', places(), 'home'],
    ['to an address of somebody else', places({}), 'other'],
    ['to members of another country', places({ country: 'PA' }), 'home'],
    ['to members without a country', places({ country: null }), 'home'],
    ['abroad', places({ addresses: [{ ...home, country: 'PA' }] }), 'home'],
    ['outside every coverage', places({ addresses: [located({ fulfillmentClubs: [] })] }), 'home'],
    ['to an address marked as wrong', places({ addresses: [located({ isWrong: true })] }), 'home'],
    ['where nobody looked at the map', places({ addresses: [{ ...home, location: null }] }), 'home'],
    ['from a club that sends nothing', places({}, []), 'home'],
    [
      'from a club that takes no orders',
      places({ addresses: [located({ fulfillmentClubs: [{ key: '6404', distanceKm: 1 }] })] }),
      'home',
    ],
  ])(
    'does not go %s (DELIVERY-7, DELIVERY-8, DELIVERY-9, DELIVERY-10, DELIVERY-12, DELIVERY-13)',
    async (_where, of, addressId) => {
      expect(await deliveryTo(addressId, market, of)).toEqual({ code: 'DELIVERY_UNAVAILABLE' });
    },
  );
});

describe('home delivery, told before there is a cart', () => {
  const office = { ...home, id: 'office' };
  const far = { ...home, id: 'far', location: null };

  it('goes to the preferred address, else to the first that a club delivers to (DELIVERY-18)', async () => {
    const member = places({ addresses: [far, home, office] });
    expect(await homeDeliveryOf(market, member, 'office')).toMatchObject({ address: { id: 'office' } });
    expect(await homeDeliveryOf(market, member, 'far')).toMatchObject({ address: { id: 'home' }, clubKey: '6401' });
    const withDefault = places({ addresses: [home, office], defaultAddressId: 'office' });
    expect(await homeDeliveryOf(market, withDefault, null)).toMatchObject({ address: { id: 'office' } });
    expect(await homeDeliveryOf(market, withDefault, 'home')).toMatchObject({ address: { id: 'home' } });
    expect(await homeDeliveryOf(market, places({ addresses: [far] }), null)).toBeNull();
    expect(await homeDeliveryOf(market, places(), null)).toBeNull();
  });

  it.each([
    ['6401_ND', true, 1],
    ['6401_SD', true, 0],
    ['6401_SD', false, 1],
  ])('by %s, open today: %s, arrives in %i days (DELIVERY-19)', async (method, isOpenToday, daysFromNow) => {
    const member: DeliveryPlaces = { ...places({}, [method]), club: async (key) => club(key, { isOpenToday }) };
    expect(await homeDeliveryOf(market, member, null)).toMatchObject({ daysFromNow, price: crc(3_000) });
  });
});
