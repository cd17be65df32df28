import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTax, splitTax } from './calculate.ts';
import { findRate } from './rates.ts';
import { scaleCents, splitCents, toMillionths } from './rounding.ts';

const cents = fc.integer({ min: 0, max: 9_999_999_999 });

describe('rounding', () => {
  it('rounds halves to the even cent and other values to the nearest cent', () => {
    expect([1, 3, 5, 7].map((value) => scaleCents(value, 1, 2))).toEqual([0, 2, 2, 4]);
    expect(scaleCents(10, 1, 3)).toBe(3);
    expect(scaleCents(20, 1, 3)).toBe(7);
  });

  it('stays exact beyond the precision of floats', () => {
    expect(scaleCents(9_999_999_999_999, 130_001, 1_000_000)).toBe(1_300_010_000_000);
    expect(toMillionths(0.175)).toBe(175_000);
  });

  it('splits without losing cents', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
        (sum, weights) => {
          const parts = splitCents(sum, weights);
          expect(parts.reduce((left, right) => left + right, 0)).toBe(sum);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('keeps net, tax, gross and levies consistent for any amount', () => {
    const rates = ['CR', 'PA', 'AW', 'VI'].map((country) => findRate(country, 'standard'));
    fc.assert(
      fc.property(cents, fc.constantFrom(...rates), (price, rate) => {
        if (!rate) throw new Error('no rate');
        const taxed = applyTax(price, rate);
        expect(taxed.netCents + taxed.taxCents).toBe(taxed.grossCents);
        expect(rate.includedInPrice ? taxed.grossCents : taxed.netCents).toBe(price);
        const levies = splitTax(taxed.taxCents, rate).map((portion) => portion.taxCents);
        expect(levies.reduce((left, right) => left + right, 0)).toBe(taxed.taxCents);
      }),
    );
  });
});
