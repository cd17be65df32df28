import { describe, expect, it } from 'vitest';
import { parsePredicate } from './predicate.ts';

describe('query predicates', () => {
  it('gives "and" precedence over "or", and supports nested fields', () => {
    expect(parsePredicate('masterVariant(sku = "a-1") or variants(sku in ("a-1", "b")) and published = true')).toEqual({
      kind: 'or',
      parts: [
        {
          kind: 'nested',
          path: ['masterVariant'],
          part: { kind: 'compare', path: ['sku'], operator: '=', value: 'a-1' },
        },
        {
          kind: 'and',
          parts: [
            { kind: 'nested', path: ['variants'], part: { kind: 'in', path: ['sku'], values: ['a-1', 'b'] } },
            { kind: 'compare', path: ['published'], operator: '=', value: true },
          ],
        },
      ],
    });
  });

  it('parses negations, definedness, containment, circles and quoted names', () => {
    expect(parsePredicate('not(key not in ("x")) and `min-quantity` is not defined')).toMatchObject({
      parts: [
        { kind: 'not', part: { kind: 'not', part: { kind: 'in', values: ['x'] } } },
        { kind: 'not', part: { kind: 'defined', path: ['min-quantity'] } },
      ],
    });
    expect(parsePredicate('roles contains any ("A", "B")')).toMatchObject({ mode: 'any', values: ['A', 'B'] });
    expect(parsePredicate('geoLocation within circle(-84.1, 9.9, 5000)')).toMatchObject({
      longitude: -84.1,
      latitude: 9.9,
      radiusMetres: 5000,
    });
    expect(parsePredicate('custom.fields.timeZone = "America/Bogota"')).toMatchObject({
      path: ['custom', 'fields', 'timeZone'],
    });
  });

  it('substitutes variables', () => {
    expect(parsePredicate('customerId = :id', new Map([['id', 'a"b']]))).toMatchObject({ value: 'a"b' });
    expect(() => parsePredicate('customerId = :id')).toThrow(/no value for the variable 'id'/);
  });

  it.each([
    'key',
    'key = ',
    'key = "a" and',
    'key = "a',
    'key = "a" )',
    '(key = "a"',
    'key ~ "a"',
    'key = "\\u0000"',
    "key = 'a'",
    `${'('.repeat(40)}a = 1${')'.repeat(40)}`,
  ])('rejects %s', (text) => {
    expect(() => parsePredicate(text)).toThrow(/Malformed parameter: where/);
  });
});
