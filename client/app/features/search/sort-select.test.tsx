import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { defaultSettings } from '../../shop-settings.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { parseListParams } from './list-params.ts';
import { SortSelect } from './sort-select.tsx';

const [locale] = readers;

it.each([
  ['without search text', '', ['latest', 'price-up', 'price-down']],
  ['with search text', 'q=arroz', ['relevance', 'latest', 'price-up', 'price-down']],
  ['with search text within a category', 'phrase=arroz', ['relevance', 'latest', 'price-up', 'price-down']],
])('offers the sort orders of a list %s (SEARCH-26)', async (_which, query, orders) => {
  const params = parseListParams(new URLSearchParams(query), defaultSettings.search);
  await renderInShop(<SortSelect params={params} defaultSort="latest" />, { locale });
  expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual(orders);
});

/** The sort order of the list at the page's address. */
function SortOfAddress() {
  const params = parseListParams(new URLSearchParams(useLocation().search), defaultSettings.search);
  return <SortSelect params={params} defaultSort="latest" />;
}

it('shows the order of the address, and keeps the focus on the select after a choice (SEARCH-66)', async () => {
  const { user, navigate, address } = await renderInShop(<SortOfAddress />, { locale, page: '?sort=price-down' });
  const select = screen.getByRole('combobox');
  expect(select).toHaveValue('price-down');
  await user.tab();
  await user.selectOptions(select, 'price-up');
  expect(address()).toContain('sort=price-up');
  await navigate('?');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('latest'));
  expect(screen.getByRole('combobox')).toBe(select);
  expect(select).toHaveFocus();
});
