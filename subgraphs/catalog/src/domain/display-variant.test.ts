import { expect, it } from 'vitest';
import { type SelectedFilters, selectDisplayVariant } from './display-variant.ts';
import type { Product, Variant } from './product.ts';

const colorKeys = new Map([
  ['Blanco', 'white'],
  ['Negro', 'black'],
  ['Gris', 'gray'],
]);

const createVariant = (sku: string, color: string, size: string) =>
  ({
    sku,
    details: [
      { key: 'brand', value: 'Algodonal', valueKey: 'Algodonal' },
      { key: 'color', value: color, valueKey: colorKeys.get(color) },
      { key: 'size', value: size, valueKey: size },
    ],
  }) as unknown as Variant;

const shirts = {
  variants: [
    createVariant('1', 'Blanco', 'S'),
    createVariant('2', 'Blanco', 'M'),
    createVariant('3', 'Negro', 'M'),
    createVariant('4', 'Gris', 'M'),
  ],
} as unknown as Product;

it.each<[string, SelectedFilters, string[], string]>([
  ['the master variant when it is in stock', [], ['1', '2'], '1'],
  ['a variant in stock', [], ['3'], '3'],
  ['the master variant when none is in stock', [], [], '1'],
  ['a selected size that is in stock', [{ facet: 'size', values: ['M'] }], ['1', '3'], '3'],
  ['a selected size although another is in stock', [{ facet: 'size', values: ['M'] }], ['1'], '2'],
  [
    'a variant with a selected value of each facet',
    [
      { facet: 'size', values: ['M'] },
      { facet: 'color', values: ['black', 'gray'] },
    ],
    ['4'],
    '4',
  ],
  ['a variant in stock when it has none of the selected values', [{ facet: 'size', values: ['XL'] }], ['2'], '2'],
  ['a variant whatever its brand', [{ facet: 'brand', values: ['Otra'] }], ['2'], '2'],
])('selects %s (CATALOG-37)', (_condition, selected, skusInStock, sku) => {
  expect(selectDisplayVariant(shirts, selected, (variant) => skusInStock.includes(variant.sku)).sku).toBe(sku);
});
