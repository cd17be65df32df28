import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../shop-settings.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import type { Facet } from './facets.tsx';
import { parseListParams } from './list-params.ts';

const brands: Facet = {
  key: 'brand',
  name: 'Marca',
  values: [{ value: 'tranquera', label: 'La Tranquera', count: 2 }],
};

describe.each(readers)('in $code', (locale) => {
  async function show(query: Record<string, string>) {
    const params = parseListParams(new URLSearchParams(query), defaultSettings.search);
    const { translate } = await renderInShop(<AppliedFilters facets={[brands]} params={params} />, { locale });
    const links = screen.queryAllByRole('link').map((link) => {
      const { searchParams } = new URL((link as HTMLAnchorElement).href);
      return [link.getAttribute('aria-label') ?? link.textContent, searchParams.get('fq'), searchParams.get('page')];
    });
    return { links, translate };
  }

  it('shows each selected value by name as a link that removes it and opens the first page (SEARCH-18, SEARCH-44)', async () => {
    const fq = 'brand;"tranquera"|brand;"other"|in-club;"true"';
    const { links, translate } = await show({ q: 'arroz', fq, page: '3' });
    const removal = (label: string) => translate('Remove filter: {label}', { label });
    expect(links).toEqual([
      [removal('La Tranquera'), 'brand;"other"|in-club;"true"', null],
      [removal('other'), 'brand;"tranquera"|in-club;"true"', null],
      [removal(translate('In stock at my club')), 'brand;"tranquera"|brand;"other"', null],
      [translate('Clear filters'), null, null],
    ]);
  });

  it('shows nothing without a selected value', async () => {
    expect((await show({ q: 'arroz' })).links).toEqual([]);
  });
});
