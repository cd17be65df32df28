import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readers, renderInShop } from '../../testing/render.tsx';
import { FilterSheet } from './filter-sheet.tsx';

it.each(readers)('opens before its facets are rendered, and closes with its button (ROUTING-69)', async (locale) => {
  const wasOpen: (boolean | undefined)[] = [];
  function FacetsProbe() {
    wasOpen.push(document.querySelector('dialog')?.open);
    return <p>Brands</p>;
  }
  const { user, translate } = await renderInShop(
    <FilterSheet list={{ total: 3 }} chosen={2} isLoading={false}>
      <FacetsProbe />
    </FilterSheet>,
    { locale },
  );
  expect(wasOpen).toEqual([]);
  await user.click(screen.getByRole('button', { name: `${translate('Filters')}2` }));
  const sheet = screen.getByRole('dialog', { name: translate('Filters') });
  expect(await within(sheet).findByText('Brands')).toBeVisible();
  expect(wasOpen).not.toContain(false);
  await user.click(within(sheet).getByRole('button', { name: /3/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(readers)('closes with its button while the list is loaded', async (locale) => {
  const { user, translate } = await renderInShop(
    <FilterSheet list={{ total: 3 }} chosen={0} isLoading={true}>
      <p>Brands</p>
    </FilterSheet>,
    { locale },
  );
  await user.click(screen.getByRole('button', { name: translate('Filters') }));
  await user.click(screen.getByRole('button', { name: translate('See products') }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
