import { describe, expect, it } from 'vitest';
import { countSitemapParts, getSitemapPart } from './sitemap-parts.ts';

describe('the parts of a sitemap', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10_000, 1],
    [10_001, 2],
    [20_000, 2],
    [20_001, 4],
    [100_000, 16],
  ])('of %i products are %i (ROUTING-77)', (productCount, partCount) => {
    expect(countSitemapParts(productCount)).toBe(partCount);
  });

  it('keep a product, or pass it to the new part, when their number doubles (ROUTING-78)', () => {
    const skus = Array.from({ length: 20_000 }, (_, index) => `${100_000 + index}-1`);
    for (const partCount of [1, 2, 4, 8]) {
      const sizes = new Map<number, number>();
      const moves = new Set<number>();
      for (const sku of skus) {
        const part = getSitemapPart(sku, partCount);
        sizes.set(part, (sizes.get(part) ?? 0) + 1);
        moves.add(getSitemapPart(sku, 2 * partCount) - part);
      }
      expect([...moves].sort()).toEqual([0, partCount]);
      expect([...sizes.keys()].sort()).toEqual(Array.from({ length: partCount }, (_, index) => index + 1));
      // Parts are about as large as one another.
      expect(Math.max(...sizes.values())).toBeLessThan((1.1 * skus.length) / partCount);
    }
  });
});
