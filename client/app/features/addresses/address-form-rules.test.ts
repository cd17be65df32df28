import type { AddressRules } from '@tarima/markets/address-rules';
import { getMarket, markets } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import {
  type AddressValues,
  addCallingCode,
  type FormIssue,
  findFormIssues,
  getDefaultChoice,
  listPhoneCountries,
  validateAddress,
} from './address-form-rules.ts';
import { type AddressLocation, emptyLocation } from './address-location.ts';

const rules: AddressRules = {
  market: getMarket('CR'),
  requiredManualFields: ['province', 'city', 'district', 'street', 'description', 'alias', 'name', 'phone'],
  requiredSearchFields: ['street', 'description', 'alias', 'name', 'phone'],
  bounds: { south: 8, west: -86, north: 11.3, east: -82.5 },
};

const street = '200 m sur de la iglesia, Escazú';
const values: AddressValues = {
  description: 'Portón verde',
  alias: 'Casa',
  name: 'Ana Rojas',
  phoneCountry: 'CR',
  phone: '8821 4512',
  isDefault: false,
};
const place = {
  position: { latitude: 9.92, longitude: -84.14 },
  plusCode: '762X9V96+2X',
  streetText: street,
  isDeliverable: true,
  territories: {},
};
const searched: AddressLocation = { ...emptyLocation, text: street, confirmedText: street, place, isFound: true };
const territories = {
  province: { id: '1', name: 'San José' },
  city: { id: '1-2', name: 'Escazú' },
  district: { id: '1-2-3', name: 'San Rafael' },
};
const manual: AddressLocation = { ...searched, hasManualTerritory: true, territories };

const describeIssues = (issues: readonly FormIssue[]) =>
  issues.map((issue) => ('fields' in issue ? `${issue.kind} ${issue.fields.join(' ')}` : issue.kind));

/** Every condition of saving and every field rule: the change to a valid form, and the issues that follow from it. */
const cases: [
  name: string,
  change: { values?: Partial<AddressValues>; location?: Partial<AddressLocation>; initial?: AddressLocation },
  issues: string[],
][] = [
  ['a place found by search', {}, []],
  ['a place chosen manually', { initial: manual }, []],

  ['no description where it is required (ADDRESSES-90)', { values: { description: ' ' } }, ['missing description']],
  ['a description of 100 characters (ADDRESSES-91)', { values: { description: 'd'.repeat(100) } }, []],
  ['a description of 101 (ADDRESSES-91)', { values: { description: 'd'.repeat(101) } }, ['malformed description']],
  ['a description with punctuation (ADDRESSES-91)', { values: { description: 'Casa #3, 2.º piso (azul) 1/2' } }, []],
  ['a description with markup (ADDRESSES-91)', { values: { description: '<b>casa</b>' } }, ['malformed description']],

  ['no alias (ADDRESSES-90)', { values: { alias: '' } }, ['missing alias']],
  ['an alias of only spaces (ADDRESSES-90)', { values: { alias: '   ' } }, ['missing alias']],
  ['an alias with digits and accents (ADDRESSES-91)', { values: { alias: 'Ñandú 2' } }, []],
  ['an alias of 50 characters (ADDRESSES-91)', { values: { alias: 'a'.repeat(50) } }, []],
  ['an alias of 51 (ADDRESSES-91)', { values: { alias: 'a'.repeat(51) } }, ['malformed alias']],
  ['an alias with a hyphen (ADDRESSES-91)', { values: { alias: 'Casa-2' } }, ['malformed alias']],

  ['no name where it is required (ADDRESSES-90)', { values: { name: '' } }, ['missing name']],
  ['a name with accents and a hyphen (ADDRESSES-91)', { values: { name: 'José-Ángel Núñez' } }, []],
  ['a name with a digit (ADDRESSES-91)', { values: { name: 'Ana 2' } }, ['malformed name']],
  ['a name of 50 characters (ADDRESSES-91)', { values: { name: 'n'.repeat(50) } }, []],
  ['a name of 51 (ADDRESSES-91)', { values: { name: 'n'.repeat(51) } }, ['malformed name']],

  ['no phone where it is required (ADDRESSES-90)', { values: { phone: '' } }, ['missing phone']],
  ['a phone that is too short (ADDRESSES-92)', { values: { phone: '8821' } }, ['phone']],
  ['a phone that does not end in a digit (ADDRESSES-92)', { values: { phone: '8821 4512 ext' } }, ['phone']],
  ['a phone of the selected country (ADDRESSES-92)', { values: { phoneCountry: 'JM', phone: '876 922 1234' } }, []],
  [
    'a phone of another country than the selected one (ADDRESSES-92)',
    { values: { phoneCountry: 'GT', phone: '8821 4512' } },
    ['phone'],
  ],
  ['an unlisted number with its area code (ADDRESSES-92)', { values: { phone: '(506) 1111 1111' } }, []],
  ['the same number without it (ADDRESSES-92)', { values: { phone: '1111 1111' } }, ['phone']],

  ['no street (ADDRESSES-90)', { location: { text: '', confirmedText: '' } }, ['missing street']],
  [
    'a street of 150 characters (ADDRESSES-91)',
    { location: { text: 's'.repeat(150), confirmedText: 's'.repeat(150) } },
    [],
  ],
  [
    'a street of 151 (ADDRESSES-91)',
    { location: { text: 's'.repeat(151), confirmedText: 's'.repeat(151) } },
    ['malformed street'],
  ],
  [
    'missing territories in manual mode (ADDRESSES-90)',
    { initial: { ...manual, territories: {} } },
    ['missing province city district'],
  ],

  ['nothing found and nothing typed yet (ADDRESSES-93)', { initial: emptyLocation }, ['no-place']],
  ['nothing found yet (ADDRESSES-93)', { initial: { ...emptyLocation, text: street } }, ['no-place']],
  [
    'text typed after a place was found (ADDRESSES-93)',
    { location: { text: 'otra calle', isFound: false } },
    ['no-place'],
  ],
  ['no plus code (ADDRESSES-93)', { location: { place: { ...place, plusCode: '' } } }, ['no-place']],
  [
    'a street that differs from the confirmed one (ADDRESSES-94)',
    { location: { text: `${street} 2` } },
    ['street-changed'],
  ],
  ['a pin that is being edited (ADDRESSES-95)', { location: { editedPin: place.position } }, ['pin-open']],
  [
    'a place outside every delivery area (ADDRESSES-96)',
    { location: { place: { ...place, isDeliverable: false } } },
    ['outside-coverage'],
  ],
  [
    'a place outside the country (ADDRESSES-59)',
    { location: { place: { ...place, position: { latitude: 20, longitude: -84 } } } },
    ['outside-market'],
  ],
  [
    'several issues, in the form’s order',
    { values: { alias: '', phone: 'x', name: '1' }, location: { isFound: false, editedPin: place.position } },
    ['missing alias', 'malformed name', 'phone', 'no-place', 'pin-open'],
  ],
];

