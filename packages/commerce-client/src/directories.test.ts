import { createRecordReader } from '@tarima/service-kit/record-reader';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommerceApi } from './client.ts';
import { everything } from './everything.ts';
import { createPlaces } from './places.ts';
import { createTaxInclusion } from './tax-inclusion.ts';

const warn = vi.fn();
const records = createRecordReader({ warn });
beforeEach(() => warn.mockClear());

const hours = { weekdays: ['09:00', '20:00'], saturday: ['09:00', '20:00'], sunday: ['10:00', '17:00'] };
const channels = [
  { id: 'c64', key: '64', name: { es: 'Costa Rica' } },
  {
    id: 'c6401',
    key: '6401',
    name: { es: 'Escazú' },
    address: { country: 'CR', streetName: 'Autopista', city: 'Escazú', phone: '+506 2588 6401' },
    geoLocation: { type: 'Point', coordinates: [-84.1437, 9.942] },
    custom: { fields: { ecommerceEnabled: true, timeZone: 'America/Costa_Rica', openingHours: JSON.stringify(hours) } },
  },
  {
    id: 'c7201',
    key: '7201',
    geoLocation: { type: 'Point', coordinates: [-76.8, 18] },
    custom: { fields: { openingHours: 'not JSON' } },
  },
  { id: 'c9901', key: '9901', geoLocation: { type: 'Point', coordinates: [0, 0] } },
];
const taxCategories = [
  {
    rates: [
      { country: 'CR', includedInPrice: true },
      { country: 'PA', includedInPrice: false },
    ],
  },
  { rates: [{ country: 'PA', includedInPrice: true }] },
];

/** The SDK's shape of a query: `api.channels().get(…).execute()`. */
function apiOf(results: unknown[]) {
  const get = vi.fn(() => ({ execute: async () => ({ body: { results } }) }));
  const commerce = { api: { channels: () => ({ get }), taxCategories: () => ({ get }) } };
  return { commerce: commerce as unknown as CommerceApi, get };
}

describe('places', () => {
  it('are the channels, read once', async () => {
    const { commerce, get } = apiOf(channels);
    const places = createPlaces(commerce, records);
    expect(await places.channelId('64')).toBe('c64');
    expect(await places.channelId('6401')).toBe('c6401');
    expect(await places.channelId('nope')).toBeUndefined();
    expect((await places.channelKeys()).get('c6401')).toBe('6401');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('leave out a channel that cannot be read, and name it in the log', async () => {
    const { commerce } = apiOf([{ id: 'without-key' }, ...channels]);
    expect((await createPlaces(commerce, records).clubs('CR')).map(({ key }) => key)).toEqual(['6401']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'channel', id: 'without-key' }),
      expect.any(String),
    );
  });

  it('are clubs when they have a club’s key in a market (CLUBS-1, CLUBS-2)', async () => {
    const places = createPlaces(apiOf(channels).commerce, records);
    expect((await places.clubs('CR')).map(({ key }) => key)).toEqual(['6401']);
    expect(await places.club('6401')).toMatchObject({
      market: { code: 'CR' },
      address: { street: 'Autopista', city: 'Escazú' },
      latitude: 9.942,
      longitude: -84.1437,
      openingHours: hours,
      isEcommerceEnabled: true,
    });
    expect(await places.club('64')).toBeUndefined();
    expect(await places.club('9901')).toBeUndefined();
  });

  it('have no hours that cannot be read, and take no orders unless they say so (CLUBS-4, CLUBS-5, CLUBS-9)', async () => {
    const club = await createPlaces(apiOf(channels).commerce, records).club('7201');
    expect(club).toMatchObject({ openingHours: null, isEcommerceEnabled: false, timeZone: 'America/Jamaica' });
  });
});

describe('tax inclusion', () => {
  it('applies unless a rate of the market says otherwise (CATALOG-24)', async () => {
    const isTaxIncluded = createTaxInclusion(apiOf([...taxCategories, { id: 'broken' }]).commerce, records);
    expect(await isTaxIncluded('CR')).toBe(true);
    expect(await isTaxIncluded('PA')).toBe(false);
  });
});

describe('reading a collection whole', () => {
  it('goes on until a page is not full (CATALOG-62)', async () => {
    const load = vi.fn(async ({ offset, limit }: { offset: number; limit: number }) =>
      Array.from({ length: Math.min(limit, 1_100 - offset) }, (_, index) => offset + index),
    );
    expect(await everything(load)).toHaveLength(1_100);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
