import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertCategories } from '../categories/upsert-categories.ts';
import { productDraft } from '../products/draft.ts';
import { upsertProducts } from '../products/product-repository.ts';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;

beforeAll(async () => {
  commerce = await startCommerce();
  api = commerce.api('view_published_products');
  const createCategory = (key: string, parent?: string) => ({
    key,
    name: { es: `${key}-es`, en: `${key}-en` },
    slug: { en: key },
    ...(parent ? { parent: { typeId: 'category' as const, key: parent } } : {}),
  });
  const tree = [createCategory('drinks'), createCategory('tea', 'drinks'), createCategory('mugs')];
  for (const outcome of await upsertCategories(commerce.context, tree)) if ('error' in outcome) throw outcome.error;
  const draft = productDraft.parse({
    key: '100001',
    productType: { key: 'club-product' },
    name: { en: 'Green tea' },
    slug: { en: 'green-tea' },
    categories: [{ typeId: 'category', key: 'tea' }],
    publish: true,
    masterVariant: { sku: '100001-1' },
  });
  for (const outcome of await upsertProducts(commerce.context, [draft])) if ('error' in outcome) throw outcome.error;
});
afterAll(() => commerce.close());

const run = async (query: string, variables?: object) =>
  (
    await api
      .graphql()
      .post({ body: { query, ...(variables && { variables }) } })
      .execute()
  ).body;

describe('categories', () => {
  it('have the counts of their subtree (CATALOG-58)', async () => {
    const { data } = await run('{ categories(sort: ["key asc"]) { results { key stagedProductCount childCount } } }');
    expect(data.categories.results).toEqual([
      { key: 'drinks', stagedProductCount: 1, childCount: 1 },
      { key: 'mugs', stagedProductCount: 0, childCount: 0 },
      { key: 'tea', stagedProductCount: 1, childCount: 0 },
    ]);
  });

  it('are queried by predicate and page', async () => {
    const query =
      'query ($limit: Int) { categories(where: "key in (\\"tea\\", \\"mugs\\")", limit: $limit) { total count } }';
    expect((await run(query, { limit: 1 })).data.categories).toEqual({ total: 2, count: 1 });
  });

  it('have texts by locale, or by the first accepted language', async () => {
    const query =
      '{ category(key: "tea") { name(locale: "es") slug(acceptLanguage: ["es", "en"]) parentRef { typeId } } }';
    expect((await run(query)).data.category).toEqual({
      name: 'tea-es',
      slug: 'tea',
      parentRef: { typeId: 'category' },
    });
  });
});

it('refuses a field that the platform does not have', async () => {
  await expect(run('{ categories { results { productCount } } }')).rejects.toMatchObject({ statusCode: 400 });
});
