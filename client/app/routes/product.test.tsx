import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProduct, createVariant } from '../testing/products.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import ProductPage from './product.tsx';

const [locale] = readers;

/** Opens the page of a product with these fields. */
function openProduct(fields: Parameters<typeof createProduct>[0]) {
  const variant = createVariant(locale, { product: createProduct(fields) });
  return renderInShop(<ProductPage />, {
    locale,
    pageData: { variables: { sku: variant.sku, clubKey: null } },
    responses: { ProductPage: { productVariant: variant } },
  });
}

it.each([
  ['a description', true, 'Molido y de altura.'],
  ['no description', false, null],
])('the page of a product with %s has a description section: %s (CATALOG-6)', async (_which, isShown, description) => {
  const { translate } = await openProduct({ description });
  expect(await screen.findByRole('heading', { level: 1, name: 'Café' })).toBeVisible();
  await screen.findByText(translate('Home delivery'));
  const section = screen.queryByRole('heading', { level: 2, name: translate('About this item') });
  expect(section !== null).toBe(isShown);
});

describe('the page of a product', () => {
  const readMeta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

  it('has the title, description and keywords that the platform has for search engines (CATALOG-45)', async () => {
    await openProduct({
      description: 'Molido y de altura.',
      metaTitle: 'Café molido | Altura',
      metaDescription: 'Café de altura para su casa.',
      metaKeywords: 'café, molido',
    });
    await waitFor(() => expect(document.title).toBe('Café molido | Altura · Tarima'));
    expect(readMeta('description')).toBe('Café de altura para su casa.');
    expect(readMeta('keywords')).toBe('café, molido');
    expect(screen.getByRole('heading', { level: 1, name: 'Café' })).toBeVisible();
  });

  it('has its name and description, and no keywords, without these texts (CATALOG-45)', async () => {
    await openProduct({ description: 'Molido y de altura.' });
    await waitFor(() => expect(document.title).toBe('Café · Tarima'));
    expect(readMeta('description')).toBe('Molido y de altura.');
    expect(readMeta('keywords')).toBeUndefined();
  });
});
