import { isSku } from '@tarima/markets/sku';
import DataLoader from 'dataloader';
import type { Variant } from '../domain/product.ts';
import type { GetSalesContext } from './get-sales-context.ts';
import type { ProductCatalog } from './ports.ts';

/** A variant with the price of a club; prices depend on the club, so the club is part of the key. */
export interface VariantKey {
  readonly sku: string;
  /** Null for the country's price. */
  readonly clubKey: string | null;
}

export type VariantLoader = DataLoader<VariantKey, Variant | null, string>;

/** Loads variants by sku, together for each club that a request needs; null for an unknown sku or club. */
export function createVariantLoader(catalog: ProductCatalog, getSalesContext: GetSalesContext): VariantLoader {
  return new DataLoader<VariantKey, Variant | null, string>(
    async (keys) => {
      const found = new Map<string, Variant>();
      const byClub = Map.groupBy(keys, ({ clubKey }) => clubKey);
      await Promise.all(
        [...byClub].map(async ([clubKey, requested]) => {
          // A malformed sku would fail the call for the other skus of the batch.
          const skus = requested.map(({ sku }) => sku).filter(isSku);
          const salesContext = skus.length > 0 ? await getSalesContext(clubKey) : undefined;
          if (!salesContext) return;
          const products = await catalog.getProductsBySku(skus, salesContext);
          for (const variant of products.flatMap(({ variants }) => variants)) {
            found.set(toCacheKey({ sku: variant.sku, clubKey }), variant);
          }
        }),
      );
      return keys.map((key) => found.get(toCacheKey(key)) ?? null);
    },
    { cacheKeyFn: toCacheKey },
  );
}

function toCacheKey({ sku, clubKey }: VariantKey): string {
  return `${clubKey ?? ''}|${sku}`;
}
