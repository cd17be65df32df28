import { describe, expect, it } from 'vitest';
import { splitPrice } from './price-parts.ts';

describe('splitPrice', () => {
  it.each([
    ['₡48\u00a0250', { before: '₡', whole: '48\u00a0250', decimals: '', after: '' }],
    ['$1,999.99', { before: '$', whole: '1,999', decimals: '.99', after: '' }],
    ['Bds$12.50', { before: 'Bds$', whole: '12', decimals: '.50', after: '' }],
    ['1.234,50 C$', { before: '', whole: '1.234', decimals: ',50', after: 'C$' }],
    ['$5', { before: '$', whole: '5', decimals: '', after: '' }],
  ])('cuts %s', (text, parts) => {
    expect(splitPrice(text)).toEqual(parts);
  });

  it('does not mistake a thousands separator for a decimal separator', () => {
    expect(splitPrice('₡4,825').decimals).toBe('');
  });
});
