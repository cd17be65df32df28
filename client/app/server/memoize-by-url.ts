import { LRUCache } from 'lru-cache';

/** Maximum number of URLs whose results a function keeps. */
const maxUrls = 2_000;
/** Results for longer URLs are not kept, so that a function keeps 2 MB of URLs at most. */
const maxUrlLength = 1_000;

/** Memoizes `compute`, a pure function of a URL: most requests are for the same pages. */
export function memoizeByUrl<Result>(compute: (url: string) => Result): (url: string) => Result {
  const results = new LRUCache<string, { readonly result: Result }>({ max: maxUrls });
  return (url) => {
    const known = results.get(url);
    if (known) return known.result;
    const result = compute(url);
    if (url.length <= maxUrlLength) results.set(url, { result });
    return result;
  };
}
