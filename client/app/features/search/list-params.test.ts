import { describe, expect, it } from 'vitest';
import {
  isChosen,
  parseListParams,
  toggleFilter,
  toListVariables,
  toProductsInput,
  writeListParams,
} from './list-params.ts';

const settings = { pageSize: 20, maxTextLength: 100 };
const parse = (query: string, changed: Partial<typeof settings> = {}) =>
  parseListParams(new URLSearchParams(query), { ...settings, ...changed });

describe('the URL of a list', () => {
  it('has defaults and omits them (SEARCH-12, SEARCH-13, SEARCH-14)', () => {
    expect(parse('')).toEqual({
      page: 1,
      sort: undefined,
      itemsPerPage: 20,
      defaultItemsPerPage: 20,
      phrase: '',
      q: '',
      filters: new Map(),
    });
    expect(writeListParams(parse(''))).toBe('?');
  });

  it('uses the configured page size and text length (SEARCH-5, SEARCH-12, SEARCH-14, SEARCH-6)', () => {
    const params = parse('q=papaya', { pageSize: 50, maxTextLength: 3 });
    expect([params.itemsPerPage, params.q]).toEqual([50, 'pap']);
    expect(writeListParams(params)).toBe('?q=pap');
    expect(writeListParams({ ...params, itemsPerPage: 20 })).toBe('?q=pap&itemsPerPage=20');
  });

  it('removes control characters from search text (SEARCH-8)', () => {
    expect(parse('q=caf%C3%A9%00%0Amolido&phrase=%07').q).toBe('café molido');
    expect(parse('q=caf%C3%A9%00%0Amolido&phrase=%07').phrase).toBe('');
  });

  it('parses facets in the form key;"value" separated by a pipe (SEARCH-15)', () => {
    const params = parse(`fq=${encodeURIComponent('brand;"Dos Pinos"|color;"red"|brand;"Tío Pelón"')}`);
    expect(params.filters).toEqual(
      new Map([
        ['brand', ['Dos Pinos', 'Tío Pelón']],
        ['color', ['red']],
      ]),
    );
  });

  it('survives a round trip with quotes, pipes and backslashes in a value (SEARCH-15, SEARCH-18)', () => {
    const params = toggleFilter(parse('q=leche&sort=price-up&page=3&itemsPerPage=50'), 'size', '12" | a\\b');
    expect(parse(writeListParams(params).slice(1))).toEqual(params);
    expect(params.page).toBe(1);
  });

  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=x',
    'page=1e99',
    'itemsPerPage=21',
    'sort=drop',
    'fq=;;"|',
    'fq=brand',
    'page=999',
    'fq=foo;"x"',
    'fq=constructor;"x"',
    'fq=price;"-"',
    'fq=rating;"9"',
    'fq=in-club;"yes"',
  ])('treats %s as absent (SEARCH-16, SEARCH-29)', (query) => {
    expect(parse(query)).toEqual(parse(''));
  });

  it('removes invisible characters and does not split a character when truncating (SEARCH-5, SEARCH-8)', () => {
    expect(parse('q=%00').q).toBe('');
    expect(parse('q=caf%C3%A9%00%07%0Acon%20leche').q).toBe('café con leche');
    expect(parse(`phrase=${encodeURIComponent(`a${'😀'.repeat(60)}`)}`).phrase).toBe(`a${'😀'.repeat(49)}`);
  });

  it('adds and removes a filter value', () => {
    const added = toggleFilter(parse(''), 'brand', 'A');
    expect(isChosen(added, 'brand', 'A')).toBe(true);
    expect(toggleFilter(added, 'brand', 'A').filters.size).toBe(0);
  });
});

describe('the API input of a list', () => {
  it('searches phrase in the category and q in the whole catalogue (SEARCH-1, SEARCH-2)', () => {
    expect(toProductsInput(parse('phrase=leche'), { categoryKey: 'fresh', clubKey: null })).toMatchObject({
      categoryKey: 'fresh',
      text: 'leche',
    });
    const everywhere = toProductsInput(parse('q=leche'), { categoryKey: 'fresh', clubKey: '6401' });
    expect(everywhere).toMatchObject({ text: 'leche', clubKey: '6401' });
    expect(everywhere).not.toHaveProperty('categoryKey');
  });

  it('sorts a category by newest and a search by relevance by default (SEARCH-24)', () => {
    const sortOf = (query: string, categoryKey?: string) =>
      toProductsInput(parse(query), { ...(categoryKey ? { categoryKey } : {}), clubKey: null }).sort;
    expect(sortOf('', 'fresh')).toBe('LATEST');
    expect(sortOf('phrase=leche', 'fresh')).toBe('LATEST');
    expect(sortOf('phrase=leche&sort=relevance', 'fresh')).toBe('RELEVANCE');
    expect(sortOf('q=leche')).toBe('RELEVANCE');
    expect(sortOf('')).toBe('LATEST');
  });

  it('requests variants in the filtered colours and sizes (CATALOG-37)', () => {
    const filters = [{ facet: 'size', values: ['M'] }];
    const narrowed = toListVariables(parse(`fq=${encodeURIComponent('size;"M"|in-club;"true"')}`), { clubKey: '6401' });
    expect(narrowed).toMatchObject({ clubKey: '6401', chosen: filters, input: { filters } });
    expect(toListVariables(parse(''), { clubKey: null })).not.toHaveProperty('chosen');
  });

  it('limits a list to stock only when a club is chosen (SEARCH-40, SEARCH-41)', () => {
    const params = parse(`fq=${encodeURIComponent('in-club;"true"|brand;"A"')}`);
    expect(toProductsInput(params, { clubKey: '6401' })).toMatchObject({
      inStockOnly: true,
      filters: [{ facet: 'brand', values: ['A'] }],
    });
    expect(toProductsInput(params, { clubKey: null })).toMatchObject({ inStockOnly: false });
  });
});
