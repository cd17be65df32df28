import { describe, expect, it } from 'vitest';
import { toMarketPrice } from './rates.ts';
import { markets } from './table.ts';

describe('toMarketPrice', () => {
  it('rounds to the price points of the currency', () => {
    expect(toMarketPrice('SV', 1199).centAmount).toBe(1199);
    expect(toMarketPrice('CR', 1199).centAmount % 500).toBe(0);
    expect(toMarketPrice('CO', 1199).centAmount % 5000).toBe(0);
    expect(toMarketPrice('JM', 1199).centAmount % 1000).toBe(999);
  });

  it('is positive and increases with the base price', () => {
    for (const { code, currency } of markets) {
      expect(toMarketPrice(code, 1).centAmount).toBeGreaterThan(0);
      expect(toMarketPrice(code, 2000).centAmount).toBeGreaterThan(toMarketPrice(code, 1000).centAmount);
      expect(toMarketPrice(code, 1000).currency).toBe(currency);
    }
  });
});
