import { createRecordReader } from '@tarima/service-kit/record-reader';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChannelDirectory } from './channel-directory.ts';
import type { CommerceApi } from './client.ts';
import { fetchAllPages } from './fetch-all-pages.ts';
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

/** A fake of the SDK's query builder: `api.channels().get(…).execute()`. */
function createFakeApi(results: unknown[]) {
  const get = vi.fn(() => ({ execute: async () => ({ body: { results } }) }));
  const commerce = { api: { channels: () => ({ get }), taxCategories: () => ({ get }) } };
  return { commerce: commerce as unknown as CommerceApi, get };
}

describe('createChannelDirectory', () => {
  it('loads the channels once', async () => {
    const { commerce, get } = createFakeApi(channels);
    const channelDirectory = createChannelDirectory(commerce, records);
    expect(await channelDirectory.findChannelId('64')).toBe('c64');
    expect(await channelDirectory.findChannelId('6401')).toBe('c6401');
    expect(await channelDirectory.findChannelId('nope')).toBeUndefined();
    expect((await channelDirectory.getChannelKeys()).get('c6401')).toBe('6401');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('leaves out an unreadable channel and logs it', async () => {
    const { commerce } = createFakeApi([{ id: 'without-key' }, ...channels]);
    expect((await createChannelDirectory(commerce, records).listClubs('CR')).map(({ key }) => key)).toEqual(['6401']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'channel', id: 'without-key' }),
      expect.any(String),
    );
  });

  it('returns the channels with a club key of a market as clubs (CLUBS-1, CLUBS-2)', async () => {
    const channelDirectory = createChannelDirectory(createFakeApi(channels).commerce, records);
    expect((await channelDirectory.listClubs('CR')).map(({ key }) => key)).toEqual(['6401']);
    expect(await channelDirectory.findClub('6401')).toMatchObject({
      market: { code: 'CR' },
      address: { street: 'Autopista', city: 'Escazú' },
      latitude: 9.942,
      longitude: -84.1437,
      openingHours: hours,
      isEcommerceEnabled: true,
    });
    expect(await channelDirectory.findClub('64')).toBeUndefined();
    expect(await channelDirectory.findClub('9901')).toBeUndefined();
  });

  it('defaults to no opening hours, no online orders and the market’s time zone (CLUBS-4, CLUBS-5, CLUBS-9)', async () => {
    const club = await createChannelDirectory(createFakeApi(channels).commerce, records).findClub('7201');
    expect(club).toMatchObject({ openingHours: null, isEcommerceEnabled: false, timeZone: 'America/Jamaica' });
  });
});

describe('createTaxInclusion', () => {
  it('is true unless a rate of the market excludes tax (CATALOG-24)', async () => {
    const isTaxIncluded = createTaxInclusion(createFakeApi([...taxCategories, { id: 'broken' }]).commerce, records);
    expect(await isTaxIncluded('CR')).toBe(true);
    expect(await isTaxIncluded('PA')).toBe(false);
  });
});

describe('fetching all pages', () => {
  it('loads pages until one is not full (CATALOG-62)', async () => {
    const load = vi.fn(async ({ offset, limit }: { offset: number; limit: number }) =>
      Array.from({ length: Math.min(limit, 1_100 - offset) }, (_, index) => offset + index),
    );
    expect(await fetchAllPages(load)).toHaveLength(1_100);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
