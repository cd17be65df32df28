import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findRouteOperations } from './route-operations.ts';

const operationByExport = new Map([
  ['useProductQuery', 'Product'],
  ['ProductDocument', 'Product'],
  ['useStockQuery', 'Stock'],
  ['useCartQuery', 'Cart'],
  ['useRatingsQuery', 'Ratings'],
]);

/** The features of a client: a product and its parts, loaded at once and later. */
const features = {
  'features/catalog/index.ts': `
    export { Product } from './product.tsx';
    export { Stock } from './stock.tsx';
    export { ProductDocument, type ProductData } from './catalog.gen.ts';`,
  'features/catalog/product.tsx': `
    import { useProductQuery, type ProductData } from './catalog.gen.ts';
    export const Product = () => <p>{useProductQuery().name}</p>;
    export const loadRatings = () => import('./ratings.tsx');`,
  'features/catalog/stock.tsx': `
    import { useStockQuery } from './catalog.gen.ts';
    export const Stock = () => <p>{useStockQuery().quantity}</p>;`,
  'features/catalog/ratings.tsx': `
    import { useRatingsQuery } from './catalog.gen.ts';
    import { Product } from './product.tsx';
    export const Ratings = () => <Product of={useRatingsQuery()} />;`,
  'features/cart/index.ts': `export { Cart, type CartData } from './cart.tsx';`,
  'features/cart/cart.tsx': `
    import { useCartQuery } from './cart.gen.ts';
    export interface CartData {}
    export const Cart = () => <p>{useCartQuery().total}</p>;`,
};

/** The operations of one route module with this source. */
function findOperations(source: string, otherFiles: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'route-operations-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...features, ...otherFiles, 'routes/page.tsx': source })) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.fromEntries(findRouteOperations(join(root, 'routes'), operationByExport));
}

it.each([
  ['its own imports', `import { ProductDocument } from '../features/catalog/index.ts';`, ['Product']],
  [
    'components and what they load later, of a feature only the imported ones',
    `import { Product } from '../features/catalog/index.ts';`,
    ['Product', 'Ratings'],
  ],
  [
    'components of several features',
    `import { Stock } from '../features/catalog/index.ts';\nimport { Cart } from '../features/cart/index.ts';`,
    ['Cart', 'Stock'],
  ],
  [
    'a feature that is loaded later',
    `const load = () => import('../features/catalog/index.ts');`,
    ['Product', 'Ratings', 'Stock'],
  ],
  [
    'no types and no packages',
    `import { useState } from 'react';\nimport { type CartData } from '../features/cart/index.ts';\nimport type { Cart } from '../features/cart/index.ts';`,
    [],
  ],
])('a route has the operations of %s', (_case, source, expected) => {
  expect(findOperations(source)).toEqual({ page: expected });
});

it('ignores tests and generated files of the folder', () => {
  const source = `import { useCartQuery } from '../features/cart/cart.gen.ts';`;
  const others = { 'routes/page.test.tsx': source, 'routes/operations.gen.ts': source };
  expect(findOperations('export default null;', others)).toEqual({ page: [] });
});

it.each([
  [
    'an export that a feature does not have',
    `import { Price } from '../features/catalog/index.ts';`,
    'does not export Price',
  ],
  ['a generated file as a whole', `import * as all from '../features/cart/cart.gen.ts';`, 'must be imported by name'],
])('refuses to import %s', (_case, source, message) => {
  expect(() => findOperations(source)).toThrow(message);
});
