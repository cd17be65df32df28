import { describe, expect, it } from 'vitest';
import { facetKeys } from '../domain/facets.ts';
import { clubChannel, listing, startCatalogGraph, textSearch, tree } from '../testing/catalog-graph.ts';

const execute = await startCatalogGraph();

describe('a list of products', () => {
  it('counts products in stock only when requested, and lists featured categories (SEARCH-40, CATALOG-65)', async () => {
    const query = 'query ($input: ProductsInput!) { products(input: $input) { total inStockTotal } }';
    expect((await execute(query, { input: { clubKey: '6401' } })).data.products).toEqual({ total: 1, inStockTotal: 1 });
    const startedAt = Date.now();
    const listed = await execute('query ($input: ProductsInput!) { products(input: $input) { asOf } }', { input: {} });
    expect(Date.parse(listed.data.products.asOf)).toBeGreaterThanOrEqual(startedAt);
    expect((await execute(query, { input: {} })).data.products).toEqual({ total: 1, inStockTotal: null });
    expect(listing.search.mock.calls.map(([, target]) => target.isInClubCounted)).toEqual([true, false, false]);
    expect((await execute('{ featuredCategories { key } }')).data.featuredCategories).toEqual([{ key: 'luggage' }]);
  });

  it('lists products without a text with the listing engine, with localized facets (SEARCH-4, SEARCH-14)', async () => {
    const { data } = await execute(
      `query ($input: ProductsInput!) { products(input: $input) {
        total page pageSize items { name } facets { key name values { label count } } } }`,
      { input: { categoryKey: 'luggage', clubKey: '6401' } },
      'en',
    );
    expect(data.products).toMatchObject({
      total: 1,
      page: 1,
      pageSize: 50,
      facets: [{ key: 'brand', name: 'Brand', values: [{ label: 'Andarín', count: 1 }] }],
    });
    expect(listing.search.mock.calls[0]?.[1]).toMatchObject({ categoryId: tree.roots[0]?.id, channelId: clubChannel });
  });

  describe.each([
    ['listing', listing.search, {}],
    ['search', textSearch.search, { text: 'maleta' }],
  ])('of the %s engine', (_name, search, input) => {
    it.each([
      ['a field', 'facets { key }', facetKeys],
      ['a field with another name', 'filters: facets { key }', facetKeys],
      ['an inline fragment', '... on ProductList { ... { facets { key } } }', facetKeys],
      ['a fragment', '...Filters', facetKeys],
      ['an included fragment', '...Filters @include(if: $yes) @skip(if: $no)', facetKeys],
      ['a skipped and a selected field', 'facets @skip(if: $yes) { key } facets { key }', facetKeys],
      ['no field', '', []],
      ['a skipped field', 'facets @skip(if: $yes) { key }', []],
      ['a field that is not included', 'facets @include(if: $no) { key }', []],
      ['a field that is skipped and included', 'facets @skip(if: true) @include(if: $yes) { key }', []],
      ['an inline fragment that is not included', '... @include(if: $no) { facets { key } }', []],
      ['a skipped fragment', '...Filters @skip(if: $yes)', []],
      ['a fragment of a skipped fragment', '... @skip(if: $yes) { ...Filters }', []],
    ])('requests facets only when they are selected: %s (CATALOG-74)', async (_what, selection, facets) => {
      const { data, errors } = await execute(
        `query ($input: ProductsInput!, $yes: Boolean = true, $no: Boolean!) {
          products(input: $input) { total ${selection} unused: inStockTotal @include(if: $no) ...Other @skip(if: $yes) }
        }
        fragment Filters on ProductList { facets { key } }
        fragment Other on ProductList { ...Filters inStockTotal }`,
        { input: { ...input, clubKey: '6401' }, no: false },
      );
      expect(errors).toBeUndefined();
      expect(data.products.total).toBe(1);
      expect(search.mock.calls.map(([, scope]) => [scope.facets, scope.isInClubCounted])).toEqual([[facets, false]]);
    });
  });

  it.each([[{ pageSize: 7 }], [{ clubKey: '7201' }], [{ filters: [{ facet: 'nope', values: ['x'] }] }]])(
    'rejects %j without a call',
    async (input) => {
      const { errors } = await execute('query ($input: ProductsInput!) { products(input: $input) { total } }', {
        input,
      });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(listing.search).not.toHaveBeenCalled();
    },
  );

  it('uses the listing engine for ending promotions, also with a search text (CATALOG-57)', async () => {
    await execute('{ products(input: { text: "maleta", promotionEndsWithinDays: 14 }) { total } }');
    expect(listing.search.mock.calls[0]?.[0]).toMatchObject({ text: 'maleta', promotionEndsWithinDays: 14 });
    expect(textSearch.search).not.toHaveBeenCalled();
  });

  it('searches text with the search engine, and counts only requested facets (SEARCH-9)', async () => {
    const { data } = await execute('{ products(input: { text: "maletta" }) { total correctedText items { name } } }');
    expect(data.products).toMatchObject({ total: 1, correctedText: 'maleta' });
    expect(textSearch.search.mock.calls[0]?.[0]).toMatchObject({ text: 'maletta', sort: 'RELEVANCE' });
    expect(textSearch.search.mock.calls[0]?.[1]).toMatchObject({ facets: [] });
    expect(listing.search).not.toHaveBeenCalled();
  });

  it('suggests up to the configured numbers, and nothing for blank text (SEARCH-46, SEARCH-47)', async () => {
    const document = '{ searchSuggestions(text: "male") { queries { displayText query } products { key } } }';
    const { data } = await execute(document);
    expect(data.searchSuggestions).toEqual({
      queries: [{ displayText: 'maletas de mano', query: 'maletas de mano' }],
      products: [{ key: '260503-1' }],
    });
    expect(textSearch.suggest.mock.calls[0]?.[2]).toEqual({ queries: 5, products: 3 });
    textSearch.suggest.mockClear();
    const blank = await execute('{ searchSuggestions(text: "  ") { queries { query } products { key } } }');
    expect(blank.data.searchSuggestions).toEqual({ queries: [], products: [] });
    expect(textSearch.suggest).not.toHaveBeenCalled();
  });

  it('rejects a text that is longer than configured (SEARCH-6, SEARCH-5)', async () => {
    const text = 'a'.repeat(41);
    const { errors } = await execute(
      'query ($text: String!) { searchSuggestions(text: $text) { queries { query } } }',
      {
        text,
      },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('returns an empty list for an unknown category', async () => {
    const { data } = await execute('{ products(input: { categoryKey: "nope" }) { total items { key } } }');
    expect(data.products).toEqual({ total: 0, items: [] });
    expect(listing.search).not.toHaveBeenCalled();
  });
});
