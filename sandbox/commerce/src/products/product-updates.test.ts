import type { ByProjectKeyRequestBuilder, Product, ProductUpdateAction } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
beforeAll(async () => {
  commerce = await startCommerce();
  api = commerce.api('manage_project');
});
afterAll(() => commerce.close());

const crc = (centAmount: number) => ({ centAmount, currencyCode: 'CRC' });

const byKey = (key: string) => api.products().withKey({ key });
const create = async (key: string, publish: boolean): Promise<Product> => {
  const masterVariant = { sku: `${key}-1`, prices: [{ value: crc(1_000), country: 'CR' }] };
  const productType = { typeId: 'product-type' as const, key: 'club-product' };
  const name = { es: 'Camiseta', en: 'T-shirt' };
  const body = { key, productType, name, slug: { es: `update-${key}` }, publish, masterVariant };
  return (await api.products().post({ body }).execute()).body;
};

describe('an update of a product', () => {
  const update = async (product: Product, ...actions: ProductUpdateAction[]): Promise<Product> =>
    (
      await byKey(product.key ?? '')
        .post({ body: { version: product.version, actions } })
        .execute()
    ).body;
  const isVisible = async (key: string) =>
    api
      .productProjections()
      .withKey({ key })
      .get()
      .execute()
      .then(
        () => true,
        () => false,
      );

  it('publishes it and hides it again', async () => {
    const draft = await create('200010', false);
    expect(await isVisible('200010')).toBe(false);
    const published = await update(draft, { action: 'publish' });
    expect(published).toMatchObject({ version: draft.version + 1, masterData: { published: true } });
    expect(await isVisible('200010')).toBe(true);
    expect((await update(published, { action: 'unpublish' })).masterData.published).toBe(false);
    expect(await isVisible('200010')).toBe(false);
  });

  it('changes prices, keeping the ids of the others, in the search index too', async () => {
    const product = await create('200011', true);
    const [price] = product.masterData.current.masterVariant.prices ?? [];
    const inClub = { value: crc(900), country: 'CR', channel: { typeId: 'channel' as const, key: '6401' } };
    const added = await update(product, { action: 'addPrice', variantId: 1, price: inClub, staged: false });
    expect(added.masterData.current.masterVariant.prices?.map(({ id }) => id)).toContain(price?.id);
    const changed = await update(added, {
      ...{ action: 'changePrice', priceId: price?.id ?? '', staged: false },
      price: { value: crc(2_500), country: 'CR' },
    } as ProductUpdateAction);
    const amounts = changed.masterData.current.masterVariant.prices?.map(({ value }) => value.centAmount);
    expect(amounts?.toSorted()).toEqual([2_500, 900]);
    const query = { range: { field: 'variants.prices.currentCentAmount', fieldType: 'long', gte: 2_400, lte: 2_600 } };
    const found = await api.products().search().post({ body: { query } }).execute();
    expect(found.body.results.map(({ id }) => id)).toEqual([product.id]);
    const removed = await update(changed, { action: 'removePrice', priceId: price?.id ?? '', staged: false });
    expect(removed.masterData.current.masterVariant.prices).toHaveLength(1);
  });

  it('changes texts, attributes, SKU, images and assets', async () => {
    const product = await create('200012', false);
    const changed = await update(
      product,
      { action: 'changeName', name: { es: 'Nuevo', en: 'New' } },
      { action: 'setAttribute', variantId: 1, name: 'size', value: 'L' },
      { action: 'setSku', variantId: 1, sku: '200012-9' },
      { action: 'addExternalImage', variantId: 1, image: { url: '/p/a.webp', dimensions: { w: 1, h: 1 } } },
      {
        ...{ action: 'addAsset', variantId: 1 },
        asset: { name: { en: 'Manual' }, sources: [{ uri: 'https://cdn.test/manual.pdf' }] },
      },
    );
    const { name, masterVariant } = changed.masterData.staged;
    expect(name.es).toBe('Nuevo');
    expect(masterVariant).toMatchObject({
      sku: '200012-9',
      attributes: [{ name: 'size', value: 'L' }],
      assets: [{ id: expect.any(String), name: { en: 'Manual' } }],
    });
    const assetId = masterVariant.assets?.[0]?.id ?? '';
    const withoutAsset = await update(changed, { action: 'removeAsset', variantId: 1, assetId });
    expect(withoutAsset.masterData.staged.masterVariant).toMatchObject({
      assets: [],
      images: [{ dimensions: { w: 1 } }],
    });
  });

  it('is refused for another version, an unknown action, and a change that would stay staged', async () => {
    await create('200001', true);
    const product = await create('200013', true);
    const rename = { action: 'changeName' as const, name: { es: 'Otro' } };
    const refusals: [Product, ProductUpdateAction, number, string][] = [
      [{ ...product, version: 7 }, { ...rename, staged: false }, 409, 'ConcurrentModification'],
      [product, { action: 'paint' } as never, 400, 'InvalidInput'],
      [product, rename, 400, 'InvalidOperation'],
      [product, { action: 'setKey', key: '200001' }, 400, 'DuplicateField'],
      [product, { action: 'setSku', variantId: 1, sku: '200001-1', staged: false }, 400, 'DuplicateField'],
      [product, { action: 'removePrice', priceId: 'none', staged: false }, 400, 'InvalidInput'],
    ];
    for (const [updated, action, statusCode, code] of refusals) {
      await expect(update(updated, action)).rejects.toMatchObject({ statusCode, body: { errors: [{ code }] } });
    }
    expect((await byKey('200013').get().execute()).body).toEqual(product);
  });

  it('is found by queries of its master data', async () => {
    const product = await create('200014', true);
    const find = async (where: string) => {
      const { body } = await api
        .products()
        .get({ queryArgs: { where, sort: 'key asc' } })
        .execute();
      return body.results;
    };
    expect(await find('masterData(current(slug(es = "update-200014")))')).toEqual([product]);
    expect(await find('masterData(published = true) and key = "200014"')).toEqual([product]);
    await expect(find('name(es = "x")')).rejects.toMatchObject({ statusCode: 400 });
  });
});

it('leaves no rows of a deleted product', async () => {
  const { id, version } = await create('200015', false);
  const { db } = commerce.context;
  const countRows = () =>
    Promise.all(
      (['product_variant', 'product_price', 'product_search'] as const).map(
        async (name) => (await db.selectFrom(name).select('product_id').where('product_id', '=', id).execute()).length,
      ),
    );
  expect(await countRows()).toEqual([1, 1, 1]);
  await byKey('200015').delete({ queryArgs: { version } }).execute();
  expect(await countRows()).toEqual([0, 0, 0]);
});
