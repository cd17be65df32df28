import { readFileSync } from 'node:fs';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { mapProduct } from '../../testing/map-product.ts';
import { toCategoryEntry, toProduct } from './mapping.ts';
import { categoryWire, productWire, searchWire } from './wire.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

const [suitcaseResult] = searchWire.parse(fixture('search')).results;
const discountId = '50d53dfa-e4bd-41ae-a517-e99c99dcbeb6';
const promotionEnds = new Map([
  [discountId, { key: 'P-1001', validFrom: undefined, validUntil: '2027-03-20T00:00:00.000Z' }],
]);
const mapSuitcase = (language: 'es' | 'en') =>
  mapProduct(productWire.parse(suitcaseResult?.productProjection), {
    market: getMarket('CR'),
    clubKey: '6401',
    language,
    promotionEnds,
  });

describe('toProduct', () => {
  it('maps texts and details in one language (CATALOG-3, CATALOG-38)', () => {
    expect(mapSuitcase('es')).toMatchObject({ key: '260503-1', brand: 'Andarín' });
    expect(mapSuitcase('es').slug).toContain('maletas');
    expect(mapSuitcase('en').name).not.toBe(mapSuitcase('es').name);
    expect(mapSuitcase('en').variants[0]?.details).toContainEqual({
      key: 'color',
      name: 'Colour',
      value: 'Black',
      valueKey: 'black',
    });
    expect(mapSuitcase('es').variants[0]?.details).toContainEqual({
      key: 'storage_type',
      name: 'Conservación',
      value: 'En lugar fresco y seco',
      valueKey: 'DRY',
    });
  });

  it('maps the texts for search engines in one language (CATALOG-45)', () => {
    const projection = productWire.parse(suitcaseResult?.productProjection);
    const keywords = { es: 'maletas, equipaje', en: 'suitcases, luggage' };
    const mapWith = (more: object) =>
      mapProduct({ ...projection, ...more }, { market: getMarket('CR'), clubKey: null, language: 'en', promotionEnds });
    expect(mapWith({ metaKeywords: keywords })).toMatchObject({
      metaTitle: 'Hard-shell luggage set, 3 count | Andarín',
      metaDescription: 'Cabin, medium and large, nesting, with TSA locks.',
      metaKeywords: 'suitcases, luggage',
    });
    const without = { metaTitle: undefined, metaDescription: undefined };
    expect(mapWith(without)).toMatchObject({ metaTitle: null, metaDescription: null, metaKeywords: null });
  });

  it('maps the prices with and without a discount, and its end (CATALOG-17, CATALOG-19)', () => {
    expect(mapSuitcase('es').variants[0]).toMatchObject({
      priceClubKey: '6401',
      price: {
        current: money(5_741_000, 'CRC'),
        regular: money(7_001_000, 'CRC'),
        validUntil: '2027-03-20T00:00:00.000Z',
      },
    });
  });

  it('maps stock by channel and pictures', () => {
    const [master] = mapSuitcase('es').variants;
    expect(master?.stock.get('5c7c7a1d-678f-4fdc-ba1f-03718df6ccc1')).toEqual({
      quantity: 157,
      restockableInDays: null,
    });
    expect(master?.pictureUrls[0]).toBe('http://localhost:5108/p/dyed/luggage/ink/640.webp');
  });

  it('maps weights, content and rating of a product sold by weight (CATALOG-25, CATALOG-26, CATALOG-39)', () => {
    const wire = productWire.parse(fixture('weighed-product'));
    const tomatoes = mapProduct(wire, { market: getMarket('JM'), clubKey: null, language: 'en', promotionEnds });
    expect(tomatoes.variants[0]).toMatchObject({
      price: { current: money(87_999, 'JMD'), regular: null, validUntil: null },
      content: { amount: 2, unit: 'kg' },
      weightSale: { minimum: 1.8, maximum: 2.2, usual: 2, unit: 'kg' },
    });
    expect([...(tomatoes.variants[0]?.weightSale?.clubs ?? [])]).toEqual([
      ['7201', true],
      ['7202', false],
    ]);
    expect(tomatoes.rating).toEqual({
      average: 3.8,
      count: 45,
      distribution: [16, 14, 8, 4, 3].map((count, index) => ({ stars: 5 - index, count })),
    });
  });

  it('maps statistics without a review to no rating (CATALOG-39)', () => {
    const wire = productWire.parse({
      ...(fixture('weighed-product') as object),
      reviewRatingStatistics: { averageRating: 0, count: 0, ratingsDistribution: {} },
    });
    expect(
      mapProduct(wire, { market: getMarket('JM'), clubKey: null, language: 'en', promotionEnds }).rating,
    ).toBeNull();
  });

  it('formats weights with the market’s decimal separator (CATALOG-38)', () => {
    const formatWeightIn = (code: string) =>
      mapProduct(productWire.parse(suitcaseResult?.productProjection), {
        market: getMarket(code),
        clubKey: null,
        language: 'es',
        promotionEnds,
      }).variants[0]?.details.find(({ key }) => key === 'weight')?.value;
    expect(formatWeightIn('CR')).toBe('9,8 kg');
    expect(formatWeightIn('GT')).toBe('9.8 kg');
  });

  it('maps campaigns by country and clubs, and a malformed list to none', () => {
    expect(mapSuitcase('es').campaignAssignments).toEqual([{ country: 'CR', clubs: ['6401'], campaigns: ['P-1001'] }]);
    const [wire] = searchWire.parse(fixture('search')).results;
    const suitcaseWire = productWire.parse(wire?.productProjection);
    for (const attribute of suitcaseWire.masterVariant.attributes) {
      if (attribute.name === 'campaigns') attribute.value = '{"country":';
    }
    const broken = mapProduct(suitcaseWire, {
      market: getMarket('CR'),
      clubKey: null,
      language: 'es',
      promotionEnds,
    });
    expect(broken.campaignAssignments).toEqual([]);
  });

  it('maps no product without an SKU, and no such variant', () => {
    const context = { market: getMarket('JM'), clubKey: null, language: 'en', promotionEnds } as const;
    const wire = productWire.parse(fixture('weighed-product'));
    const { sku: _sku, ...withoutSku } = wire.masterVariant;
    expect(toProduct({ ...wire, masterVariant: withoutSku }, context)).toBeUndefined();
    expect(toProduct({ ...wire, variants: [withoutSku] }, context)?.variants).toHaveLength(1);
  });

  it('falls back to the other language, and to null without a value (CATALOG-3, CATALOG-5, CATALOG-39)', () => {
    const minimal = productWire.parse({
      id: 'p',
      name: { es: 'Arroz' },
      slug: { es: 'arroz' },
      categories: [],
      masterVariant: { sku: '1-1' },
    });
    const product = mapProduct(minimal, { market: getMarket('JM'), clubKey: null, language: 'en', promotionEnds });
    expect(product).toMatchObject({ name: 'Arroz', slug: 'arroz', description: null, brand: null, rating: null });
    expect(product.variants).toMatchObject([{ sku: '1-1', price: null, content: null, weightSale: null }]);
  });
});

describe('toCategoryEntry', () => {
  it('maps the order hint and the product count', () => {
    expect(toCategoryEntry(categoryWire.parse(fixture('category')), 3)).toMatchObject({
      key: 'rice',
      name: { es: 'Arroz', en: 'Rice' },
      orderHint: '0.01',
      productCount: 3,
    });
  });

  it('takes the id of a category without a key, which the platform allows', () => {
    const { key, ...withoutKey } = fixture('category') as { id: string; key: string };
    expect(toCategoryEntry(categoryWire.parse(withoutKey), 3).key).toBe(withoutKey.id);
    expect(key).toBe('rice');
  });
});
