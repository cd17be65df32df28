import type { Address } from '@tarima/markets/address';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../domain/delivery.ts';
import { buildAddress } from '../../testing/addresses.ts';
import type { CartRequest } from '../cart-request.ts';
import { findDeliverableAddress } from '../find-home-delivery.ts';
import { checkClub, chooseHomeDelivery, choosePickup } from './choose-delivery.ts';

const market = getMarket('CR');
const clubAddress = buildAddress({ street: 'Autopista', city: null });
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
    isMarkedUndeliverable: false,
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

type Sources = Pick<CartRequest, 'clubDirectory' | 'member'>;

const createSources = (member?: Partial<Member>, methods = ['6401_ND']): Sources => ({
  member: {
    readCurrent: async () => member && { country: 'CR', addresses: [home], defaultAddressId: null, ...member },
    readSaved: async () => undefined,
  },
  clubDirectory: {
    findClub: async (key) => clubs.find((known) => known.key === key),
    describeClub: async () => undefined,
    listShippingMethods: async (clubKey) =>
      methods
        .filter((key) => key.startsWith(clubKey))
        .map((key) => ({
          key,
          speed: key.endsWith('_ND') ? ('NEXT_DAY' as const) : ('SAME_DAY' as const),
          price: crc(3_000),
          freeAbove: null,
          tax: { isIncluded: true, rate: 0.13 },
        })),
  },
});

describe('a club', () => {
  it.each([
    ['6401', undefined],
    ['6404', { type: 'ClubUnavailable', code: 'CLUB_UNAVAILABLE' }],
    ['7201', { type: 'ClubUnavailable', code: 'CLUB_UNAVAILABLE' }],
    ['0000', { type: 'ClubUnavailable', code: 'CLUB_UNAVAILABLE' }],
  ])('%s can be chosen for prices and stock: %j (CART-38)', async (key, expected) => {
    expect(await checkClub(key, market, createSources())).toEqual(expected);
  });

  it.each(['6403', '6404', '7201', '0000'])(
    '%s does not offer pickup in this market (CART-41, DELIVERY-6)',
    async (key) => {
      expect(await choosePickup(key, market, createSources())).toEqual({
        type: 'ClubUnavailable',
        code: 'CLUB_UNAVAILABLE',
      });
    },
  );

  it('sets its own address on a cart for pickup (DELIVERY-2)', async () => {
    expect(await choosePickup('6401', market, createSources())).toEqual({
      method: 'PICK_UP_IN_CLUB',
      clubKey: '6401',
      address: clubAddress,
    });
  });
});

describe('home delivery', () => {
  it('is from the nearest club, by its default method (DELIVERY-11)', async () => {
    expect(await chooseHomeDelivery('home', market, createSources({}))).toEqual({
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
  it.each<[string, Sources, string]>([
    ['for guests (DELIVERY-7)', createSources(), 'home'],
    ['to another member’s address (DELIVERY-9)', createSources({}), 'other'],
    ['for members of another country (DELIVERY-8)', createSources({ country: 'PA' }), 'home'],
    ['for members without a country (DELIVERY-8)', createSources({ country: null }), 'home'],
    ['to an address abroad (DELIVERY-9)', createSources({ addresses: [{ ...home, country: 'PA' }] }), 'home'],
    [
      'outside every club’s coverage (DELIVERY-10)',
      createSources({ addresses: [located({ fulfillmentClubs: [] })] }),
      'home',
    ],
    [
      'to an address marked as wrong (DELIVERY-10)',
      createSources({ addresses: [located({ isMarkedUndeliverable: true })] }),
      'home',
    ],
    [
      'to an address without a location (DELIVERY-10)',
      createSources({ addresses: [{ ...home, location: null }] }),
      'home',
    ],
    ['from a club without shipping methods (DELIVERY-13)', createSources({}, []), 'home'],
    [
      'from a club that accepts no online orders (DELIVERY-12)',
      createSources({ addresses: [located({ fulfillmentClubs: [{ key: '6404', distanceKm: 1 }] })] }),
      'home',
    ],
  ])('is not available %s', async (_where, of, addressId) => {
    expect(await chooseHomeDelivery(addressId, market, of)).toEqual({
      type: 'DeliveryUnavailable',
      code: 'DELIVERY_UNAVAILABLE',
    });
  });
});

describe('home delivery before there is a cart', () => {
  const office = { ...home, id: 'office' };
  const far = { ...home, id: 'far', location: null };

  it('is to the preferred address, otherwise to the default or first deliverable one (DELIVERY-18)', async () => {
    const member = createSources({ addresses: [far, home, office] });
    expect(await findDeliverableAddress(market, member, 'office')).toMatchObject({ address: { id: 'office' } });
    expect(await findDeliverableAddress(market, member, 'far')).toMatchObject({
      address: { id: 'home' },
      clubKey: '6401',
    });
    const withDefault = createSources({ addresses: [home, office], defaultAddressId: 'office' });
    expect(await findDeliverableAddress(market, withDefault, null)).toMatchObject({ address: { id: 'office' } });
    expect(await findDeliverableAddress(market, withDefault, 'home')).toMatchObject({ address: { id: 'home' } });
    expect(await findDeliverableAddress(market, createSources({ addresses: [far] }), null)).toBeNull();
    expect(await findDeliverableAddress(market, createSources(), null)).toBeNull();
  });

  it.each([
    ['6401_ND', true, 1],
    ['6401_SD', true, 0],
    ['6401_SD', false, 1],
  ])(
    'arrives by %s, with the club open today: %s, in %i days (DELIVERY-19)',
    async (method, isOpenToday, daysUntilDelivery) => {
      const sources = createSources({}, [method]);
      const member: Sources = {
        ...sources,
        clubDirectory: { ...sources.clubDirectory, findClub: async (key) => club(key, { isOpenToday }) },
      };
      expect(await findDeliverableAddress(market, member, null)).toMatchObject({
        daysUntilDelivery,
        price: crc(3_000),
      });
    },
  );
});
