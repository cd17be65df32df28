import type { ByProjectKeyRequestBuilder, ProductDraft } from '@commercetools/platform-sdk';
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
