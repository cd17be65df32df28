import { describe, expect, it } from 'vitest';
import { type AddressRules, addressFaults, addressSchema } from './address-rules.ts';
import { storedPhone } from './phone.ts';
import { getMarket } from './table.ts';

const rules: AddressRules = {
  market: getMarket('CR'),
  requiredManualFields: ['province', 'city', 'district', 'street', 'description', 'alias', 'name', 'phone'],
  requiredSearchFields: ['street', 'alias'],
  bounds: { south: 8, west: -86, north: 11.3, east: -82.5 },
};

const home = {
  province: '',
  city: '',
  district: '',
  street: '200 m sur de la iglesia, casa 14',
  description: 'Portón verde',
  alias: 'Casa',
  name: 'Ana Lucía Rojas-Vargas',
  phone: '+506 8821 4512',
  isManual: false,
  position: { latitude: 9.9276, longitude: -84.1443 },
};

const places = { province: 'San José', city: 'Escazú', district: 'San Rafael' };

const faultsOf = (change: object, changedRules: Partial<AddressRules> = {}) => {
  const checked = addressSchema({ ...rules, ...changedRules }).safeParse({ ...home, ...change });
  return checked.success ? [] : addressFaults(checked.error).map(({ field, reason }) => `${field} ${reason}`);
};

const accepted: [string, object][] = [
  ['everything', {}],
  ['only what a search requires', { description: '', name: '', phone: '' }],
  ['an alias with accents and digits', { alias: 'Niñez Ñ 2' }],
  ['an alias of 50 characters', { alias: 'a'.repeat(50) }],
  ['an alias among spaces', { alias: '  Casa  ' }],
  ['an alias pasted with what nobody sees', { alias: 'Mi\u00a0casa\u200b' }],
  ['a name with hyphen and accents', { name: 'José-María Núñez' }],
  ['a name of 50 characters', { name: 'á'.repeat(50) }],
  ['an accent typed as a mark of its own', { alias: 'Cafe\u0301' }],
  ['a street of 150 characters', { street: 's'.repeat(150) }],
  ['a description of 100 characters', { description: 'd'.repeat(100) }],
  [
    'a description with signs of directions',
    { description: '¿Timbre? #3, 2.º piso (frente a "La Eva") & parqueo 1/2' },
  ],
  ['a description of two lines', { description: 'Portón verde\nTimbre 2' }],
  ['a phone of the market without its calling code', { phone: '8821-4512' }],
  ['a phone of another market', { phone: '+1 876 555 0123' }],
  ['an unlisted number with its area code', { phone: '(506) 9999 9999' }],
  ['a position on the edge', { position: { latitude: 8, longitude: -86 } }],
  ['by hand with everything', { isManual: true, ...places }],
];

const refused: [string, object, string[]][] = [
  ['no alias', { alias: '' }, ['alias REQUIRED']],
  ['an alias of spaces', { alias: '   ' }, ['alias REQUIRED']],
  ['an alias of 51 characters', { alias: 'a'.repeat(51) }, ['alias TOO_LONG']],
  ['an alias with a hyphen', { alias: 'Casa-1' }, ['alias CHARACTERS']],
  ['an alias with markup', { alias: '<b>' }, ['alias CHARACTERS']],
  ['an alias in another script', { alias: 'дом' }, ['alias CHARACTERS']],
  ['a name with a digit', { name: 'Ana 2' }, ['name CHARACTERS']],
  ['a name of 51 characters', { name: 'a'.repeat(51) }, ['name TOO_LONG']],
  ['no street', { street: '' }, ['street REQUIRED']],
  ['a street of 151 characters', { street: 's'.repeat(151) }, ['street TOO_LONG']],
  ['a description of 101 characters', { description: 'd'.repeat(101) }, ['description TOO_LONG']],
  ['a description with markup', { description: '<script>' }, ['description CHARACTERS']],
  ['a name with an apostrophe', { name: 'Ana D’Elia' }, ['name CHARACTERS']],
  ['a name of blanks where it is required', { name: '\u00a0\u200b', isManual: true, ...places }, ['name REQUIRED']],
  ['a street in another script', { street: '北京路' }, ['street CHARACTERS']],
  ['a phone that no plan lists', { phone: '+506 1111 1111' }, ['phone NOT_A_PHONE']],
  ['a phone that is too short', { phone: '8821' }, ['phone NOT_A_PHONE']],
  ['a phone that does not end in a digit', { phone: '8821 4512-' }, ['phone NOT_A_PHONE']],
  ['a phone with words', { phone: 'llame al 8821 4512' }, ['phone NOT_A_PHONE']],
  ['no position', { position: null }, ['position REQUIRED']],
  ['a position elsewhere', { position: { latitude: 18, longitude: -76.8 } }, ['position OUTSIDE_MARKET']],
  ['by hand without places', { isManual: true }, ['province REQUIRED', 'city REQUIRED', 'district REQUIRED']],
  [
    'several at once, one fault a field',
    { alias: `${'-'.repeat(60)}`, phone: 'x', position: null },
    ['alias TOO_LONG', 'phone NOT_A_PHONE', 'position REQUIRED'],
  ],
];

describe('an address', () => {
  it.each(accepted)(
    'is accepted: %s (ADDRESSES-21, ADDRESSES-23, ADDRESSES-25, ADDRESSES-26, ADDRESSES-27, ADDRESSES-28, ADDRESSES-29, ADDRESSES-30, ADDRESSES-31, ADDRESSES-34)',
    (_what, change) => {
      expect(faultsOf(change)).toEqual([]);
    },
  );

  it.each(refused)(
    'is refused: %s (ADDRESSES-22, ADDRESSES-23, ADDRESSES-25, ADDRESSES-26, ADDRESSES-27, ADDRESSES-28, ADDRESSES-29, ADDRESSES-30, ADDRESSES-31, ADDRESSES-32, ADDRESSES-33, ADDRESSES-59)',
    (_what, change, faults) => {
      expect(faultsOf(change)).toEqual(faults);
    },
  );

  it('may lie anywhere while boundary limits are off (ADDRESSES-60)', () => {
    expect(faultsOf({ position: { latitude: 18, longitude: -76.8 } }, { bounds: null })).toEqual([]);
  });

  it('comes out trimmed, with its phone as stored (ADDRESSES-21, ADDRESSES-35)', () => {
    const { alias, phone } = addressSchema(rules).parse({ ...home, alias: ' Cafe\u0301 ', phone: ' 8821 4512' });
    expect([alias, phone]).toEqual(['Café', '+50688214512']);
  });
});

describe('storedPhone', () => {
  it.each([
    ['CR', '8821 4512', '+50688214512'],
    ['CO', '310 555 0123', '+573105550123'],
    ['JM', '(876) 555-0123', '+18765550123'],
    ['CR', '+1 (999) 555 0123', '+1(999)5550123'],
    ['VI', '+1 340 774 1234', '+13407741234'],
    ['CR', '', undefined],
    ['CR', '8821 4512 ext 5', undefined],
    ['CR', '(506)', undefined],
  ])('%s: %j is stored as %j (ADDRESSES-34, ADDRESSES-35)', (market, written, stored) => {
    expect(storedPhone(written, getMarket(market))).toBe(stored);
  });
});
