import { screen } from '@testing-library/react';
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
