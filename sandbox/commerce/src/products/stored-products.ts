import type { Price } from '@commercetools/platform-sdk';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { toMoney } from '../carts/domain/money.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import { isWithin } from './indexed-prices.ts';
import type { StoredProduct } from './tables.ts';

/** Maximum number of products in memory, about 7 KB each. */
const maxProducts = 20_000;

/** Identifies the data of a product; every change of the product or of its prices increases the version. */
export interface ProductVersion {
  readonly id: string;
  readonly version: number;
}

/** A product with all prices of its variants, in their order. Shared by all requests: copy it before changing it. */
export interface PricedProduct {
  readonly document: StoredProduct;
  readonly pricesByVariant: ReadonlyMap<number, readonly StoredPrice[]>;
}

/** A price without its discount, and with it. */
interface StoredPrice {
  readonly regular: Price;
  readonly discounted?: { readonly price: Price; readonly from: string | null; readonly until: string | null };
}

/** Reads products and their prices, which are kept in memory by version. */
export interface StoredProducts {
  /** Returns the products by id, without those that do not exist. A product that has changed has a newer version. */
  load(db: Kysely<CommerceTables>, versions: readonly ProductVersion[]): Promise<Map<string, PricedProduct>>;
}

export function createStoredProducts(): StoredProducts {
  const cache = new LRUCache<string, PricedProduct>({ max: maxProducts });
  return {
    async load(db, versions) {
      const found = new Map<string, PricedProduct>();
      for (const { id, version } of versions) {
        const known = cache.get(id);
        if (known?.document.version === version) found.set(id, known);
      }
      const missing = versions.filter(({ id }) => !found.has(id)).map(({ id }) => id);
      for (const product of await select(db, missing)) {
        cache.set(product.document.id, product);
        found.set(product.document.id, product);
      }
      return found;
    },
  };
}

/** Returns the price at `now`. It has no discount that is not valid, as on the platform. */
export const getPriceAt = ({ regular, discounted }: StoredPrice, now: Date): Price =>
  discounted && isWithin(discounted.from, discounted.until, now) ? discounted.price : regular;

type PriceTuple = [
  variantId: number,
  id: string,
  country: string,
  currency: string,
  channelId: string | null,
  cents: number,
  validFrom: string | null,
  validUntil: string | null,
  discountedCents: number | null,
  discountId: string | null,
  discountFrom: string | null,
  discountUntil: string | null,
];

interface Row {
  readonly document: StoredProduct;
  readonly prices: readonly PriceTuple[] | null;
}

async function select(db: Kysely<CommerceTables>, ids: readonly string[]): Promise<PricedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select p.document,
      (select json_agg(json_build_array(variant_id, id, country, currency, channel_id, cents, valid_from, valid_until,
          discounted_cents, discount_id, discount_from, discount_until) order by variant_id, position)
        from ${table('product_price')} where product_id = p.id) as prices
    from ${table('product')} as p where p.id = any(${ids}::text[])`.execute(db.withoutPlugins());
  return rows.map(({ document, prices }) => {
    const tuples = Map.groupBy(prices ?? [], ([variantId]) => variantId);
    return {
      document,
      pricesByVariant: new Map([...tuples].map(([variantId, group]) => [variantId, group.map(toStoredPrice)])),
    };
  });
}

function toStoredPrice(tuple: PriceTuple): StoredPrice {
  const [, id, country, currency, channelId, cents, validFrom, validUntil, discountedCents, discountId, from, until] =
    tuple;
  const regular: Price = {
    id,
    value: toMoney(cents, currency),
    ...(country ? { country } : {}),
    ...(channelId ? { channel: { typeId: 'channel', id: channelId } } : {}),
    ...(validFrom ? { validFrom: new Date(validFrom).toISOString() } : {}),
    ...(validUntil ? { validUntil: new Date(validUntil).toISOString() } : {}),
  };
  if (discountedCents === null || !discountId) return { regular };
  const discount = { typeId: 'product-discount', id: discountId } as const;
  const price = { ...regular, discounted: { value: toMoney(discountedCents, currency), discount } };
  return { regular, discounted: { price, from, until } };
}
