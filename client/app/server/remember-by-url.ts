import { LRUCache } from 'lru-cache';

/** Maximum number of remembered URLs of each function. */
const maxUrls = 2_000;
/** Longer URLs are not remembered, so that a function keeps 2 MB of them at most. */
const maxUrlLength = 1_000;

/** Returns a function that remembers the results of `compute`, a pure function of a URL: most requests are for the same pages. */
export function rememberByUrl<Result>(compute: (url: string) => Result): (url: string) => Result {
  const results = new LRUCache<string, { readonly result: Result }>({ max: maxUrls });
  return (url) => {
    const known = results.get(url);
    if (known) return known.result;
    const result = compute(url);
    if (url.length <= maxUrlLength) results.set(url, { result });
    return result;
  };
}
