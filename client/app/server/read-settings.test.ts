import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

it('gives a page the configured sizes and limits, and nothing else of the configuration', () => {
  const search = {
    engines: ['discovery' as const],
    pageSize: 50 as const,
    maxTextLength: 40,
    querySuggestions: 4,
    productSuggestions: 2,
    suggestionDebounceMs: 300,
  };
  const mapTiles = { url: 'https://maps.test/{z}/{x}/{y}.svg', attribution: 'Maps' };
  expect(readSettings({ search, cart: { maxQuantity: 12, lowStockThreshold: 3 } }, mapTiles)).toEqual({
    mapTiles,
    search: { pageSize: 50, maxTextLength: 40, suggestionDebounceMs: 300 },
    cart: { maxQuantity: 12 },
  });
});