describe('findFormIssues', () => {
  it.each(cases)('%s', (_name, { values: changed, location, initial = searched }, expected) => {
    expect(describeIssues(findFormIssues({ ...values, ...changed }, { ...initial, ...location }, rules))).toEqual(
      expected,
    );
  });

  it('requires only the configured fields (ADDRESSES-22, ADDRESSES-23)', () => {
    const optional = { ...rules, requiredSearchFields: [] };
    const written = { ...values, description: '', name: '', phone: '' };
    expect(findFormIssues(written, searched, optional)).toEqual([]);
    expect(describeIssues(findFormIssues({ ...written, alias: '' }, searched, optional))).toEqual(['missing alias']);
  });

  it('accepts any position when the bounds of the market are disabled (ADDRESSES-60)', () => {
    const far = { ...searched, place: { ...place, position: { latitude: 20, longitude: -84 } } };
    expect(findFormIssues(values, far, { ...rules, bounds: null })).toEqual([]);
  });
});

it('returns the address trimmed, with the phone without spaces (ADDRESSES-35)', () => {
  expect(validateAddress({ ...values, alias: ' Casa ' }, searched, rules).address).toMatchObject({
    alias: 'Casa',
    phone: '+50688214512',
    street,
    position: place.position,
  });
});

it.each([
  ['', ''],
  ['8821 4512', '+50688214512'],
  ['+1 876 922 1234', '+18769221234'],
  ['123', '+506 123'],
])('normalises the number "%s" in Costa Rica to "%s"', (phone, expected) => {
  expect(addCallingCode({ phone, phoneCountry: 'CR' })).toBe(expected);
});

it('lists the preferred phone countries in order, the current market first (ADDRESSES-37)', () => {
  const codes = listPhoneCountries('PA', 'es').map(({ code }) => code);
  // biome-ignore format: thirteen codes in one line
  expect(codes.slice(0, 13)).toEqual(['PA', 'CR', 'GT', 'CO', 'HN', 'SV', 'DO', 'TT', 'NI', 'VI', 'BB', 'AW', 'JM']);
  for (const { code } of markets) expect(listPhoneCountries(code, 'en')[0]?.code).toBe(code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(['US', 'MX', 'ES', 'VE', 'CU']));
});

it('names the phone countries in the page’s language and sorts the others by name (ADDRESSES-37)', () => {
  const names = (language: string) => listPhoneCountries('CR', language).map(({ name }) => name);
  expect(names('es').slice(0, 2)).toEqual(['Costa Rica', 'Guatemala']);
  expect(names('es')[13]).toBe('Afganistán');
  expect(names('en')[13]).toBe('Afghanistan');
  expect(names('es')).toContain('Estados Unidos');
  expect(names('en')).toContain('United States');
});

it.each([
  [{ isNew: true, hasDefault: false, isForDelivery: false }, 'forced', 'ADDRESSES-39'],
  [{ isNew: true, hasDefault: true, isForDelivery: false }, 'free', 'ADDRESSES-39'],
  [{ isNew: false, hasDefault: false, isForDelivery: false }, 'free', 'ADDRESSES-42'],
  [{ isNew: true, hasDefault: true, isForDelivery: true }, 'hidden', 'ADDRESSES-40'],
  [{ isNew: true, hasDefault: false, isForDelivery: true }, 'hidden', 'ADDRESSES-40'],
] as const)('returns the default choice for %o: %s (%s)', (situation, expected, _rule) => {
  expect(getDefaultChoice(situation)).toBe(expected);
});
