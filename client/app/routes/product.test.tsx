import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProduct, createVariant } from '../testing/products.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import ProductPage from './product.tsx';

const [locale] = readers;

it.each([
  ['a description', true, 'Molido y de altura.'],
  ['no description', false, null],
])('the page of a product with %s has a description section: %s (CATALOG-6)', async (_which, isShown, description) => {
  const variant = createVariant(locale, { product: createProduct({ description }) });
  const { translate } = await renderInShop(<ProductPage />, {
    locale,
    pageData: { variables: { sku: variant.sku, clubKey: null } },
    responses: { ProductPage: { productVariant: variant } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Café' })).toBeVisible();
  await screen.findByText(translate('Home delivery'));
  const section = screen.queryByRole('heading', { level: 2, name: translate('About this item') });
  expect(section !== null).toBe(isShown);
});
