import type { CommerceApi } from '@tarima/commerce-client/client';
import { fetchProductsBySku } from '@tarima/commerce-client/products-by-sku';
import type { CachedValue } from '@tarima/service-kit/cached-value';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { ProductCatalog, SearchEngine } from '../../application/ports.ts';
import { type FacetCount, type FacetKey, isFacetKey } from '../../domain/facets.ts';
import { type MappingContext, toProduct } from './mapping.ts';
import { findPromotionsEndingWithin, type PromotionEnds } from './promotions.ts';
import { buildSearchRequest, buildSuggestRequest, inClubCountName } from './search-request.ts';
import { productWire, searchWire } from './wire.ts';

const emptyPage = { products: [], total: 0, facets: new Map(), correctedText: null };

/** Reads products of the platform; each method makes one call and uses cached promotions. */
export function createCommerceCatalog(
  commerce: CommerceApi,
  { promotionEnds, records }: { readonly promotionEnds: CachedValue<PromotionEnds>; readonly records: RecordReader },
): ProductCatalog & SearchEngine {
  const { api } = commerce;
  // An unreadable product is left out and named in the log (CATALOG-8).
  const toProducts = (results: readonly unknown[], mappingContext: MappingContext) =>
    records.readAll('product', results, productWire).flatMap((wire) => {
      const product = toProduct(wire, mappingContext);
      if (product?.variants.length !== wire.variants.length + 1) {
        records.report('product', wire.id, [product ? 'a variant cannot be read' : 'the master variant has no SKU']);
      }
      return product ?? [];
    });
  return {
    async getProductsBySku(skus, salesContext) {
      const results = await mapUpstreamErrors(fetchProductsBySku(commerce, skus, salesContext));
      const mappingContext = { ...salesContext, promotionEnds: await mapUpstreamErrors(promotionEnds.get()) };
      return toProducts(results, mappingContext);
    },
    async search(list, scope) {
      const mappingContext = { ...scope, promotionEnds: await mapUpstreamErrors(promotionEnds.get()) };
      const days = list.promotionEndsWithinDays;
      const promotionKeys =
        days === null ? null : findPromotionsEndingWithin(mappingContext.promotionEnds, days, new Date());
      if (promotionKeys?.length === 0) return { ...emptyPage, inStockTotal: scope.isInClubCounted ? 0 : null };
      const { body } = await mapUpstreamErrors(
        api
          .products()
          .search()
          .post({ body: buildSearchRequest(list, { ...scope, promotionKeys }) })
          .execute(),
      );
      const page = searchWire.parse(body);
      return {
        products: toProducts(
          page.results.map(({ productProjection }) => productProjection),
          mappingContext,
        ),
        total: page.total,
        inStockTotal: page.facets.find(({ name }) => name === inClubCountName)?.value ?? null,
        facets: new Map(
          page.facets.flatMap(({ name, buckets = [] }): [FacetKey, FacetCount[]][] =>
            isFacetKey(name) ? [[name, buckets.map(({ key, count }) => ({ value: key, count }))]] : [],
          ),
        ),
        correctedText: null,
      };
    },
    // The platform has no query suggestions of its own: the names of the products serve as queries.
    async suggest(text, salesContext, limits) {
      const limit = Math.max(limits.queries, limits.products);
      const { body } = await mapUpstreamErrors(
        api
          .products()
          .search()
          .post({ body: buildSuggestRequest(text, salesContext, limit) })
          .execute(),
      );
      const mappingContext = { ...salesContext, promotionEnds: await mapUpstreamErrors(promotionEnds.get()) };
      const { results } = searchWire.parse(body);
      const products = toProducts(
        results.map(({ productProjection }) => productProjection),
        mappingContext,
      );
      const names = [...new Set(products.map(({ name }) => name.toLowerCase()))];
      return {
        queries: names.slice(0, limits.queries).map((name) => ({ query: name, displayText: name })),
        products: products.slice(0, limits.products),
      };
    },
  };
}
