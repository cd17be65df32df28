import { describe, expect, it } from 'vitest';
import { clubChannel, listing, startCatalogGraph, textSearch, tree } from '../testing/catalog-graph.ts';

const ask = await startCatalogGraph();

describe('a list of products', () => {
  it('counts what the club has only when asked, and lists featured categories (SEARCH-40, CATALOG-65)', async () => {
    const query = 'query ($input: ProductsInput!) { products(input: $input) { total inClubTotal } }';
    expect((await ask(query, { input: { clubId: '6401' } })).data.products).toEqual({ total: 1, inClubTotal: 1 });
    const began = Date.now();
    const aged = await ask('query ($input: ProductsInput!) { products(input: $input) { asOf } }', { input: {} });
    expect(Date.parse(aged.data.products.asOf)).toBeGreaterThanOrEqual(began);
    expect((await ask(query, { input: {} })).data.products).toEqual({ total: 1, inClubTotal: null });
    expect(listing.search.mock.calls.map(([, target]) => target.isInClubCounted)).toEqual([true, false, false]);
    expect((await ask('{ featuredCategories { key } }')).data.featuredCategories).toEqual([{ key: 'luggage' }]);
  });

  it('lists without words from the platform, with facets in the request’s language (SEARCH-4, SEARCH-14)', async () => {
    const { data } = await ask(
      `query ($input: ProductsInput!) { products(input: $input) {
        total page pageSize items { name } facets { key name values { label count } } } }`,
      { input: { categoryKey: 'luggage', clubId: '6401' } },
      'en',
    );
    expect(data.products).toMatchObject({
      total: 1,
      page: 1,
      pageSize: 50,
      facets: [{ key: 'brand', name: 'Brand', values: [{ label: 'Andarín', count: 1 }] }],
    });
    expect(listing.search.mock.calls[0]?.[1]).toMatchObject({ categoryId: tree.tops[0]?.id, channelId: clubChannel });
  });

  it.each([[{ pageSize: 7 }], [{ clubId: '7201' }], [{ filters: [{ facet: 'nope', values: ['x'] }] }]])(
    'refuses %j without asking the platform',
    async (input) => {
      const { errors } = await ask('query ($input: ProductsInput!) { products(input: $input) { total } }', { input });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(listing.search).not.toHaveBeenCalled();
    },
  );

  it('asks the platform for savings, with words too: no other engine knows them (CATALOG-57)', async () => {
    await ask('{ products(input: { text: "maleta", savingEndsWithinDays: 14 }) { total } }');
    expect(listing.search.mock.calls[0]?.[0]).toMatchObject({ text: 'maleta', savingEndsWithinDays: 14 });
    expect(textSearch.search).not.toHaveBeenCalled();
  });

  it('searches words by the engines, and counts only the requested facets (SEARCH-9)', async () => {
    const { data } = await ask('{ products(input: { text: "maletta" }) { total correctedText items { name } } }');
    expect(data.products).toMatchObject({ total: 1, correctedText: 'maleta' });
    expect(textSearch.search.mock.calls[0]?.[0]).toMatchObject({ text: 'maletta', sort: 'RELEVANCE' });
    expect(textSearch.search.mock.calls[0]?.[1]).toMatchObject({ facets: [] });
    expect(listing.search).not.toHaveBeenCalled();
  });

  it('suggests as many as configured, and nothing for blank text (SEARCH-46, SEARCH-47)', async () => {
    const document = '{ searchSuggestions(text: "male") { queries { displayText query } products { key } } }';
    const { data } = await ask(document);
    expect(data.searchSuggestions).toEqual({
      queries: [{ displayText: 'maletas de mano', query: 'maletas de mano' }],
      products: [{ key: '260503-1' }],
    });
    expect(textSearch.suggest.mock.calls[0]?.[2]).toEqual({ queries: 5, products: 3 });
    textSearch.suggest.mockClear();
    const blank = await ask('{ searchSuggestions(text: "  ") { queries { query } products { key } } }');
    expect(blank.data.searchSuggestions).toEqual({ queries: [], products: [] });
    expect(textSearch.suggest).not.toHaveBeenCalled();
  });

  it('refuses a search that is longer than configuration allows (SEARCH-6, SEARCH-5)', async () => {
    const text = 'a'.repeat(41);
    const { errors } = await ask('query ($text: String!) { searchSuggestions(text: $text) { queries { query } } }', {
      text,
    });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('has an empty list for an unknown category', async () => {
    const { data } = await ask('{ products(input: { categoryKey: "nope" }) { total items { key } } }');
    expect(data.products).toEqual({ total: 0, items: [] });
    expect(listing.search).not.toHaveBeenCalled();
  });
});
