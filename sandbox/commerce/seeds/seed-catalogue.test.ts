import { markets } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { parsePictureParams } from '../../media/src/picture-url.ts';
import { campaigns } from './campaigns.ts';
import { buildCatalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { clubs } from './clubs.ts';
import { buildPrices } from './prices.ts';
import { serviceFee } from './products/service-fee.ts';
import { buildStock } from './stock.ts';
import { taxCategories } from './taxes.ts';
import type { SeedProduct } from './types.ts';

const now = new Date('2026-11-20T15:00:00Z');
const catalogue = buildCatalogue(now);
const products = catalogue.filter((product) => product.id !== serviceFee.id);
const variants = catalogue.flatMap((product) => product.variants.map((variant) => ({ product, variant })));

function attribute(product: SeedProduct, name: string, variant = product.variants[0]) {
  return variant.attributes.find((entry) => entry.name === name)?.value;
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('categories', () => {
  it('have three levels with at least twelve top categories', () => {
    const levels = [1, 2, 3].map((level) => categories.filter((entry) => entry.level === level).length);
    expect(levels[0]).toBeGreaterThanOrEqual(12);
    expect(levels[1]).toBeGreaterThanOrEqual(30);
    expect(levels[2]).toBeGreaterThanOrEqual(80);
  });

  it('have unique keys and slugs, and follow their parents', () => {
    expect(duplicates(categories.map((entry) => entry.key))).toEqual([]);
    expect(duplicates(categories.map((entry) => entry.slug.es))).toEqual([]);
    expect(duplicates(categories.map((entry) => entry.slug.en))).toEqual([]);
    const seen = new Set<string | null>([null]);
    for (const { key, parentKey } of categories) {
      expect(seen.has(parentKey), key).toBe(true);
      seen.add(key);
    }
  });

  it('all have products, at least eight per aisle', () => {
    const count = (key: string) => products.filter((product) => product.categoryKeys.includes(key)).length;
    expect(categories.filter((entry) => count(entry.key) < 8).map((entry) => entry.key)).toEqual([]);
  });
});

describe('products', () => {
  it('are at least 800, with unique ids, SKUs and slugs', () => {
    expect(products.length).toBeGreaterThanOrEqual(800);
    expect(duplicates(catalogue.map((product) => product.id))).toEqual([]);
    expect(duplicates(variants.map(({ variant }) => variant.sku))).toEqual([]);
    expect(duplicates(catalogue.map((product) => product.slug.es))).toEqual([]);
    expect(duplicates(catalogue.map((product) => product.slug.en))).toEqual([]);
  });

  it.each(['es', 'en'] as const)('have a name, description and slug in %s', (language) => {
    for (const product of catalogue) {
      expect(product.name[language].length, product.id).toBeGreaterThan(3);
      expect(product.description[language], product.id).toMatch(/^\P{Ll}.{20,}\.$/u);
      expect(product.slug[language], product.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(duplicates(catalogue.map((product) => product.description[language]))).toEqual([]);
  });

  it('have SKUs of product and variant id, and at least two pictures known to the media service', () => {
    for (const { product, variant } of variants) {
      expect(variant.sku).toBe(`${product.id}-${variant.id}`);
      expect(product.id).toMatch(/^\d{6}$/);
      expect(new Set(variant.images.map((image) => image.url)).size, product.id).toBeGreaterThanOrEqual(2);
      for (const { url } of variant.images) {
        const [, route, arrangement, emoji, tone, file] = url.split('/');
        expect(route).toBe('p');
        expect(parsePictureParams({ arrangement, emoji, tone, file }), url).not.toBeNull();
      }
    }
  });

  it('have unique first pictures', () => {
    expect(duplicates(catalogue.map((product) => product.variants[0].images[0]?.url ?? ''))).toEqual([]);
  });

  it('have distinct variants', () => {
    for (const product of catalogue.filter((entry) => entry.variants.length > 1)) {
      const choices = product.variants.map((variant) =>
        JSON.stringify([attribute(product, 'color', variant), attribute(product, 'size', variant)]),
      );
      expect(duplicates(choices), product.id).toEqual([]);
    }
  });

  it('sold by weight have a range that contains their weight', () => {
    const weighed = products.filter((product) => attribute(product, 'sale_by_weight') === true);
    expect(weighed.length).toBeGreaterThanOrEqual(8);
    for (const product of weighed) {
      const pack = Number(attribute(product, 'unit_price'));
      expect(pack, product.id).toBeGreaterThanOrEqual(Number(attribute(product, 'min-quantity-weight')));
      expect(pack, product.id).toBeLessThanOrEqual(Number(attribute(product, 'max-quantity-weight')));
      expect(JSON.parse(String(attribute(product, 'sold_by_weight')))).toContainEqual({ club: '6401', value: true });
    }
  });

  it('have consistent ratings and were created within the last year', () => {
    for (const { id, rating, createdAt } of catalogue) {
      const { distribution, count, average } = rating;
      expect(
        Object.values(distribution).reduce((sum, stars) => sum + stars, 0),
        id,
      ).toBe(count);
      expect(average).toBeGreaterThanOrEqual(1);
      expect(average).toBeLessThanOrEqual(5);
      const days = (now.getTime() - Date.parse(createdAt)) / 86_400_000;
      expect(days > 0 && days < 366, id).toBe(true);
    }
  });

  it('on promotion refer to an active campaign', () => {
    const promoted = products.flatMap((product) => product.promotion ?? []);
    expect(promoted.length).toBeGreaterThanOrEqual(30);
    for (const promotion of promoted) {
      expect(campaigns.some((campaign) => campaign.lblPromoId === promotion.promoId)).toBe(true);
      expect(promotion.validFrom < now.toISOString() && now.toISOString() < promotion.validUntil).toBe(true);
    }
  });
});

describe('prices', () => {
  it('are positive integers in cents in the currency of every market, and lower on promotion', () => {
    for (const { product, variant } of variants) {
      const prices = buildPrices(variant.sku, variant.usdCents, product.promotion);
      const national = prices.filter((price) => price.channelKey === null);
      expect(national.map((price) => price.country)).toEqual(markets.map((market) => market.code));
      for (const { country, value, discounted } of prices) {
        expect(Number.isSafeInteger(value.centAmount) && value.centAmount > 0, variant.sku).toBe(true);
        expect(value.currency).toBe(markets.find((market) => market.code === country)?.currency);
        expect(discounted !== null).toBe(product.promotion !== null);
        if (discounted) expect(discounted.value.centAmount, variant.sku).toBeLessThan(value.centAmount);
      }
    }
  });

  it('of some SKUs are lower in one club of the country', () => {
    const special = variants.flatMap(({ variant }) =>
      buildPrices(variant.sku, variant.usdCents, null).filter((price) => price.channelKey !== null),
    );
    expect(special.length).toBeGreaterThan(0);
    expect(special.every((price) => clubs.some((club) => club.key === price.channelKey))).toBe(true);
  });
});

describe('stock', () => {
  it('exists for every club and country, with some empty and some scarce entries', () => {
    const perSku = variants.map(({ variant }) => buildStock(variant.sku));
    expect(perSku.every((entries) => entries.length === clubs.length + markets.length)).toBe(true);
    const quantities = perSku.flatMap((entries) => entries.slice(0, clubs.length).map((entry) => entry.quantity));
    expect(quantities.some((quantity) => quantity === 0)).toBe(true);
    expect(quantities.some((quantity) => quantity > 0 && quantity < 7)).toBe(true);
    expect(buildStock('110101-1')).toEqual(buildStock('110101-1'));
  });

  it('of a country is the sum of its clubs, and of the service fee unlimited', () => {
    const entries = buildStock('110101-1');
    const total = entries
      .filter((entry) => /^64\d\d$/.test(entry.channelKey))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(entries.find((entry) => entry.channelKey === '64')?.quantity).toBe(total);
    expect(buildStock(`${serviceFee.id}-1`).every((entry) => entry.quantity > 100_000)).toBe(true);
  });
});

describe('taxes', () => {
  it('have a rate for every market, split into levies where there are several', () => {
    for (const { key, rates } of taxCategories) {
      expect(new Set(rates.map((rate) => rate.country)).size, key).toBe(markets.length);
      for (const { amount, subRates } of rates.filter((rate) => rate.subRates.length > 0)) {
        expect(subRates.reduce((sum, rate) => sum + rate.amount, 0)).toBeCloseTo(amount, 10);
      }
    }
    const aruba = taxCategories[0]?.rates.find((rate) => rate.country === 'AW');
    expect(aruba?.subRates.map((rate) => rate.name)).toEqual(['BBO', 'BAZV', 'BAVP']);
    expect(catalogue.every((product) => taxCategories.some((entry) => entry.key === product.taxCategoryKey))).toBe(
      true,
    );
  });
});
