import { afterEach, expect, it, vi } from 'vitest';
import { recentSearches } from './recent-searches.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['["arroz","café"]', ['arroz', 'café']],
  ['{', []],
  ['{"a":1}', []],
  ['[1]', []],
  [JSON.stringify(['x'.repeat(5_000)]), []],
  [JSON.stringify(Array.from({ length: 1_000 }, () => 'x')), []],
])('reads recent searches from a stored %o', (text, searches) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(recentSearches('CR')).toEqual(searches);
});
