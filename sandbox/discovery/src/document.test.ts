import { expect, it } from 'vitest';
import { projectionWire, toDocument } from './document.ts';

const directory = { getCategoryPath: () => [], getChannelKey: () => undefined };
const product = {
  id: 'p',
  name: { es: 'Arroz' },
  slug: { es: 'arroz' },
  createdAt: '2026-11-20T12:00:00.000Z',
  categories: [{ id: 'c' }],
  masterVariant: { sku: '1-1' },
  variants: [{ sku: '1-2' }, {}],
};

it('a document has the SKUs of the variants that have one', () => {
  expect(toDocument(projectionWire.parse(product), directory)).toMatchObject({ pid: '1-1', skus: ['1-1', '1-2'] });
});

it.each([
  ['an SKU', { masterVariant: {} }],
  ['a category', { categories: [] }],
])('a product without %s is not in the index', (_what, change) => {
  expect(toDocument(projectionWire.parse({ ...product, ...change }), directory)).toBeNull();
});
