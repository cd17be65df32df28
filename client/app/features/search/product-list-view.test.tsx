import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings } from '../../shop-settings.ts';
import { createDeferred } from '../../testing/graph.ts';
import { createListedProduct } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { parseListParams } from './list-params.ts';
import { ProductListView } from './product-list-view.tsx';

const [locale] = readers;
const params = parseListParams(new URLSearchParams(), defaultSettings.search);

/** The first page of a list with the given number of products. */
const listOf = (total: number) => ({
  __typename: 'ProductList' as const,
  total,
  inStockTotal: null,
  page: 1,
  pageSize: 20,
  asOf: '2026-11-20T12:00:00Z',
  correctedText: null,
  items: [createListedProduct(locale)],
  facets: [],
});

it.each([
  [20, []],
  [21, ['20', '50', '100']],
])('with %i products, offers the page sizes %j (SEARCH-28)', async (total, sizes) => {
  await renderInShop(<ProductListView title="Café" list={listOf(total)} params={params} />, { locale });
  // The names of pagination links are not only digits.
  expect(screen.queryAllByRole('link', { name: /^\d+$/ }).map(({ textContent }) => textContent)).toEqual(sizes);
});

it('shows a pressed filter before the list is loaded, and adds the next choice to it (SEARCH-66)', async () => {
  const values = ['Cerro Claro', 'Casa Ming'].map((value) => ({
    __typename: 'FacetValue' as const,
    value,
    label: value,
    count: 1,
  }));
  const list = { ...listOf(2), facets: [{ __typename: 'Facet' as const, key: 'brand', name: 'Marca', values }] };
  const urls: URL[] = [];
  const { user, translate } = await renderInShop(<ProductListView title="Café" list={list} params={params} />, {
    locale,
    pageData: {},
    pageRoute: {
      loader: ({ url }) => {
        urls.push(url);
        return createDeferred<object>().promise;
      },
    },
  });
  const link = screen.getByRole('link', { name: /Casa Ming/ });
  await user.click(link);
  await waitFor(() => expect(link).toHaveTextContent(translate('Selected:')));
  await user.click(screen.getByRole('link', { name: /Cerro Claro/ }));
  const bothBrands = 'brand;"Casa Ming"|brand;"Cerro Claro"';
  await waitFor(() => expect(urls.at(-1)?.searchParams.get('fq')).toBe(bothBrands));
  await user.selectOptions(screen.getByRole('combobox'), 'price-up');
  expect(Object.fromEntries(urls.at(-1)?.searchParams ?? [])).toEqual({ fq: bothBrands, sort: 'price-up' });
  // The chips are above the list on a phone, and beside the sort order on a desktop.
  const [chip] = screen.getAllByRole('link', {
    name: translate('Remove filter: {label}', { label: 'Casa Ming' }),
  });
  await user.click(chip as HTMLElement);
  expect(Object.fromEntries(urls.at(-1)?.searchParams ?? [])).toEqual({ fq: 'brand;"Cerro Claro"', sort: 'price-up' });
});
