import type { ProductSearchRequest } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

let commerce: CommerceFixture;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.close());

const find = (body: ProductSearchRequest) =>
  commerce.api('manage_project').products().search().post({ body }).execute();

describe('a search request', () => {
  it.each([
    ['an unknown field', { query: { exact: { field: 'nope', value: 1 } } }],
    ['an unknown expression', { query: { fuzzy: { field: 'name', value: 'x', level: 1 } } }],
    ['an expression without a kind', { query: { and: [{}] } }],
    [
      'two expressions in one',
      { query: { exact: { field: 'key', value: '1' }, prefix: { field: 'key', value: '1' } } },
    ],
    ['a limit over 100', { limit: 101 }],
    ['a range without bounds', { query: { range: { field: 'createdAt' } } }],
    ['a text as the bound of a number', { query: { range: { field: 'variants.attributes.weight', gt: 'much' } } }],
    ['prices of all countries as the sort key', { sort: [{ field: 'variants.prices.centAmount', order: 'asc' }] }],
    [
      'a facet of the prices of all countries',
      { facets: [{ ranges: { name: 'price', field: 'variants.prices.centAmount', ranges: [{ from: 1 }] } }] },
    ],
    ['an invalid date', { query: { range: { field: 'createdAt', gte: 'soon' } } }],
    ['a query too deep', { query: JSON.parse(`${'{"not":['.repeat(30)}{}${']}'.repeat(30)}`) }],
  ])('with %s is rejected', async (_what, body) => {
    await expect(find(body as ProductSearchRequest)).rejects.toMatchObject({ statusCode: 400 });
  });
});
