import { describe, expect, it } from 'vitest';
import { type ListInput, parseListInput } from './product-list.ts';

const limits = { pageSize: 20, maxTextLength: 100 };

describe('parseListInput', () => {
  it.each<[string, ListInput]>([
    ['a page of 0', { page: 0 }],
    ['a page beyond the largest offset (SEARCH-29)', { page: 502, pageSize: 20 }],
    ['a page size that is not allowed (SEARCH-27)', { pageSize: 21 }],
    ['a text that is too long (SEARCH-6)', { text: 'x'.repeat(101) }],
    ['an unknown facet', { filters: [{ facet: 'weight', values: ['1'] }] }],
    [
      'more than 50 values of a facet in several filters',
      {
        filters: ['a', 'b'].map((name) => ({
          facet: 'brand',
          values: Array.from({ length: 26 }, (_, at) => name + at),
        })),
      },
    ],
    ['a facet without values', { filters: [{ facet: 'brand', values: [] }] }],
    ['an empty value', { filters: [{ facet: 'brand', values: [''] }] }],
    ['a malformed price range', { filters: [{ facet: 'price', values: ['cheap'] }] }],
    ['a price range without limits', { filters: [{ facet: 'price', values: ['-'] }] }],
    ['a number of stars that the facet does not offer', { filters: [{ facet: 'rating', values: ['1'] }] }],
    ['inStockOnly without a club', { inStockOnly: true }],
    ['promotions that end within 0 days (CATALOG-57)', { promotionEndsWithinDays: 0 }],
    ['promotions that end within more than a year (CATALOG-57)', { promotionEndsWithinDays: 367 }],
  ])('rejects %s', (_condition, input) => {
    expect(parseListInput(input, limits)).toHaveProperty('error');
  });

  it('accepts pages of 20, 50 and 100 products (SEARCH-27)', () => {
    const sizes = Array.from({ length: 201 }, (_, pageSize) => pageSize);
    const accepted = sizes.filter((pageSize) => !('error' in parseListInput({ pageSize }, limits)));
    expect(accepted).toEqual([20, 50, 100]);
  });

  it.each<[string, ListInput, text: string | null]>([
    ['text of the maximum length', { text: 'x'.repeat(100) }, 'x'.repeat(100)],
    ['text with surrounding blanks', { text: '  arroz\u00a0 ' }, 'arroz'],
    ['blank text as no text', { text: ' \t ' }, null],
    ['invisible characters as no text', { text: '\u200b' }, null],
    ['no text', {}, null],
  ])('accepts %s (SEARCH-3)', (_condition, input, text) => {
    expect(parseListInput(input, limits)).toMatchObject({ text });
  });

  it.each([
    [40, 'x', true],
    [40, 'x'.repeat(39), true],
    [40, 'x'.repeat(40), true],
    [40, 'x'.repeat(41), false],
    [40, ' '.repeat(41), false],
    [40, 'ñ'.repeat(40), true],
    [40, '😀'.repeat(20), true],
    [40, '😀'.repeat(21), false],
    [100, 'x'.repeat(100), true],
    [100, 'x'.repeat(101), false],
    [100, 'x'.repeat(1_000_000), false],
  ])(
    'with the configured length %i accepts text by its length (%#): %s (SEARCH-6, SEARCH-5)',
    (maxTextLength, text, isAccepted) => {
      expect('error' in parseListInput({ text }, { ...limits, maxTextLength })).toBe(!isAccepted);
    },
  );

  it('applies defaults', () => {
    expect(parseListInput({ text: '   ' }, limits)).toEqual({
      categoryKey: null,
      text: null,
      filters: new Map(),
      sort: 'LATEST',
      page: 1,
      pageSize: 20,
      clubKey: null,
      inStockOnly: false,
      promotionEndsWithinDays: null,
    });
  });

  it('sorts by relevance only with a search text (SEARCH-25)', () => {
    expect(parseListInput({ text: 'arroz' }, limits)).toMatchObject({ sort: 'RELEVANCE' });
    expect(parseListInput({ text: 'arroz', sort: 'PRICE_ASC' }, limits)).toMatchObject({ sort: 'PRICE_ASC' });
    expect(parseListInput({ sort: 'RELEVANCE' }, limits)).toMatchObject({ sort: 'LATEST' });
  });

  it('merges filters of the same facet', () => {
    const filters = [
      { facet: 'brand', values: ['a', 'b'] },
      { facet: 'brand', values: ['b', 'c'] },
    ];
    expect(parseListInput({ filters }, limits)).toMatchObject({ filters: new Map([['brand', ['a', 'b', 'c']]]) });
  });
});
