import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { estimatePriceRange, findWeightSale, type WeightSale } from './weight.ts';

const sale: WeightSale = {
  minimum: 1.8,
  maximum: 2.25,
  usual: 2,
  unit: 'kg',
  clubs: new Map([
    ['6401', true],
    ['6402', false],
  ]),
};

describe('a variant sold by weight', () => {
  it('is sold by weight except at excluded clubs (CATALOG-26)', () => {
    expect(findWeightSale(sale, '6401')).toBe(sale);
    expect(findWeightSale(sale, '6402')).toBeNull();
    expect(findWeightSale(sale, '6403')).toBe(sale);
    expect(findWeightSale(sale, null)).toBe(sale);
    expect(findWeightSale(null, '6401')).toBeNull();
  });

  it('estimates prices by weight in whole cents (CATALOG-27)', () => {
    expect(estimatePriceRange(money(9_999, 'CRC'), sale)).toEqual({
      minimum: money(8_999, 'CRC'),
      maximum: money(11_249, 'CRC'),
    });
    expect(estimatePriceRange(money(9_999, 'CRC'), { ...sale, usual: null })).toBeNull();
  });
});
