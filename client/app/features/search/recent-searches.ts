import { z } from 'zod/mini';
import { deviceStorage } from '../../browser-storage.ts';

/** How many searches are kept for each market (SEARCH-53). */
const limit = 8;
const schema = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(limit));
/** Key in local storage (SEARCH-52). */
const keyOf = (market: string) => `tarima.recentSearches.${market}`;

/** The words last searched in this browser and market, newest first; none when the stored text cannot be read. */
export function recentSearches(market: string): readonly string[] {
  return deviceStorage.getJson(keyOf(market), schema) ?? [];
}

/** Puts words in front, once. */
export function rememberSearch(market: string, text: string): void {
  const words = text.trim();
  if (words === '') return;
  const others = recentSearches(market).filter((known) => known.toLowerCase() !== words.toLowerCase());
  write(market, [words, ...others].slice(0, limit));
}

export function forgetSearches(market: string): void {
  write(market, []);
}

function write(market: string, searches: readonly string[]): void {
  deviceStorage.setJson(keyOf(market), searches);
}
