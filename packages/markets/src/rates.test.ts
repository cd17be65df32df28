import { describe, expect, it } from 'vitest';
import { marketPrice } from './rates.ts';
import { markets } from './table.ts';

describe('marketPrice', () => {
  it('rounds to the price points of the currency', () => {
    expect(marketPrice('SV', 1199).centAmount).toBe(1199);
    expect(marketPrice('CR', 1199).centAmount % 500).toBe(0);
    expect(marketPrice('CO', 1199).centAmount % 5000).toBe(0);
    expect(marketPrice('JM', 1199).centAmount % 1000).toBe(999);
  });

  it('is positive and increases with the base price', () => {
    for (const { code, currency } of markets) {
      expect(marketPrice(code, 1).centAmount).toBeGreaterThan(0);
      expect(marketPrice(code, 2000).centAmount).toBeGreaterThan(marketPrice(code, 1000).centAmount);
      expect(marketPrice(code, 1000).currency).toBe(currency);
    }
  });
});
