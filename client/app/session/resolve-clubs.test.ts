import { getLocale } from '@tarima/markets/locale';
import { describe, expect, it } from 'vitest';
import { replaceClub } from '../club-cookie.ts';
import { type KnownClub, resolveClubs } from './resolve-clubs.ts';

const locale = getLocale('es', 'CR');
const open = { isEcommerceEnabled: true, offersPickup: true };
const clubs: readonly KnownClub[] = [
  { key: '6401', ...open },
  { key: '6402', ...open },
  { key: '6403', isEcommerceEnabled: true, offersPickup: false },
  { key: '6404', isEcommerceEnabled: false, offersPickup: false },
];

const resolve = (clubValue?: string, inventoryValue?: string, known: readonly string[] = [], defaultClub = '6401') =>
  resolveClubs({ locale, clubs, defaultClub, clubValue, inventoryValue, findKnownClubs: async () => known });

describe('the club cookie', () => {
  it('is used when it names a club with pickup (CLUBS-31)', async () => {
    expect(await resolve('6402')).toEqual({ pickup: '6402', shown: '6402', corrections: [], change: null });
    expect(await resolve('6201.6402')).toMatchObject({ pickup: '6402', corrections: [] });
  });

  it('leaves the club unset when missing', async () => {
    for (const value of [undefined, '']) {
      expect(await resolve(value)).toEqual({ pickup: null, shown: null, corrections: [], change: null });
    }
  });

  it('is set from the shopper’s cart or profile when missing, without a notification (CLUBS-32)', async () => {
    expect(await resolve(undefined, undefined, ['6404', '6402'])).toEqual({
      pickup: '6402',
      shown: '6402',
      corrections: [{ name: 'tarima.club', value: '6402' }],
      change: null,
    });
  });

  const replaced = {
    'a club that does not exist': '6499',
    'a club that is closed for collection': '6403',
    'a club that takes no orders': '6404',
    malformed: '%E0%A4%A<script>',
    'a key with something behind it': '6401x',
    'a key of no market': '9901',
    'a value that is too long': '6401.'.repeat(2_000),
  };
  it.each(Object.entries(replaced))(
    'is replaced by the default club when it holds %s (CLUBS-31, CLUBS-33)',
    async (_name, value) => {
      expect(await resolve(value)).toEqual({
        pickup: '6401',
        shown: '6401',
        corrections: [{ name: 'tarima.club', value: '6401' }],
        change: { reason: 'unavailable', clubKey: '6401' },
      });
    },
  );

  it('is replaced by the club of the cart or profile in preference to the default club (CLUBS-33)', async () => {
    expect(await resolve('6499', undefined, ['6402'])).toMatchObject({
      pickup: '6402',
      change: { reason: 'unavailable', clubKey: '6402' },
    });
  });

  it('is cleared when there is no default club (CLUBS-34)', async () => {
    expect(await resolve('6499', undefined, [], '6499')).toEqual({
      pickup: null,
      shown: null,
      corrections: [{ name: 'tarima.club', value: '' }],
      change: { reason: 'unavailable', clubKey: null },
    });
  });

  it('keeps the club of another country and adds this country’s default club (CLUBS-35)', async () => {
    expect(await resolve('6201')).toEqual({
      pickup: '6401',
      shown: '6401',
      corrections: [{ name: 'tarima.club', value: '6401.6201' }],
      change: { reason: 'other-country', clubKey: '6401' },
    });
  });
});

describe('the delivery club cookie', () => {
  it('sets prices and stock, but not the pickup club (CLUBS-30)', async () => {
    expect(await resolve('6401', '6403')).toEqual({ pickup: '6401', shown: '6403', corrections: [], change: null });
  });

  const replaced = {
    'a club that does not exist': '6499',
    'a club that takes no orders': '6404',
    malformed: '%00',
    'a value that is too long': '6'.repeat(4_000),
  };
  it.each(Object.entries(replaced))('is cleared when it holds %s (CLUBS-38)', async (_name, value) => {
    expect(await resolve('6402', value)).toEqual({
      pickup: '6402',
      shown: '6402',
      corrections: [{ name: 'tarima.inventory-club', value: '' }],
      change: { reason: 'unavailable', clubKey: '6402' },
    });
  });

  it('is ignored in another country, but kept (CLUBS-39)', async () => {
    expect(await resolve('6401', '6201')).toEqual({ pickup: '6401', shown: '6401', corrections: [], change: null });
  });

  it('reports one change when both cookies are wrong', async () => {
    const { corrections, change } = await resolve('6499', '6498');
    expect(corrections.map(({ name }) => name)).toEqual(['tarima.club', 'tarima.inventory-club']);
    expect(change).toEqual({ reason: 'unavailable', clubKey: '6401' });
  });
});

it('holds at most one club per market (CLUBS-26)', () => {
  expect(replaceClub('6401.6201.6202.9901', locale, '6402')).toBe('6402.6202');
  expect(replaceClub('no key', locale, null)).toBe('');
});
