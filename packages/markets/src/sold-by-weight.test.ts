import { describe, expect, it } from 'vitest';
import { isSoldByWeight } from './sold-by-weight.ts';

const buildAttributes = (clubs: unknown, saleByWeight: unknown = true) => [
  { name: 'sale_by_weight', value: saleByWeight },
  { name: 'sold_by_weight', value: clubs },
];

describe('isSoldByWeight', () => {
  it.each([
    ['without the attributes', [], false],
    ['without a list of clubs', [{ name: 'sale_by_weight', value: true }], true],
    ['of a fixed-price product', buildAttributes('[{"club":"6401","value":true}]', false), false],
    ['when the club sells by weight', buildAttributes('[{"club":"6401","value":true}]'), true],
    ['when the club is excluded', buildAttributes('[{"club":"6401","value":false}]'), false],
    ['when another club is excluded', buildAttributes('[{"club":"6402","value":false}]'), true],
    ['when the list is not JSON', buildAttributes('{"club":'), true],
    ['when the list has another shape', buildAttributes('[{"club":6401}]'), true],
  ])('reads the attributes %s (CATALOG-26, CART-18)', (_condition, attributes, isByWeight) => {
    expect(isSoldByWeight(attributes, '6401')).toBe(isByWeight);
  });

  it('excludes no club when the club is unknown (CATALOG-26)', () => {
    expect(isSoldByWeight(buildAttributes('[{"club":"6401","value":false}]'), null)).toBe(true);
  });
});
