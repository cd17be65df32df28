import type {
  ByProjectKeyRequestBuilder,
  Product,
  ProductDraft,
  ProductUpdateAction,
} from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

let now = new Date('2026-06-01T12:00:00Z');
let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
let shirt: ProductDraft;

beforeAll(async () => {
  commerce = await startCommerce({ now: () => now });
  api = commerce.api('manage_project');
  const discount = await api
    .productDiscounts()
    .post({
      body: {
        key: 'june',
        name: { en: 'June' },
        value: { type: 'external' },
        predicate: '1 = 1',
        sortOrder: '0.95',
        isActive: true,
        validFrom: '2026-06-01T00:00:00.000Z',
        validUntil: '2026-07-01T00:00:00.000Z',
      },
    })
    .execute();
  shirt = buildShirt(discount.body.id);
  await api.products().post({ body: shirt }).execute();
});
afterAll(() => commerce.close());

const crc = (centAmount: number) => ({ centAmount, currencyCode: 'CRC' });
const buildShirt = (discountId: string): ProductDraft => ({
  key: '200001',
  productType: { typeId: 'product-type', key: 'club-product' },
  name: { es: 'Camiseta', en: 'T-shirt' },
  slug: { es: 'camiseta', en: 't-shirt' },
  taxCategory: { typeId: 'tax-category', key: 'standard' },
  publish: true,
  masterVariant: {
    sku: '200001-1',
    attributes: [{ name: 'size', value: 'S' }],
    prices: [
      { value: crc(100_000) },
      {
        value: crc(90_000),
        country: 'CR',
        discounted: { value: crc(70_000), discount: { typeId: 'product-discount', id: discountId } },
      },
      { value: crc(80_000), country: 'CR', channel: { typeId: 'channel', key: '6401' } },
      { value: { centAmount: 999, currencyCode: 'USD' }, country: 'PA' },
    ],
  },
  variants: [{ sku: '200001-2', attributes: [{ name: 'size', value: 'M' }], prices: [{ value: crc(95_000) }] }],
});

async function selectPrice(queryArgs: Record<string, string>) {
  const { body } = await api.productProjections().withKey({ key: '200001' }).get({ queryArgs }).execute();
  return body.masterVariant.price;
}

describe('price selection', () => {
  it('selects the narrowest scope: channel, then country, then any', async () => {
    const club = { priceCurrency: 'CRC', priceCountry: 'CR', priceChannel: await commerce.channelId('6401') };
    expect((await selectPrice(club))?.value.centAmount).toBe(80_000);
    expect((await selectPrice({ priceCurrency: 'CRC', priceCountry: 'CR' }))?.value.centAmount).toBe(90_000);
    expect((await selectPrice({ priceCurrency: 'CRC', priceCountry: 'PA' }))?.value.centAmount).toBe(100_000);
    expect((await selectPrice({ priceCurrency: 'USD', priceCountry: 'PA' }))?.value.centAmount).toBe(999);
    expect(await selectPrice({ priceCurrency: 'USD', priceCountry: 'CR' })).toBeUndefined();
    expect(await selectPrice({})).toBeUndefined();
  });

  it('includes a discount while it is valid', async () => {
    const inCostaRica = { priceCurrency: 'CRC', priceCountry: 'CR' };
    expect((await selectPrice(inCostaRica))?.discounted?.value.centAmount).toBe(70_000);
    const { body } = await api
      .productProjections()
      .withKey({ key: '200001' })
      .get({ queryArgs: { ...inCostaRica, expand: 'masterVariant.price.discounted.discount' } })
      .execute();
    expect(body.masterVariant.price?.discounted?.discount.obj).toMatchObject({ key: 'june', isActive: true });
    now = new Date('2026-07-01T00:00:00Z');
    expect((await selectPrice(inCostaRica))?.discounted).toBeUndefined();
    now = new Date('2026-06-01T12:00:00Z');
  });

  it('requires a currency with other parameters', async () => {
    await expect(selectPrice({ priceCountry: 'CR' })).rejects.toMatchObject({
      body: { errors: [{ code: 'InvalidInput' }] },
    });
  });
});

describe('projections', () => {
  it('are found by SKU of any variant, by key and by category', async () => {
    const find = async (where: string) => {
      const { body } = await api.productProjections().get({ queryArgs: { where } }).execute();
      return body.results.map(({ key }) => key);
    };
    expect(await find('masterVariant(sku = "200001-2") or variants(sku = "200001-2")')).toEqual(['200001']);
    expect(await find('masterVariant(sku in ("200001-2"))')).toEqual([]);
    expect(await find('key in ("200001", "x")')).toEqual(['200001']);
    expect(await find('slug(es = "camiseta")')).toEqual(['200001']);
    expect(await find('categories(id = "none")')).toEqual([]);
  });

  it('exclude other countries in a store', async () => {
    const { body } = await api
      .inStoreKeyWithStoreKeyValue({ storeKey: 'PA' })
      .productProjections()
      .withKey({ key: '200001' })
      .get()
      .execute();
    expect(body.masterVariant.prices?.map(({ value }) => value.currencyCode)).toEqual(['CRC', 'USD']);
    await expect(
      api
        .inStoreKeyWithStoreKeyValue({ storeKey: 'XX' })
        .productProjections()
        .withKey({ key: '200001' })
        .get()
        .execute(),
    ).rejects.toMatchObject({ statusCode: 404 });
    await expect(api.productProjections().withKey({ key: 'none' }).get().execute()).rejects.toMatchObject({
      statusCode: 404,
      body: { errors: [{ code: 'ResourceNotFound' }] },
    });
  });
});

