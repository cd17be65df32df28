import { isSku } from '@tarima/service-kit/sku';
import DataLoader from 'dataloader';
import type { Variant } from './domain/product.ts';
import type { CatalogUpstream } from './upstream/client.ts';
import type { ReadingPlace } from './upstream/targets.ts';

/** A variant at a place: prices depend on the club, so the club is part of the key. */
export interface VariantKey {
  readonly sku: string;
  /** Null for the country's price. */
  readonly clubKey: string | null;
}

export type VariantLoader = DataLoader<VariantKey, Variant | null, string>;

/** Skus of one call; the predicate names each twice and the platform limits its length. */
const batchSize = 100;

/**
 * Variants by sku: all that a request needs of one place come in one call. `placeOf` tells the channel of a club of the
 * request's market, or undefined when there is no such club.
 */
export function createVariantLoader(
  upstream: CatalogUpstream,
  placeOf: (clubKey: string | null) => Promise<ReadingPlace | undefined>,
): VariantLoader {
  return new DataLoader<VariantKey, Variant | null, string>(
    async (keys) => {
      const found = new Map<string, Variant>();
      const byClub = Map.groupBy(keys, ({ clubKey }) => clubKey);
      await Promise.all(
        [...byClub].map(async ([clubKey, wanted]) => {
          // What can be no sku is not found; in a call with others it would only spoil theirs.
          const skus = wanted.map(({ sku }) => sku).filter(isSku);
          const place = skus.length > 0 ? await placeOf(clubKey) : undefined;
          if (!place) return;
          const products = await upstream.productsBySku(skus, place);
          for (const variant of products.flatMap(({ variants }) => variants)) {
            found.set(cacheKey({ sku: variant.sku, clubKey }), variant);
          }
        }),
      );
      return keys.map((key) => found.get(cacheKey(key)) ?? null);
    },
    { cacheKeyFn: cacheKey, maxBatchSize: batchSize },
  );
}

function cacheKey({ sku, clubKey }: VariantKey): string {
  return `${clubKey ?? ''}|${sku}`;
}
