import { afterEach, expect, it, vi } from 'vitest';
import { readRecentSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['["arroz","café"]', ['arroz', 'café']],
  ['{', []],
  ['{"a":1}', []],
  ['[1]', []],
  [JSON.stringify(['x'.repeat(5_000)]), []],
  [JSON.stringify(Array.from({ length: 1_000 }, () => 'x')), []],
])('reads recent searches from a stored %o (SEARCH-52)', (text, searches) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(readRecentSearches('CR')).toEqual(searches);
});

it('keeps the 8 most recent searches, each once, whatever its case (SEARCH-53)', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  for (const words of ['1', '2', '3', '4', 'Arroz', '6', '7', '8', ' ARROZ ']) rememberSearch('CR', words);
  expect(readRecentSearches('CR')).toEqual(['ARROZ', '8', '7', '6', '4', '3', '2', '1']);
  rememberSearch('CR', '9');
  expect(readRecentSearches('CR')).toEqual(['9', 'ARROZ', '8', '7', '6', '4', '3', '2']);
});
