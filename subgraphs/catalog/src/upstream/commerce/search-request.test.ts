import { getMarket } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { facetKeys } from '../../domain/facets.ts';
import { type ListInput, parseListInput } from '../../domain/product-list.ts';
import { buildSearchRequest, type PromotedScope } from './search-request.ts';

const limits = { pageSize: 20, maxTextLength: 100 };

const scope: PromotedScope = {
  market: getMarket('CR'),
  language: 'es',
  clubKey: null,
  categoryId: null,
  categoryFilterIds: [],
  channelId: 'channel',
  facets: facetKeys,
  isInClubCounted: false,
  promotionKeys: null,
};

function buildRequest(input: ListInput, overrides: Partial<PromotedScope> = {}) {
  const list = parseListInput(input, limits);
  if ('error' in list) throw new Error(list.error);
  return buildSearchRequest(list, { ...scope, ...overrides });
}

const marketPrices = [
  { exact: { field: 'variants.prices.country', value: 'CR' } },
  { exact: { field: 'variants.prices.currencyCode', value: 'CRC' } },
];

describe('the search request of a list', () => {
  it('filters by promotions (CATALOG-57)', () => {
    expect(buildRequest({}, { promotionKeys: ['P-1001', 'P-1002'] }).query).toEqual({
      and: [
        { exists: { field: 'categories' } },
        { exact: { field: 'variants.attributes.promoid', fieldType: 'text', values: ['P-1001', 'P-1002'] } },
      ],
    });
  });

  it('lists products of any category, newest first, in prices of the market (CATALOG-10, CATALOG-13, SEARCH-19, SEARCH-23)', () => {
    const request = buildRequest({});
    expect(request).toMatchObject({
      query: { exists: { field: 'categories' } },
      sort: [{ field: 'createdAt', order: 'desc' }, { field: 'name', language: 'es' }, { field: 'id' }],
      limit: 20,
      offset: 0,
      productProjectionParameters: {
        priceCurrency: 'CRC',
        priceCountry: 'CR',
        priceChannel: 'channel',
        storeProjection: 'CR',
      },
    });
    expect(request.postFilter).toBeUndefined();
  });

  it('filters by category and stock, and selects the page (CATALOG-63, SEARCH-40)', () => {
    const request = buildRequest(
      { page: 3, pageSize: 50, clubKey: '6401', inStockOnly: true },
      { categoryId: 'pantry' },
    );
    expect(request).toMatchObject({ limit: 50, offset: 100 });
    expect(request.query).toEqual({
      and: [
        { exists: { field: 'categories' } },
        { exact: { field: 'categoriesSubTree', value: 'pantry' } },
        { exact: { field: 'variants.availability.isOnStockForChannel', value: 'channel' } },
      ],
    });
  });

  it('filters and counts colours by their keys, the same in both languages (SEARCH-36)', () => {
    const input = { filters: [{ facet: 'color', values: ['black'] }] };
    const spanish = buildRequest(input);
    expect(spanish.postFilter).toEqual({
      exact: { field: 'variants.attributes.color.key', fieldType: 'lenum', values: ['black'] },
    });
    expect(spanish.facets?.[3]).toMatchObject({ distinct: { field: 'variants.attributes.color.key' } });
    const english = buildRequest(input, { language: 'en' });
    expect([english.postFilter, english.facets]).toEqual([spanish.postFilter, spanish.facets]);
  });

  it('counts each facet with the filters of the other facets only (SEARCH-30, SEARCH-31, SEARCH-32, SEARCH-39)', () => {
    const request = buildRequest({
      filters: [
        { facet: 'brand', values: ['Selecta', 'Andarín'] },
        { facet: 'rating', values: ['3', '4'] },
      ],
    });
    const brand = { exact: { field: 'variants.attributes.brand', fieldType: 'text', values: ['Selecta', 'Andarín'] } };
    const rating = { range: { field: 'reviewRatingStatistics.averageRating', gte: 3 } };
    expect(request.postFilter).toEqual({ and: [brand, rating] });
    expect(request.facets?.[1]).toMatchObject({ distinct: { name: 'brand', filter: rating } });
    expect(request.facets?.[5]).toMatchObject({ ranges: { name: 'rating', filter: brand } });
    expect(request.facets?.[2]).toMatchObject({ distinct: { name: 'size', filter: { and: [brand, rating] } } });
  });

  it('filters and sorts by prices of the market only (SEARCH-21, SEARCH-31)', () => {
    const request = buildRequest({
      filters: [{ facet: 'price', values: ['-500000', '1250000-'] }],
      sort: 'PRICE_DESC',
    });
    const field = 'variants.prices.currentCentAmount';
    expect(request.postFilter).toEqual({
      or: [
        { and: [...marketPrices, { range: { field, lt: 500_000 } }] },
        { and: [...marketPrices, { range: { field, gte: 1_250_000 } }] },
      ],
    });
    expect(request.sort?.[0]).toEqual({ field, order: 'desc', mode: 'max', filter: { and: marketPrices } });
    expect(request.facets?.[4]).toMatchObject({ ranges: { name: 'price', filter: { and: marketPrices } } });
  });

  it('sorts by the lowest price of the market, lowest first (SEARCH-20)', () => {
    const [first] = buildRequest({ sort: 'PRICE_ASC' }).sort ?? [];
    const field = 'variants.prices.currentCentAmount';
    expect(first).toEqual({ field, order: 'asc', mode: 'min', filter: { and: marketPrices } });
  });

  it('searches text in the request’s language, best match first (SEARCH-22, SEARCH-60)', () => {
    const request = buildRequest({ text: '  arroz Selecta ' });
    expect(request.sort?.[0]).toEqual({ field: 'score', order: 'desc' });
    expect(JSON.stringify(request.query)).toContain(
      '"fullText":{"field":"name","language":"es","value":"arroz Selecta","mustMatch":"all"',
    );
  });

  it('has no facets when none are requested (CATALOG-74)', () => {
    expect(buildRequest({}, { facets: [] })).not.toHaveProperty('facets');
  });

  it('counts the products in stock with all selected facets (SEARCH-40)', () => {
    const input = { clubKey: '6401', filters: [{ facet: 'brand', values: ['Jade'] }] };
    const { facets } = buildRequest(input, { facets: [], isInClubCounted: true });
    expect(facets).toEqual([
      {
        count: {
          name: 'in-club',
          level: 'products',
          filter: {
            and: [
              { exact: { field: 'variants.availability.isOnStockForChannel', value: 'channel' } },
              { exact: { field: 'variants.attributes.brand', fieldType: 'text', values: ['Jade'] } },
            ],
          },
        },
      },
    ]);
  });
});
