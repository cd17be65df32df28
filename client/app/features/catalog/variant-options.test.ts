import { expect, it } from 'vitest';
import { buildOptionGroups, type VariantWithOptions } from './variant-options.ts';

function shirt(sku: string, color: string, size: string): VariantWithOptions {
  return {
    sku,
    optionValues: [
      { key: 'color', name: 'Color', value: color },
      { key: 'size', name: 'Talla', value: size },
    ],
  };
}

const shirts = [
  shirt('1', 'Blanco', 'S'),
  shirt('2', 'Blanco', 'M'),
  shirt('3', 'Negro', 'S'),
  shirt('4', 'Negro', 'M'),
  shirt('5', 'Gris', 'L'),
];

it('keeps the other options where possible (CATALOG-35)', () => {
  const [colors, sizes] = buildOptionGroups(shirts, '4');
  expect(colors).toMatchObject({ key: 'color', name: 'Color' });
  expect(colors?.options.map(({ value, isChosen, variant }) => [value, isChosen, variant.sku])).toEqual([
    ['Blanco', false, '2'],
    ['Negro', true, '4'],
    ['Gris', false, '5'],
  ]);
  expect(sizes?.options.map(({ value, isChosen, variant }) => [value, isChosen, variant.sku])).toEqual([
    ['S', false, '3'],
    ['M', true, '4'],
    ['L', false, '5'],
  ]);
});

it('has no groups for a product without options', () => {
  expect(buildOptionGroups([{ sku: '1', optionValues: [] }], '1')).toEqual([]);
  expect(buildOptionGroups(shirts, 'unknown')).toEqual([]);
});
