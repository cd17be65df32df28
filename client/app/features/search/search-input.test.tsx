import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readers, renderInShop } from '../../testing/render.tsx';
import { parseListParams } from './list-params.ts';
import { SearchInput } from './search-input.tsx';
import { SearchWithin } from './search-within.tsx';
import { SuggestingInput } from './suggesting-input.tsx';

const [locale] = readers;
const search = { pageSize: 20, maxTextLength: 12, suggestionDebounceMs: 1_000 };
const params = parseListParams(new URLSearchParams(), search);

it.each([
  ['in the header', 'searchbox', <SearchInput key="1" label="Search" placeholder="" />],
  ['with suggestions', 'combobox', <SuggestingInput key="2" label="Search" placeholder="" />],
  ['of a category', 'searchbox', <SearchWithin key="3" name="Arroz" params={params} />],
])('limits the search field %s to the configured length (SEARCH-7)', async (_which, role, field) => {
  await renderInShop(field, { locale, settings: { search } });
  expect(screen.getByRole(role)).toHaveAttribute('maxlength', '12');
});
