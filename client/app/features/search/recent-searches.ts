import { z } from 'zod/mini';

/** How many are kept. */
const limit = 8;
const schema = z.array(z.string());
const keyOf = (market: string) => `tarima.recentSearches.${market}`;

/** The words last searched in this browser and market, newest first; none when the storage cannot be read. */
export function recentSearches(market: string): readonly string[] {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(keyOf(market)) ?? '[]'));
  } catch (error) {
    console.info('Recent searches cannot be read', error);
    return [];
  }
}

/** Puts words in front, once; without the storage nothing is remembered. */
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
  try {
    localStorage.setItem(keyOf(market), JSON.stringify(searches));
  } catch (error) {
    console.info('Recent searches cannot be kept', error);
  }
}
