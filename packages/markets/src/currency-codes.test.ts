import { describe, expect, it } from 'vitest';
import { fromNumericCurrency, toNumericCurrency } from './currency-codes.ts';
import { markets } from './table.ts';

describe('numeric currency codes', () => {
  it('have three digits and lead back to the currency of each market (PAYMENTS-25)', () => {
    for (const { currency } of markets) {
      const numeric = toNumericCurrency(currency);
      expect(numeric).toMatch(/^\d{3}$/);
      expect(fromNumericCurrency(numeric)).toBe(currency);
    }
    expect([toNumericCurrency('DOP'), toNumericCurrency('BBD')]).toEqual(['214', '052']);
  });

  it('do not exist for the currency of no market (PAYMENTS-25)', () => {
    expect([toNumericCurrency('EUR'), fromNumericCurrency('978')]).toEqual([undefined, undefined]);
  });
});
