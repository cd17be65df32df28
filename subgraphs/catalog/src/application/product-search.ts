import type { SalesContext } from '../domain/sales-context.ts';
import type { EngineFailover } from './engine-failover.ts';
import type { ProductCatalog, ProductIndex, SearchEngine } from './ports.ts';

/** Searches with the first engine that responds. @throws GraphQLError `SEARCH_UNAVAILABLE` when none does */
export function createProductSearch<EngineName extends string>(
  failover: EngineFailover<EngineName>,
  engines: Readonly<Record<EngineName, SearchEngine>>,
): SearchEngine {
  return {
    search: (list, scope) => failover.run((engine) => engines[engine].search(list, scope)),
    suggest: (text, salesContext, limits) =>
      failover.run((engine) => engines[engine].suggest(text, salesContext, limits)),
  };
}

/** A search engine over an index of product keys: prices and stock come from the catalogue (SEARCH-59). */
export function createIndexSearch(index: ProductIndex, catalog: ProductCatalog): SearchEngine {
  /** The products of these keys, in the order of the keys. */
  const getProducts = async (keys: readonly string[], salesContext: SalesContext) => {
    const products = keys.length > 0 ? await catalog.getProductsBySku(keys, salesContext) : [];
    const byKey = new Map(products.map((product) => [product.key, product]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  };
  return {
    async search(list, scope) {
      const { keys, ...page } = await index.search(list, scope);
      return { ...page, products: await getProducts(keys, scope) };
    },
    async suggest(text, salesContext, limits) {
      const { queries, keys } = await index.suggest(text, salesContext);
      return {
        queries: queries.slice(0, limits.queries),
        products: await getProducts(keys.slice(0, limits.products), salesContext),
      };
    },
  };
}
