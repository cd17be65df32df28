import type {
  Asset,
  Image,
  ProductProjection,
  ProductVariant,
  ProductVariantAvailability,
} from '@commercetools/platform-sdk';
import { type Kysely, sql } from 'kysely';
import { selectPrice } from '../carts/domain/prices.ts';
import type { CommerceContext } from '../context.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import type { Selection } from './selection.ts';
import { getPriceAt, type PricedProduct, type ProductVersion } from './stored-products.ts';
import type { StoredVariant } from './tables.ts';

interface StockRow {
  readonly sku: string;
  readonly channel_id: string;
  readonly id: string;
  readonly version: number;
  readonly available: number;
  readonly restockable_in_days: number | null;
}

/**
 * Loads projections of products in the order of `versions`, with prices, the selected price and availability; products
 * that do not exist any more are omitted.
 */
export async function loadProjections(
  { db, products, now }: CommerceContext,
  versions: readonly ProductVersion[],
  selection: Selection,
): Promise<ProductProjection[]> {
  if (versions.length === 0) return [];
  const found = await products.load(db, versions);
  const skus = [...found.values()].flatMap(({ document: { masterVariant, variants } }) =>
    [masterVariant, ...variants].flatMap(({ sku }) => sku ?? []),
  );
  const stock = await findStock(db, skus, selection.store?.supplyChannels);
  const at = now();
  return versions.flatMap(({ id }) => {
    const product = found.get(id);
    return product ? [buildProjection(product, stock, selection, at)] : [];
  });
}

/** Returns the inventory entries in the channels by SKU; without `channels`, all of them. */
async function findStock(
  db: Kysely<CommerceTables>,
  skus: readonly string[],
  channels: readonly string[] | undefined,
): Promise<Map<string, StockRow[]>> {
  const channelCondition = channels ? sql`and channel_id = any(${channels}::text[])` : sql``;
  const { rows } = await sql<StockRow>`
    select sku, channel_id, id, version, available, restockable_in_days from ${table('inventory_entry')}
    where sku = any(${skus}::text[]) ${channelCondition}`.execute(db.withoutPlugins());
  return Map.groupBy(rows, ({ sku }) => sku);
}

/** Builds the projection of a stored product; a pure function. */
function buildProjection(
  { document, pricesByVariant }: PricedProduct,
  stock: ReadonlyMap<string, readonly StockRow[]>,
  selection: Selection,
  now: Date,
): ProductProjection {
  const buildVariant = (variant: StoredVariant): ProductVariant => {
    const prices = (pricesByVariant.get(variant.id) ?? [])
      .filter(({ regular: { country, channel } }) => isSoldIn(selection, country) && isSoldThrough(selection, channel))
      .map((price) => getPriceAt(price, now));
    const selected = selection.price && selectPrice(prices, { ...selection.price, at: now });
    const entries = variant.sku === undefined ? undefined : stock.get(variant.sku);
    return {
      ...variant,
      attributes: [...variant.attributes],
      images: variant.images as Image[],
      prices,
      ...(selected ? { price: selected } : {}),
      ...(entries ? { availability: buildAvailability(entries) } : {}),
      assets: [...(variant.assets ?? [])] as Asset[],
    };
  };
  return {
    ...document,
    masterVariant: buildVariant(document.masterVariant),
    variants: document.variants.map(buildVariant),
  } as unknown as ProductProjection;
}

const isSoldIn = ({ store }: Selection, country: string | undefined) =>
  !store || country === undefined || store.countries.includes(country);

const isSoldThrough = ({ store }: Selection, channel: { readonly id: string } | undefined) =>
  !store || channel === undefined || store.distributionChannels.includes(channel.id);

function buildAvailability(entries: readonly StockRow[]): ProductVariantAvailability {
  const states = entries.map(({ channel_id, id, version, available, restockable_in_days: days }) => ({
    channelId: channel_id,
    state: {
      isOnStock: available > 0,
      availableQuantity: available,
      ...(days === null ? {} : { restockableInDays: days }),
      id,
      version,
    },
  }));
  const withoutChannel = states.find(({ channelId }) => channelId === '');
  const channels = states.filter(({ channelId }) => channelId !== '');
  return {
    ...withoutChannel?.state,
    ...(channels.length > 0
      ? { channels: Object.fromEntries(channels.map(({ channelId, state }) => [channelId, state])) }
      : {}),
  };
}
