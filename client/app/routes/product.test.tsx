import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productOf, variantOf } from '../testing/products.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import ProductPage from './product.tsx';

const [locale] = readers;

it.each([
  ['a description', true, 'Molido y de altura.'],
  ['no description', false, null],
])('the page of a product with %s has a description section: %s (CATALOG-6)', async (_which, isShown, description) => {
  const variant = variantOf(locale, { product: productOf({ description }) });
  const { words } = await renderInShop(<ProductPage />, {
    locale,
    pageData: { variables: { sku: variant.sku, clubId: null } },
    answers: { ProductPage: { productVariant: variant } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Café' })).toBeVisible();
  await screen.findByText(words('Home delivery'));
  const section = screen.queryByRole('heading', { level: 2, name: words('About this item') });
  expect(section !== null).toBe(isShown);
});
