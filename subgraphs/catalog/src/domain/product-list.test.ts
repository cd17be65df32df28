import { describe, expect, it } from 'vitest';
import { type ListInput, parseListInput } from './product-list.ts';

const limits = { pageSize: 20, maxTextLength: 100 };

describe('the input of a list', () => {
  it.each<[string, ListInput]>([
    ['a page of 0', { page: 0 }],
    ['a page past the end of all lists', { page: 502, pageSize: 20 }],
    ['another page size', { pageSize: 21 }],
    ['a text that is too long', { text: 'x'.repeat(101) }],
    ['an unknown facet', { filters: [{ facet: 'weight', values: ['1'] }] }],
    ['a facet without values', { filters: [{ facet: 'brand', values: [] }] }],
    ['an empty value', { filters: [{ facet: 'brand', values: [''] }] }],
    ['a price that is no bracket', { filters: [{ facet: 'price', values: ['cheap'] }] }],
    ['a bracket without ends', { filters: [{ facet: 'price', values: ['-'] }] }],
    ['stars that are not offered', { filters: [{ facet: 'rating', values: ['1'] }] }],
    ['stock of no club', { inClubOnly: true }],
    ['savings that end at once', { savingEndsWithinDays: 0 }],
    ['savings that end in years', { savingEndsWithinDays: 367 }],
  ])('is refused with %s (SEARCH-6, SEARCH-27, SEARCH-29, CATALOG-57)', (_what, input) => {
    expect(parseListInput(input, limits)).toHaveProperty('error');
  });

  it.each<[string, ListInput, text: string | null]>([
    ['words of the greatest length', { text: 'x'.repeat(100) }, 'x'.repeat(100)],
    ['words among blanks', { text: '  arroz\u00a0 ' }, 'arroz'],
    ['blanks, which are no words', { text: ' \t ' }, null],
    ['what nobody sees, which is no word', { text: '\u200b' }, null],
    ['no words', {}, null],
  ])('is accepted with %s (SEARCH-3)', (_what, input, text) => {
    expect(parseListInput(input, limits)).toMatchObject({ text });
  });

  it('accepts text of the configured length (SEARCH-6, SEARCH-5)', () => {
    expect(parseListInput({ text: 'x'.repeat(40) }, { ...limits, maxTextLength: 40 })).not.toHaveProperty('error');
    expect(parseListInput({ text: 'x'.repeat(41) }, { ...limits, maxTextLength: 40 })).toHaveProperty('error');
  });

  it('has its defaults', () => {
    expect(parseListInput({ text: '   ' }, limits)).toEqual({
      categoryKey: null,
      text: null,
      filters: new Map(),
      sort: 'LATEST',
      page: 1,
      pageSize: 20,
      clubId: null,
      inClubOnly: false,
      savingEndsWithinDays: null,
    });
  });

  it('sorts by relevance with words, and only with words (SEARCH-25)', () => {
    expect(parseListInput({ text: 'arroz' }, limits)).toMatchObject({ sort: 'RELEVANCE' });
    expect(parseListInput({ text: 'arroz', sort: 'PRICE_UP' }, limits)).toMatchObject({ sort: 'PRICE_UP' });
    expect(parseListInput({ sort: 'RELEVANCE' }, limits)).toMatchObject({ sort: 'LATEST' });
  });

  it('brings values of one facet together', () => {
    const filters = [
      { facet: 'brand', values: ['a', 'b'] },
      { facet: 'brand', values: ['b', 'c'] },
    ];
    expect(parseListInput({ filters }, limits)).toMatchObject({ filters: new Map([['brand', ['a', 'b', 'c']]]) });
  });
});
