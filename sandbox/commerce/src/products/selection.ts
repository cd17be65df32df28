import type { Store } from '@commercetools/platform-sdk';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CommerceContext } from '../context.ts';
import { createInvalidInputError, createResourceNotFoundError } from '../errors.ts';

/** Determines the selected price of variants and the visible data of a product. */
export interface Selection {
  /** Criteria of `variant.price`; without them no price is selected. */
  readonly price?: PriceSelection | undefined;
  /** Store whose countries and channels restrict prices and stock. */
  readonly store?: StoreScope | undefined;
}

export interface PriceSelection {
  readonly currency: string;
  readonly country?: string | undefined;
  readonly channelId?: string | undefined;
}

export interface StoreScope {
  readonly key: string;
  readonly countries: readonly string[];
  readonly distributionChannels: readonly string[];
  readonly supplyChannels: readonly string[];
}

/** Selection parameters of queries and search bodies; unknown parameters are ignored. */
export const selectionSchema = z.object({
  priceCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  priceCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  priceChannel: z.string().max(64).optional(),
  priceCustomerGroup: z.string().max(64).optional(),
  storeProjection: z.string().max(256).optional(),
  staged: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  expand: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value])),
});

/**
 * Parses the parameters; `storeKey` is that of an in-store path. @throws PlatformError `InvalidInput`,
 * `ResourceNotFound`
 */
export async function parseSelection(
  parameters: z.output<typeof selectionSchema>,
  scopes: StoreScopes,
  storeKey?: string,
): Promise<Selection> {
  const { priceCurrency, priceCountry, priceChannel } = parameters;
  if (!priceCurrency && (priceCountry || priceChannel)) {
    throw createInvalidInputError('The price selection needs priceCurrency when any other of its parameters is given.');
  }
  const key = storeKey ?? parameters.storeProjection;
  return {
    price: priceCurrency ? { currency: priceCurrency, country: priceCountry, channelId: priceChannel } : undefined,
    store: key === undefined ? undefined : await scopes.findByKey(key),
  };
}

/** Cached scopes of stores, which every list needs and which rarely change. */
export interface StoreScopes {
  /** @throws PlatformError `ResourceNotFound` */
  findByKey(key: string): Promise<StoreScope>;
}

export function createStoreScopes({ references, now }: CommerceContext): StoreScopes {
  const scopes = new LRUCache<string, StoreScope>({
    max: 1_000,
    ttl: 1_000,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    // Evicting an entry must not reject the requests that wait for its store.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => {
      const store = await references.find('store', { key });
      if (!store) throw createResourceNotFoundError(`store key '${key}'`);
      return toStoreScope(store as unknown as Store);
    },
  });
  return { findByKey: (key) => scopes.forceFetch(key) };
}

function toStoreScope(store: Store): StoreScope {
  return {
    key: store.key,
    countries: store.countries.map(({ code }) => code),
    distributionChannels: store.distributionChannels.map(({ id }) => id),
    supplyChannels: store.supplyChannels.map(({ id }) => id),
  };
}
