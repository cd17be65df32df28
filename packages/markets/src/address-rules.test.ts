import { describe, expect, it } from 'vitest';
import { type AddressRules, createAddressSchema, listAddressFieldErrors } from './address-rules.ts';
import { normalizePhone } from './phone.ts';
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
  hasManualTerritory: false,
  position: { latitude: 9.9276, longitude: -84.1443 },
};

const territories = { province: 'San José', city: 'Escazú', district: 'San Rafael' };

const listErrors = (change: object, changedRules: Partial<AddressRules> = {}) => {
  const checked = createAddressSchema({ ...rules, ...changedRules }).safeParse({ ...home, ...change });
  return checked.success ? [] : listAddressFieldErrors(checked.error).map(({ field, reason }) => `${field} ${reason}`);
};

const validChanges: [string, object][] = [
  ['all fields', {}],
  ['only the fields that a search requires (ADDRESSES-23)', { description: '', name: '', phone: '' }],
  ['an alias with accents and digits (ADDRESSES-29)', { alias: 'Niñez Ñ 2' }],
  ['an alias of 50 characters (ADDRESSES-28)', { alias: 'a'.repeat(50) }],
  ['an alias with leading and trailing spaces (ADDRESSES-21)', { alias: '  Casa  ' }],
  ['an alias with invisible characters (ADDRESSES-21)', { alias: 'Mi\u00a0casa\u200b' }],
  ['a name with a hyphen and accents (ADDRESSES-31)', { name: 'José-María Núñez' }],
  ['a name of 50 characters (ADDRESSES-30)', { name: 'á'.repeat(50) }],
  ['an accent as a combining character (ADDRESSES-21)', { alias: 'Cafe\u0301' }],
  ['a street of 150 characters (ADDRESSES-25)', { street: 's'.repeat(150) }],
  ['a description of 100 characters (ADDRESSES-26)', { description: 'd'.repeat(100) }],
  [
    'a description with the punctuation of directions (ADDRESSES-27)',
    { description: '¿Timbre? #3, 2.º piso (frente a "La Eva") & parqueo 1/2' },
  ],
  ['a description of two lines (ADDRESSES-21)', { description: 'Portón verde\nTimbre 2' }],
  ['a phone of the market without its calling code (ADDRESSES-32)', { phone: '8821-4512' }],
  ['a phone of another market (ADDRESSES-32)', { phone: '+1 876 555 0123' }],
  ['an unlisted number with its area code (ADDRESSES-34)', { phone: '(506) 9999 9999' }],
  ['a position on the edge of the bounds (ADDRESSES-59)', { position: { latitude: 8, longitude: -86 } }],
  ['a manual address with all fields (ADDRESSES-23)', { hasManualTerritory: true, ...territories }],
];

const invalidChanges: [string, object, string[]][] = [
  ['no alias (ADDRESSES-22)', { alias: '' }, ['alias REQUIRED']],
  ['an alias of spaces (ADDRESSES-21, ADDRESSES-22)', { alias: '   ' }, ['alias REQUIRED']],
  ['an alias of 51 characters (ADDRESSES-28)', { alias: 'a'.repeat(51) }, ['alias TOO_LONG']],
  ['an alias with a hyphen (ADDRESSES-29)', { alias: 'Casa-1' }, ['alias INVALID_CHARACTERS']],
  ['an alias with markup (ADDRESSES-29)', { alias: '<b>' }, ['alias INVALID_CHARACTERS']],
  ['an alias in another script (ADDRESSES-29)', { alias: 'дом' }, ['alias INVALID_CHARACTERS']],
  ['a name with a digit (ADDRESSES-31)', { name: 'Ana 2' }, ['name INVALID_CHARACTERS']],
  ['a name of 51 characters (ADDRESSES-30)', { name: 'a'.repeat(51) }, ['name TOO_LONG']],
  ['no street (ADDRESSES-22)', { street: '' }, ['street REQUIRED']],
  ['a street of 151 characters (ADDRESSES-25)', { street: 's'.repeat(151) }, ['street TOO_LONG']],
  ['a description of 101 characters (ADDRESSES-26)', { description: 'd'.repeat(101) }, ['description TOO_LONG']],
  ['a description with markup (ADDRESSES-27)', { description: '<script>' }, ['description INVALID_CHARACTERS']],
  ['a name with an apostrophe (ADDRESSES-31)', { name: 'Ana D’Elia' }, ['name INVALID_CHARACTERS']],
  [
    'a required name that is blank (ADDRESSES-21, ADDRESSES-23)',
    { name: '\u00a0\u200b', hasManualTerritory: true, ...territories },
    ['name REQUIRED'],
  ],
  ['a street in another script (ADDRESSES-27)', { street: '北京路' }, ['street INVALID_CHARACTERS']],
  ['a phone that is in no numbering plan (ADDRESSES-32)', { phone: '+506 1111 1111' }, ['phone INVALID_PHONE']],
  ['a phone that is too short (ADDRESSES-32)', { phone: '8821' }, ['phone INVALID_PHONE']],
  ['a phone that does not end in a digit (ADDRESSES-33)', { phone: '8821 4512-' }, ['phone INVALID_PHONE']],
  ['a phone with words (ADDRESSES-32)', { phone: 'llame al 8821 4512' }, ['phone INVALID_PHONE']],
  ['no position (ADDRESSES-22)', { position: null }, ['position REQUIRED']],
  [
    'a position outside the market (ADDRESSES-59)',
    { position: { latitude: 18, longitude: -76.8 } },
    ['position OUTSIDE_MARKET'],
  ],
  [
    'a manual address without territories (ADDRESSES-23)',
    { hasManualTerritory: true },
    ['province REQUIRED', 'city REQUIRED', 'district REQUIRED'],
  ],
  [
    'several invalid fields, one error per field (ADDRESSES-24)',
    { alias: `${'-'.repeat(60)}`, phone: 'x', position: null },
    ['alias TOO_LONG', 'phone INVALID_PHONE', 'position REQUIRED'],
  ],
];

describe('createAddressSchema', () => {
  it.each(validChanges)('accepts %s', (_name, change) => {
    expect(listErrors(change)).toEqual([]);
  });

  it.each(invalidChanges)('rejects %s', (_name, change, errors) => {
    expect(listErrors(change)).toEqual(errors);
  });

  it('accepts any position while boundary limits are off (ADDRESSES-60)', () => {
    expect(listErrors({ position: { latitude: 18, longitude: -76.8 } }, { bounds: null })).toEqual([]);
  });

  it('trims texts and converts the phone to its stored form (ADDRESSES-21, ADDRESSES-35)', () => {
    const { alias, phone } = createAddressSchema(rules).parse({ ...home, alias: ' Cafe\u0301 ', phone: ' 8821 4512' });
    expect([alias, phone]).toEqual(['Café', '+50688214512']);
  });
});

describe('normalizePhone', () => {
  it.each([
    ['CR', '8821 4512', '+50688214512'],
    ['CO', '310 555 0123', '+573105550123'],
    ['JM', '(876) 555-0123', '+18765550123'],
    ['CR', '+1 (999) 555 0123', '+1(999)5550123'],
    ['VI', '+1 340 774 1234', '+13407741234'],
    ['CR', '', undefined],
    ['CR', '8821 4512 ext 5', undefined],
    ['CR', '(506)', undefined],
  ])('%s: converts %j to %j (ADDRESSES-34, ADDRESSES-35)', (market, input, stored) => {
    expect(normalizePhone(input, getMarket(market))).toBe(stored);
  });
});
