import type { _SearchQuery, ProductSearchFacetExpression } from '@commercetools/platform-sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertCategories } from '../categories/upsert-categories.ts';
import { productDraft } from '../products/draft.ts';
import { upsertProducts } from '../products/product-repository.ts';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

interface Product {
  readonly brand: string;
  readonly rating: number | null;
  readonly variants: readonly { readonly size: string; readonly cents: number }[];
}

const brands = ['Finca', 'Jade', 'Volcán'];
const sizes = ['L', 'M', 'S'];
const [products = []] = fc.sample(
  fc.array(
    fc.record({
      brand: fc.constantFrom(...brands),
      rating: fc.constantFrom(null, 1, 2.5, 4),
      variants: fc.array(fc.record({ size: fc.constantFrom(...sizes), cents: fc.integer({ min: 1, max: 9 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { minLength: 40, maxLength: 40 },
  ),
  { seed: 81, numRuns: 1 },
);

let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce();
  await upsertCategories(commerce.context, [{ key: 'shelf', name: { en: 'Shelf' }, slug: { en: 'shelf' } }]);
  const drafts = products.map(({ brand, rating, variants }, index) => {
    const [masterVariant, ...others] = variants.map(({ size, cents }, position) => ({
      sku: `${400_000 + index}-${position + 1}`,
      attributes: [
        { name: 'brand', value: brand },
        { name: 'size', value: size },
      ],
      prices: [{ value: { centAmount: cents, currencyCode: 'CRC' }, country: 'CR' }],
    }));
    const ratings = { averageRating: rating, highestRating: 5, lowestRating: 1, count: 1, ratingsDistribution: {} };
    return productDraft.parse({
      key: String(400_000 + index),
      productType: { key: 'club-product' },
      publish: true,
      name: { es: `Producto ${index}` },
      slug: { es: `p-${index}` },
      categories: [{ key: 'shelf' }],
      ...(rating === null ? {} : { reviewRatingStatistics: ratings }),
      masterVariant,
      variants: others,
    });
  });
  for (const outcome of await upsertProducts(commerce.context, drafts)) if ('error' in outcome) throw outcome.error;
});
afterAll(() => commerce.close());

/** A filter of a search, and the same as a function. */
interface Filter {
  readonly name: string;
  readonly query: _SearchQuery;
  readonly test: (product: Product) => boolean;
}

const market: _SearchQuery[] = [
  { exact: { field: 'variants.prices.country', value: 'CR' } },
  { exact: { field: 'variants.prices.currencyCode', value: 'CRC' } },
];
const price = 'variants.prices.currentCentAmount';
const rating = 'reviewRatingStatistics.averageRating';

const filterChoices = [
  fc.subarray(brands, { minLength: 1 }).map(
    (values): Filter => ({
      name: 'brand',
      query: { exact: { field: 'variants.attributes.brand', values } },
      test: ({ brand }) => values.includes(brand),
    }),
  ),
  fc.subarray(sizes, { minLength: 1 }).map(
    (values): Filter => ({
      name: 'size',
      query: { exact: { field: 'variants.attributes.size', values } },
      test: ({ variants }) => variants.some(({ size }) => values.includes(size)),
    }),
  ),
  fc.integer({ min: 1, max: 9 }).map(
    (gte): Filter => ({
      name: 'price',
      query: { or: [{ and: [...market, { range: { field: price, gte } }] }] },
      test: ({ variants }) => variants.some(({ cents }) => cents >= gte),
    }),
  ),
  fc.constantFrom(1, 2, 4).map(
    (gte): Filter => ({
      name: 'rating',
      query: { range: { field: rating, gte } },
      test: (product) => product.rating !== null && product.rating >= gte,
    }),
  ),
];
const filters = fc
  .tuple(...filterChoices.map((choice) => fc.option(choice)))
  .map((chosen) => chosen.filter((filter) => filter !== null));

const matchAll = (queries: readonly _SearchQuery[]) => (queries.length > 0 ? { and: [...queries] } : undefined);

it('counts each facet as if every product were checked, with the filters of the other facets (SEARCH-31, SEARCH-32)', async () => {
  const search = commerce.api('manage_project').products().search();
  const ranges = [{ to: 3 }, { from: 3, to: 6 }, { from: 6 }];
  const stars = [{ from: 4 }, { from: 2 }];
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom('query' as const, 'all' as const), async (filters, scope) => {
      const others = (name: string) => filters.filter((filter) => filter.name !== name);
      const facet = (name: string, own: readonly _SearchQuery[] = []) => {
        const filter = matchAll([...own, ...others(name).map(({ query }) => query)]);
        return { name, scope, level: 'products', ...(filter ? { filter } : {}) };
      };
      const facets: ProductSearchFacetExpression[] = [
        { distinct: { ...facet('brand'), field: 'variants.attributes.brand', sort: { by: 'key', order: 'asc' } } },
        { distinct: { ...facet('size'), field: 'variants.attributes.size', sort: { by: 'key', order: 'asc' } } },
        { ranges: { ...facet('price', market), field: price, ranges } },
        { ranges: { ...facet('rating'), field: rating, ranges: stars } },
        { count: facet('all') },
      ];
      const postFilter = matchAll(filters.map(({ query }) => query));
      const { body } = await search
        .post({
          body: { ...(postFilter ? { postFilter } : {}), facets, limit: 0, query: { exists: { field: 'categories' } } },
        })
        .execute();

      const list = (name: string) => products.filter((product) => others(name).every(({ test }) => test(product)));
      const countWhere = (name: string, test: (product: Product) => boolean) => list(name).filter(test).length;
      const countKeys = (name: string, keys: readonly string[], has: (product: Product, key: string) => boolean) =>
        keys
          .map((key) => ({ key, count: countWhere(name, (product) => has(product, key)) }))
          .filter(({ count }) => count > 0);
      const isWithin = (value: number, { from = 0, to = 10 }: { from?: number; to?: number }) =>
        value >= from && value < to;
      expect(body.total).toBe(list('').length);
      expect(body.facets).toEqual([
        { name: 'brand', buckets: countKeys('brand', brands, ({ brand }, key) => brand === key) },
        {
          name: 'size',
          buckets: countKeys('size', sizes, ({ variants }, key) => variants.some(({ size }) => size === key)),
        },
        {
          name: 'price',
          buckets: ranges.map((range) => ({
            key: expect.any(String),
            count: countWhere('price', ({ variants }) => variants.some(({ cents }) => isWithin(cents, range))),
          })),
        },
        {
          name: 'rating',
          buckets: stars.map((range) => ({
            key: expect.any(String),
            count: countWhere('rating', (product) => product.rating !== null && isWithin(product.rating, range)),
          })),
        },
        { name: 'all', value: list('').length },
      ]);
    }),
    { numRuns: 60 },
  );
});
