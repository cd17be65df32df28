import type { CommerceApi } from '@tarima/commerce-client/client';
import { everything } from '@tarima/commerce-client/everything';
import type { Cached } from '@tarima/service-kit/cached';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import type { CategoryEntry } from '../domain/category-tree.ts';
import { type FacetCount, type FacetKey, isFacetKey } from '../domain/facets.ts';
import type { Product } from '../domain/product.ts';
import type { ListRequest, ProductPage, Suggestions } from '../domain/product-list.ts';
import { type PricedFor, toCategoryEntry, toProduct } from './mapping.ts';
import { endingWithin, type PromotionEnds } from './promotions.ts';
import { reading } from './reading.ts';
import { inClubCount, searchRequest, suggestRequest } from './search-request.ts';
import type { ListTarget, ReadingPlace } from './targets.ts';
import { categoryWire, productsWire, productWire, searchWire } from './wire.ts';

/** What the catalogue asks of the platform; each method is one call. */
export interface CatalogUpstream {
  /** Products that have one of these skus among their variants, in any order. */
  productsBySku(skus: readonly string[], place: ReadingPlace): Promise<Product[]>;
  search(list: ListRequest, target: ListTarget): Promise<ProductPage>;
  /** Products whose name has words that begin like these, and their names as searches. */
  suggest(text: string, target: ListTarget, limits: { queries: number; products: number }): Promise<Suggestions>;
}

const nothing = { products: [], total: 0, facets: new Map(), correctedText: null };

export function createCatalogUpstream(
  { api }: CommerceApi,
  { promotionEnds, records }: { readonly promotionEnds: Cached<PromotionEnds>; readonly records: RecordReader },
): CatalogUpstream {
  // A product that cannot be read is left out and named in the log (CATALOG-8).
  const productsOf = (results: readonly unknown[], pricedFor: PricedFor) =>
    records.readAll('product', results, productWire).map((product) => {
      if (product.variants.includes(null)) records.report('product', product.id, ['a variant cannot be read']);
      return toProduct(product, pricedFor);
    });
  return {
    async productsBySku(skus, place) {
      const list = skus.map((sku) => JSON.stringify(sku)).join(',');
      const { body } = await reading(
        api
          .productProjections()
          .get({
            queryArgs: {
              where: `masterVariant(sku in (${list})) or variants(sku in (${list}))`,
              limit: skus.length,
              withTotal: false,
              storeProjection: place.market.code,
              priceCurrency: place.market.currency,
              priceCountry: place.market.code,
              priceChannel: place.channelId,
            },
          })
          .execute(),
      );
      const pricedFor = { ...place, promotionEnds: await reading(promotionEnds.get()) };
      return productsOf(productsWire.parse(body).results, pricedFor);
    },
    async search(list, target) {
      const pricedFor = { ...target, promotionEnds: await reading(promotionEnds.get()) };
      const days = list.savingEndsWithinDays;
      const promotionKeys = days === null ? null : endingWithin(pricedFor.promotionEnds, days, new Date());
      if (promotionKeys?.length === 0) return { ...nothing, inClubTotal: target.isInClubCounted ? 0 : null };
      const { body } = await reading(
        api
          .products()
          .search()
          .post({ body: searchRequest(list, { ...target, promotionKeys }) })
          .execute(),
      );
      const page = searchWire.parse(body);
      return {
        products: productsOf(
          page.results.map(({ productProjection }) => productProjection),
          pricedFor,
        ),
        total: page.total,
        inClubTotal: page.facets.find(({ name }) => name === inClubCount)?.value ?? null,
        facets: new Map(
          page.facets.flatMap(({ name, buckets = [] }): [FacetKey, FacetCount[]][] =>
            isFacetKey(name) ? [[name, buckets.map(({ key, count }) => ({ value: key, count }))]] : [],
          ),
        ),
        correctedText: null,
      };
    },
    async suggest(text, target, limits) {
      const limit = Math.max(limits.queries, limits.products);
      const { body } = await reading(
        api
          .products()
          .search()
          .post({ body: suggestRequest(text, target, limit) })
          .execute(),
      );
      const pricedFor = { ...target, promotionEnds: await reading(promotionEnds.get()) };
      const { results } = searchWire.parse(body);
      const products = productsOf(
        results.map(({ productProjection }) => productProjection),
        pricedFor,
      );
      const names = [...new Set(products.map(({ name }) => name.toLowerCase()))];
      return {
        queries: names.slice(0, limits.queries).map((name) => ({ query: name, displayText: name })),
        products: products.slice(0, limits.products),
      };
    },
  };
}

/** All categories of the project that can be read, page by page (CATALOG-62). */
export async function readCategories({ api }: CommerceApi, records: RecordReader): Promise<CategoryEntry[]> {
  const categories = await everything(async (page) => {
    const { body } = await api
      .categories()
      .get({ queryArgs: { ...page, sort: 'id asc' } })
      .execute();
    return body.results;
  });
  return records.readAll('category', categories, categoryWire).map(toCategoryEntry);
}
