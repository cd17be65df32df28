import { z } from 'zod/mini';
import { deviceStorage } from '../../browser-storage.ts';

/** Maximum number of stored searches per market (SEARCH-53). */
const limit = 8;
const schema = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(limit));
/** Key in local storage (SEARCH-52). */
const keyOf = (market: string) => `tarima.recentSearches.${market}`;

/** The recent searches in this browser and market, newest first; empty if the stored text is invalid. */
export function readRecentSearches(market: string): readonly string[] {
  return deviceStorage.getJson(keyOf(market), schema) ?? [];
}

/** Stores a search as the most recent one, without duplicates. */
export function rememberSearch(market: string, text: string): void {
  const query = text.trim();
  if (query === '') return;
  const others = readRecentSearches(market).filter((other) => other.toLowerCase() !== query.toLowerCase());
  write(market, [query, ...others].slice(0, limit));
}

export function forgetSearches(market: string): void {
  write(market, []);
}

function write(market: string, searches: readonly string[]): void {
  deviceStorage.setJson(keyOf(market), searches);
}