describe('drafts', () => {
  const post = (change: Partial<ProductDraft>) =>
    api
      .products()
      .post({ body: { ...shirt, key: '200002', variants: [], ...change } })
      .execute();
  const buildRejection = (code: string) => ({ statusCode: 400, body: { errors: [expect.objectContaining({ code })] } });

  it("are rejected with the platform's codes", async () => {
    await expect(post({})).rejects.toMatchObject(buildRejection('DuplicateField'));
    await expect(post({ key: '200001', masterVariant: { sku: 'new' } })).rejects.toMatchObject(
      buildRejection('DuplicateField'),
    );
    await expect(
      post({ masterVariant: { sku: 'a', attributes: [{ name: 'colour', value: 'x' }] } }),
    ).rejects.toMatchObject(buildRejection('AttributeNameDoesNotExist'));
    await expect(
      post({ masterVariant: { sku: 'a', attributes: [{ name: 'weight', value: 'heavy' }] } }),
    ).rejects.toMatchObject(buildRejection('InvalidField'));
    await expect(
      post({ masterVariant: { sku: 'a', prices: [{ value: crc(1) }, { value: crc(2) }] } }),
    ).rejects.toMatchObject(buildRejection('DuplicatePriceScope'));
    await expect(
      post({ masterVariant: { sku: 'a' }, categories: [{ typeId: 'category', key: 'none' }] }),
    ).rejects.toMatchObject(buildRejection('ReferencedResourceNotFound'));
    await expect(post({ masterVariant: { sku: 'a', prices: [{ value: crc(1.5) }] } })).rejects.toMatchObject(
      buildRejection('InvalidJsonInput'),
    );
    const discounted = { value: crc(1), discount: { typeId: 'product-discount', key: 'june' } as never };
    await expect(post({ masterVariant: { sku: 'a', prices: [{ value: crc(2), discounted }] } })).rejects.toMatchObject(
      buildRejection('InvalidJsonInput'),
    );
    await expect(api.products().withKey({ key: '200002' }).get().execute()).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a product that is not published', () => {
  const findProduct = async (staged: boolean) =>
    (
      await api
        .productProjections()
        .get({ queryArgs: { where: 'key = "200003"', staged } })
        .execute()
    ).body.total;

  it('is staged only: shoppers neither see, find nor buy it', async () => {
    const { publish: _publish, ...draft } = { ...shirt, key: '200003', slug: { es: 'borrador' }, variants: [] };
    const masterVariant = { sku: '200003-1', prices: [{ value: crc(1_000), country: 'CR' }] };
    await api
      .products()
      .post({ body: { ...draft, masterVariant } })
      .execute();
    expect([await findProduct(false), await findProduct(true)]).toEqual([0, 1]);
    const query = { exact: { field: 'variants.sku', value: '200003-1' } };
    const facets = [{ count: { name: 'all', scope: 'all', filter: query } }];
    const found = await api.products().search().post({ body: { query, facets } }).execute();
    expect(found.body).toMatchObject({ total: 0, facets: [{ value: 0 }] });
    const body = { currency: 'CRC', country: 'CR', lineItems: [{ sku: '200003-1' }] };
    await expect(api.carts().post({ body }).execute()).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('an update of a product', () => {
  const byKey = (key: string) => api.products().withKey({ key });
  const update = async (product: Product, ...actions: ProductUpdateAction[]): Promise<Product> =>
    (
      await byKey(product.key ?? '')
        .post({ body: { version: product.version, actions } })
        .execute()
    ).body;
  const create = async (key: string, publish: boolean): Promise<Product> => {
    const masterVariant = { sku: `${key}-1`, prices: [{ value: crc(1_000), country: 'CR' }] };
    const { productType, name } = shirt;
    const body = { key, productType, name, slug: { es: `update-${key}` }, publish, masterVariant };
    return (await api.products().post({ body }).execute()).body;
  };
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
    const product = await create('200013', true);
    const rename = { action: 'changeName' as const, name: { es: 'Otro' } };
    const refusals: [Promise<Product>, number, string][] = [
      [update({ ...product, version: 7 }, { ...rename, staged: false }), 409, 'ConcurrentModification'],
      [update(product, { action: 'paint' } as never), 400, 'InvalidInput'],
      [update(product, rename), 400, 'InvalidOperation'],
      [update(product, { action: 'setKey', key: '200001' }), 400, 'DuplicateField'],
      [update(product, { action: 'setSku', variantId: 1, sku: '200001-1', staged: false }), 400, 'DuplicateField'],
      [update(product, { action: 'removePrice', priceId: 'none', staged: false }), 400, 'InvalidInput'],
    ];
    for (const [refused, statusCode, code] of refusals) {
      await expect(refused).rejects.toMatchObject({ statusCode, body: { errors: [{ code }] } });
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
