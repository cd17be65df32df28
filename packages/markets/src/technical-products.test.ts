import { expect, it } from 'vitest';
import { isTechnicalSku } from './technical-products.ts';

it.each([
  ['fee-1', true],
  ['fee-2', true],
  ['fee', true],
  ['fee-1-2', true],
  ['fees-1', false],
  ['rice-1', false],
  ['', false],
])('isTechnicalSku of %o is %s (CATALOG-1, CATALOG-9)', (sku, isTechnical) => {
  expect(isTechnicalSku({ serviceFee: { productSku: 'fee-1' } }, sku)).toBe(isTechnical);
});
