import { expect, it } from 'vitest';
import { listOptionValues } from './option-values.ts';
import type { Product, Variant } from './product.ts';

function variantsOf(...details: Record<string, string>[]): Variant[] {
  const variants: Variant[] = [];
  const product = { variants } as unknown as Product;
  for (const values of details) {
    variants.push({
      product,
      details: Object.entries(values).map(([key, value]) => ({ key, name: key, value })),
    } as unknown as Variant);
  }
  return variants;
}

const formatChoices = (variant: Variant) => listOptionValues(variant).map(({ key, value }) => `${key} ${value}`);

it('chooses a variant by colour, then by size, where the variants differ (CATALOG-34)', () => {
  const shirts = variantsOf(
    { brand: 'Algodonal', size: 'S', color: 'Azul', weight: '1 kg' },
    { brand: 'Algodonal', size: 'M', color: 'Azul', weight: '2 kg' },
    { brand: 'Algodonal', size: 'M', color: 'Negro', weight: '2 kg' },
  );
  expect(shirts.map(formatChoices)).toEqual([
    ['color Azul', 'size S'],
    ['color Azul', 'size M'],
    ['color Negro', 'size M'],
  ]);
  expect(variantsOf({ size: 'S', color: 'Azul' }, { size: 'M', color: 'Azul' }).map(formatChoices)).toEqual([
    ['size S'],
    ['size M'],
  ]);
  expect(variantsOf({ size: 'S', color: 'Azul' }).map(formatChoices)).toEqual([[]]);
});
