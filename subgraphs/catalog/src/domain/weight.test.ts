import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { type WeightSale, weightEstimate, weightSaleAt } from './weight.ts';

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

describe('what is sold by weight', () => {
  it('is weighed except where a club says otherwise (CATALOG-26)', () => {
    expect(weightSaleAt(sale, '6401')).toBe(sale);
    expect(weightSaleAt(sale, '6402')).toBeNull();
    expect(weightSaleAt(sale, '6403')).toBe(sale);
    expect(weightSaleAt(sale, null)).toBe(sale);
    expect(weightSaleAt(null, '6401')).toBeNull();
  });

  it('costs what the piece weighs, in whole cents (CATALOG-27)', () => {
    expect(weightEstimate(money(9_999, 'CRC'), sale)).toEqual({
      minimum: money(8_999, 'CRC'),
      maximum: money(11_249, 'CRC'),
    });
    expect(weightEstimate(money(9_999, 'CRC'), { ...sale, usual: null })).toBeNull();
  });
});
