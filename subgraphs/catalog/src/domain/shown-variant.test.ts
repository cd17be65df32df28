import { expect, it } from 'vitest';
import type { Product, Variant } from './product.ts';
import { type Chosen, shownVariant } from './shown-variant.ts';

const colorKeys = new Map([
  ['Blanco', 'white'],
  ['Negro', 'black'],
  ['Gris', 'gray'],
]);

const variantOf = (sku: string, color: string, size: string) =>
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
    variantOf('1', 'Blanco', 'S'),
    variantOf('2', 'Blanco', 'M'),
    variantOf('3', 'Negro', 'M'),
    variantOf('4', 'Gris', 'M'),
  ],
} as unknown as Product;

it.each<[string, Chosen, string[], string]>([
  ['the master', [], ['1', '2'], '1'],
  ['what is there', [], ['3'], '3'],
  ['the master where nothing is', [], [], '1'],
  ['a chosen size that is there', [{ facet: 'size', values: ['M'] }], ['1', '3'], '3'],
  ['a chosen size although another is there', [{ facet: 'size', values: ['M'] }], ['1'], '2'],
  [
    'all that was chosen, values being alternatives',
    [
      { facet: 'size', values: ['M'] },
      { facet: 'color', values: ['black', 'gray'] },
    ],
    ['4'],
    '4',
  ],
  ['what it has when it has none of these', [{ facet: 'size', values: ['XL'] }], ['2'], '2'],
  ['the same, whatever its brand', [{ facet: 'brand', values: ['Otra'] }], ['2'], '2'],
])('a list shows %s (CATALOG-37)', (_what, chosen, there, sku) => {
  expect(shownVariant(shirts, chosen, (variant) => there.includes(variant.sku)).sku).toBe(sku);
});
