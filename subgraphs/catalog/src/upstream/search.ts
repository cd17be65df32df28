import type { ListRequest, ProductPage, Suggestions } from '../domain/product-list.ts';
import type { CatalogUpstream } from './client.ts';
import type { DiscoveryClient } from './discovery/client.ts';
import type { Engines } from './engines.ts';
import type { ListTarget, ReadingPlace } from './targets.ts';

/** Search by whichever engine answers. All throw GraphQLError `SEARCH_UNAVAILABLE` when none does. */
export interface Search {
  /** A page of a list that has words. */
  list(list: ListRequest, target: ListTarget): Promise<ProductPage>;
  suggest(text: string, target: ListTarget, limits: { queries: number; products: number }): Promise<Suggestions>;
}

export function createSearch(parts: {
  readonly engines: Engines;
  readonly discovery: DiscoveryClient;
  readonly upstream: CatalogUpstream;
}): Search {
  const { engines, discovery, upstream } = parts;
  /** Prices and stock are the platform's, whichever engine found the products (SEARCH-59). */
  const productsOf = async (keys: readonly string[], place: ReadingPlace) => {
    const products = keys.length > 0 ? await upstream.productsBySku(keys, place) : [];
    const byKey = new Map(products.map((product) => [product.key, product]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  };
  return {
    list: (list, target) =>
      engines.ask(async (engine) => {
        if (engine === 'commerce') return upstream.search(list, target);
        const { keys, ...page } = await discovery.search(list, target);
        return { ...page, products: await productsOf(keys, target) };
      }),
    suggest: (text, target, limits) =>
      engines.ask(async (engine) => {
        if (engine === 'commerce') return upstream.suggest(text, target, limits);
        const { queries, keys } = await discovery.suggest(text, target);
        return {
          queries: queries.slice(0, limits.queries),
          products: await productsOf(keys.slice(0, limits.products), target),
        };
      }),
  };
}
