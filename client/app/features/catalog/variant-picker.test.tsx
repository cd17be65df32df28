import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { createProduct } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { VariantPicker } from './variant-picker.tsx';

const [locale] = readers;

const variantIn = (sku: string, size: string, state: 'IN_STOCK' | 'OUT_OF_STOCK') => ({
  __typename: 'ProductVariant' as const,
  sku,
  images: [],
  optionValues: [{ __typename: 'ProductAttribute' as const, key: 'size', name: 'Talla', value: size }],
  availability: { __typename: 'Availability' as const, state },
});

it('marks an out-of-stock variant and still links to it (CATALOG-31)', async () => {
  const variants = [
    variantIn('1', 'S', 'IN_STOCK'),
    variantIn('2', 'M', 'IN_STOCK'),
    variantIn('3', 'L', 'OUT_OF_STOCK'),
  ];
  const { translate } = await renderInShop(<VariantPicker sku="1" product={createProduct({ variants })} />, { locale });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const address = (sku: string) => pathTo('pdp-slug-sku', locale, { slug: 'cafe', sku });
  expect(links).toEqual([
    ['S', address('1')],
    ['M', address('2')],
    [expect.stringMatching(new RegExp(`^L.*${translate('Out of stock')}$`)), address('3')],
  ]);
});
