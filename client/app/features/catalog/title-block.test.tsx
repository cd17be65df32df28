import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProduct } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { TitleBlock } from './title-block.tsx';

it('shows the brand of the product (CATALOG-42)', async () => {
  const [locale] = readers;
  await renderInShop(<TitleBlock sku="coffee-1" product={createProduct({ brand: 'Finca' })} />, { locale });
  expect(screen.getByText('Finca')).toBeVisible();
});
