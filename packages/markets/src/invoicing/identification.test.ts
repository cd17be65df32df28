import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarketCode, markets } from '../table.ts';
import { hasCheckDigit } from './check-digits.ts';
import type { IdType } from './fields.ts';
import { applyMask, parseIdentification } from './identification.ts';
import { findIdentificationType, getFinalCustomerIdentification, identificationTypes } from './identification-types.ts';

const all = markets.flatMap(({ code }) => identificationTypes[code].map((type) => ({ market: code, type })));

describe.each(all)('$type.id of $market', ({ market, type }) => {
  it('has a valid example that its mask keeps (INVOICING-100)', () => {
    expect(parseIdentification(market, type.id, type.example)).toMatch(type.pattern);
    if (type.mask !== null) expect(applyMask(type.mask, type.example)).toBe(type.example);
  });

  it('accepts its example with other separators and in lower case (INVOICING-100)', () => {
    const compact = parseIdentification(market, type.id, type.example);
    expect(compact).toBeDefined();
    expect(parseIdentification(market, type.id, ` ${type.example.toLowerCase()} `)).toBe(compact);
    if (!type.hasHyphens)
      expect(parseIdentification(market, type.id, String(compact).split('').join('-'))).toBe(compact);
  });

  it.each(['', '-', 'á', '0', '9'.repeat(41), "1' or 1=1"])('rejects %j (INVOICING-100)', (text) => {
    expect(parseIdentification(market, type.id, text)).toBeUndefined();
  });
});

interface CheckedType {
  readonly market: MarketCode;
  readonly idType: IdType;
  readonly valid: readonly string[];
  /** Compact texts of the right format, with any check digit. */
  readonly format: RegExp;
  /** Position of the check digit. */
  readonly index: number;
  /** Whether the check digit covers every digit; the other methods map two remainders to one check digit. */
  readonly coversAll?: boolean;
}

// biome-ignore format: one row per type is easier to read
const checked: readonly CheckedType[] = [
  { market: 'CO', idType: 'NIT', valid: ['213.123.432-1', '900373913-4', '860002964-4', '890903938-8'], format: /^[1-9]\d{9}$/, index: 9 },
  { market: 'DO', idType: 'ID', valid: ['001-1391820-5', '02200123459'], format: /^\d{11}$/, index: 10, coversAll: true },
  { market: 'DO', idType: 'RNC', valid: ['1-01-85004-3', '131246796', '001-1391820-5'], format: /^[1-5]\d{8}$/, index: 8 },
  { market: 'GT', idType: 'NIT', valid: ['576937-K', '7108-0', '39525503'], format: /^[1-9]\d{7}$/, index: 7, coversAll: true },
  { market: 'GT', idType: 'ID', valid: ['1580 35224 0101'], format: /^\d{9}010[1-9]$/, index: 8 },
  { market: 'SV', idType: 'ID', valid: ['04567890-3', '00016297-5'], format: /^\d{9}$/, index: 8 },
  { market: 'SV', idType: 'NIT', valid: ['0614-050707-104-8', '0614-150585-101-8', '0614-010190-001-8'], format: /^[019]\d{13}$/, index: 13 },
];

const replaceAt = (text: string, index: number, character: string) =>
  text.slice(0, index) + character + text.slice(index + 1);

/** The texts that differ from a compact one in the digit at `index`. */
const changeDigit = (compact: string, index: number) =>
  [...'0123456789'].filter((digit) => digit !== compact[index]).map((digit) => replaceAt(compact, index, digit));

it('has a test for each type with a check digit (INVOICING-100)', () => {
  const names = all
    .filter(({ market, type }) => hasCheckDigit(market, type.id))
    .map(({ market, type }) => `${market} ${type.id}`);
  expect(checked.map(({ market, idType }) => `${market} ${idType}`).toSorted()).toEqual(names.toSorted());
});

/** The valid identifications that differ from a text in nothing but the check digit. */
const listValid = ({ market, idType, index }: CheckedType, compact: string) =>
  [...'0123456789K']
    .map((digit) => replaceAt(compact, index, digit))
    .filter((text) => parseIdentification(market, idType, text) !== undefined);

describe.each(checked)('the check digit of $idType of $market', (type) => {
  it.each(type.valid)('is valid in %s (INVOICING-100)', (text) => {
    expect(parseIdentification(type.market, type.idType, text)).toBeDefined();
  });

  it('cannot be replaced by another digit (INVOICING-100)', () => {
    fc.assert(
      fc.property(fc.stringMatching(type.format), (compact) => {
        expect(listValid(type, compact).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe.each(checked.filter(({ coversAll }) => coversAll))('the check digit of $idType of $market', (type) => {
  const { market, idType, format, index } = type;

  it('refuses an identification with one changed digit (INVOICING-100)', () => {
    fc.assert(
      fc.property(fc.stringMatching(format), fc.nat(index), (compact, position) => {
        const known = listValid(type, compact);
        expect(known).toHaveLength(1);
        for (const other of changeDigit(String(known), position)) {
          expect(parseIdentification(market, idType, other), other).toBeUndefined();
        }
      }),
    );
  });
});

it.each([
  ['CR', 'ID', '0-0613-0584'],
  ['CR', 'CJ', '3-999-123456'],
  ['CR', 'AR', '255812994816'],
  ['HN', 'ID', '1901-1990-12345'],
  ['HN', 'ID', '0001-1990-12345'],
  ['PA', 'RUC', '155596713-2-2015'],
  ['PA', 'ID', '14-442-445'],
  ['NI', 'RUC', 'X0310000000001'],
  ['VI', 'EIN', '00-0123456'],
  ['SV', 'NRC', '123456789'],
  ['DO', 'RNC', '1018500430'],
] as const)('rejects another format of %s %s: %s (INVOICING-100)', (market, idType, text) => {
  expect(parseIdentification(market, idType, text)).toBeUndefined();
});

it('rejects a type that the country does not have (INVOICING-100)', () => {
  expect(parseIdentification('CR', 'NIT', '576937-K')).toBeUndefined();
  expect(findIdentificationType('GT', 'NIT')).toBeDefined();
});

it.each(markets.map(({ code }) => code))('identifies a final customer in %s (INVOICING-13)', (market) => {
  expect(getFinalCustomerIdentification(market)).toBe(market === 'GT' ? 'CF' : '222222222222');
});

describe('a mask', () => {
  it('inserts separators while a number is typed', () => {
    expect(applyMask('00000000-0', '04567890')).toBe('04567890');
    expect(applyMask('00000000-0', '045678903')).toBe('04567890-3');
    expect(applyMask('000-000000-0000A', '0011605880004k')).toBe('001-160588-0004K');
  });

  it('keeps a text that does not fit, so that nothing typed is lost', () => {
    expect(applyMask('00000000-0', '0456x')).toBe('0456x');
    expect(applyMask('00000000-0', '0456789031')).toBe('0456789031');
    expect(applyMask(null, ' a b ')).toBe(' a b ');
  });
});
