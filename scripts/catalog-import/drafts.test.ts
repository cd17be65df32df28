import { markets } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { createCategoryKey, createProductResource, encodeId } from './drafts.ts';
import type { FeedProduct } from './feed.ts';

describe('ids', () => {
  it('contain no dash, so that the first dash of a sku separates product and variant (CATALOG-1, CATALOG-2)', () => {
    expect(encodeId('G000001')).toBe('G000001');
    expect(encodeId('a-b_c')).toBe('a_2db_5fc');
    expect(encodeId('ñ')).toBe('_c3_b1');
  });

  it('are unique for unique feed ids (CATALOG-2)', () => {
    const ids = ['a-b', 'a_b', 'a_2db', 'a b', 'ab'];
    expect(new Set(ids.map(encodeId)).size).toBe(ids.length);
  });
});

it('creates different keys for different category paths', () => {
  expect(createCategoryKey(['A b', 'C'])).toBe('a-b--c');
  expect(createCategoryKey(['A', 'B c'])).toBe('a--b-c');
});

it('gives a product a price in every market, a lower sale price where rounding allows, and the picture of its category, and no rating (CATALOG-7)', () => {
  const product: FeedProduct = {
    id: '1',
    title: 'Tea',
    categoryPath: ['Drinks'],
    brand: undefined,
    usdCents: 265,
    saleUsdCents: 200,
    inStock: true,
    rating: undefined,
    description: undefined,
    imageLink: undefined,
  };
  const resource = createProductResource({ ...product, rating: 4.1 }, { withRating: false });
  expect(resource).not.toHaveProperty('reviewRatingStatistics');
  const { prices, images } = resource.masterVariant;
  expect(prices.map(({ country }) => country)).toEqual(markets.map(({ code }) => code));
  for (const { value, discounted } of prices) {
    expect(Number.isSafeInteger(value.centAmount) && value.centAmount > 0).toBe(true);
    if (discounted) expect(discounted.value.centAmount).toBeLessThan(value.centAmount);
  }
  expect(images[0]?.url).toBe('/categories/drinks/640.webp');
});
