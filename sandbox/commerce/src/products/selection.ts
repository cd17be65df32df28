import type { Store } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { CommerceContext } from '../context.ts';
import { invalidInput, resourceNotFound } from '../errors.ts';

/** Which price each variant shows, and how much of a product the asker may see. */
export interface Selection {
  /** Selects `variant.price`; without it no price is selected. */
  readonly price?: PriceSelection | undefined;
  /** Prices of other countries and stock of other channels are left out. */
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

/** Selection parameters as queries and search bodies write them; unknown ones pass. */
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

/** Reads the parameters; `storeKey` is that of an in-store path. @throws PlatformError `InvalidInput`, `ResourceNotFound` */
export async function parseSelection(
  parameters: z.output<typeof selectionSchema>,
  scopes: StoreScopes,
  storeKey?: string,
): Promise<Selection> {
  const { priceCurrency, priceCountry, priceChannel } = parameters;
  if (!priceCurrency && (priceCountry || priceChannel)) {
    throw invalidInput('The price selection needs priceCurrency when any other of its parameters is given.');
  }
  const key = storeKey ?? parameters.storeProjection;
  return {
    price: priceCurrency ? { currency: priceCurrency, country: priceCountry, channelId: priceChannel } : undefined,
    store: key === undefined ? undefined : await scopes.byKey(key),
  };
}

/** The scopes of stores, kept for a moment: every list asks for one, and they change almost never. */
export interface StoreScopes {
  /** @throws PlatformError `ResourceNotFound` */
  byKey(key: string): Promise<StoreScope>;
}

const keptForMs = 1_000;

export function createStoreScopes({ references, now }: CommerceContext): StoreScopes {
  const kept = new Map<string, { readonly until: number; readonly scope: StoreScope }>();
  return {
    async byKey(key) {
      const found = kept.get(key);
      if (found && found.until > now().getTime()) return found.scope;
      const store = await references.find('store', { key });
      if (!store) throw resourceNotFound(`store key '${key}'`);
      const scope = scopeOf(store as unknown as Store);
      kept.set(key, { until: now().getTime() + keptForMs, scope });
      return scope;
    },
  };
}

function scopeOf(store: Store): StoreScope {
  return {
    key: store.key,
    countries: store.countries.map(({ code }) => code),
    distributionChannels: store.distributionChannels.map(({ id }) => id),
    supplyChannels: store.supplyChannels.map(({ id }) => id),
  };
}
