import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { installFakeClock } from '../../testing/clock.ts';
import { createMoneyFactory } from '../../testing/fixtures.ts';
import { failWithCode, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { SuggestingInput } from './suggesting-input.tsx';

describe.each(readers)('in $code', (locale) => {
  let clock: ReturnType<typeof installFakeClock>;
  beforeEach(() => {
    clock = installFakeClock('2026-11-22T10:00:00Z');
  });
  const product = {
    key: 'rice',
    name: 'Arroz 5 kg',
    slug: 'arroz-5-kg',
    displayVariant: { sku: 'sku-1', images: [], price: { current: createMoneyFactory(locale)(500) } },
  };
  const found = {
    searchSuggestions: {
      queries: [
        { displayText: 'arroz', query: 'arroz' },
        { displayText: 'arroz integral', query: 'arroz integral' },
      ],
      products: [product],
    },
  };

  async function show(responses: Responses = { SearchSuggestions: found }, page = '') {
    const shop = await renderInShop(<SuggestingInput label="Search" placeholder="" />, {
      locale,
      page,
      responses,
      ...clock.options,
    });
    const field = await screen.findByRole('combobox', { name: 'Search' });
    const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    const type = async (text: string) => {
      await shop.user.type(field, text);
      await clock.pass(1_000);
    };
    return { ...shop, field, options, type };
  }
  const searched = (q: string) => pathTo('search', locale, {}, { q });

  it('requests suggestions 1 s after the last key, and offers searches and products (SEARCH-45, SEARCH-48)', async () => {
    const { user, translate, field, options, type, graph } = await show();
    await user.type(field, 'ar');
    await clock.pass(900);
    expect(graph.getRequests('SearchSuggestions')).toEqual([]);
    await type('r');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(graph.getRequests('SearchSuggestions')).toEqual([{ text: 'arr', clubKey: null }]);
    expect(options().slice(0, 2)).toEqual(['arroz', 'arroz integral']);
    expect(screen.getByRole('listbox', { name: translate('Suggestions') })).toBeVisible();
    const [first] = screen.getAllByRole('option');
    expect(within(first as HTMLElement).getByText('oz')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('can be used with the keyboard only (SEARCH-48, SEARCH-50)', async () => {
    const { user, field, options, type, address } = await show();
    await type('arr');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveValue('arr');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(searched('arroz')));
  });

  it('opens the page of a selected product (SEARCH-49)', async () => {
    const { user, options, type, address } = await show();
    await type('arr');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.click(screen.getByRole('option', { name: /Arroz 5 kg/ }));
    const page = pathTo('pdp-slug-sku', locale, { slug: 'arroz-5-kg', sku: 'sku-1' });
    await waitFor(() => expect(address()).toBe(page));
  });

  it.each([
    [0, 0],
    [500, 0],
    [999, 0],
    [1_000, 1],
    [5_000, 1],
  ])('has requested suggestions %i ms after the last key %i times (SEARCH-45)', async (milliseconds, count) => {
    const { user, field, graph } = await show();
    await user.click(field);
    await user.paste('arr');
    await clock.pass(milliseconds);
    expect(graph.getRequests('SearchSuggestions')).toHaveLength(count);
  });

  it.each(['', ' ', '   ', '\t', '\u00a0\u00a0', '\u3000'])(
    'requests nothing for the blank text %j (SEARCH-47)',
    async (text) => {
      const { user, field, graph, options } = await show();
      await user.click(field);
      if (text) await user.paste(text);
      await clock.pass(5_000);
      expect(graph.getRequests('SearchSuggestions')).toEqual([]);
      expect(options()).toEqual([]);
    },
  );

  it('offers no suggestions for blank text or from an earlier text (SEARCH-47, SEARCH-51)', async () => {
    const { user, field, options, type } = await show();
    await type('arr');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.clear(field);
    await user.type(field, 'caf');
    expect(options()).toEqual([]);
    await user.clear(field);
    await type('   ');
    expect(options()).toEqual([]);
  });

  it('offers recent searches before anything is typed, and deletes them (SEARCH-52)', async () => {
    const { user, translate, field, options, type, address } = await show();
    await type('arr');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.click(screen.getByRole('option', { name: 'arroz' }));
    await waitFor(() => expect(address()).toBe(searched('arroz')));
    await user.clear(field);
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toEqual(['arroz', translate('Clear recent searches')]));
    await user.click(screen.getByRole('option', { name: translate('Clear recent searches') }));
    expect(localStorage.getItem(`tarima.recentSearches.${locale.market.code}`)).toBe('[]');
  });

  it('shows the search of the current page', async () => {
    const { field, navigate } = await show({}, `x?q=leche`);
    expect(field).toHaveValue('leche');
    await navigate(`/${locale.code}/x?q=pan`);
    await waitFor(() => expect(field).toHaveValue('pan'));
  });

  it('stays usable without suggestions after an error (SEARCH-54)', async () => {
    const { field, options, type, graph } = await show({ SearchSuggestions: failWithCode('UPSTREAM_UNAVAILABLE') });
    await type('arr');
    await waitFor(() => expect(graph.getRequests('SearchSuggestions')).toHaveLength(1));
    expect(options()).toEqual([]);
    expect(field).toHaveValue('arr');
  });
});
