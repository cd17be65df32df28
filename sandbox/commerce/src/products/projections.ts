import type {
  Asset,
  Image,
  Price,
  ProductProjection,
  ProductVariant,
  ProductVariantAvailability,
} from '@commercetools/platform-sdk';
import { sql } from 'kysely';
import { selectPrice } from '../carts/domain/prices.ts';
import type { CommerceContext } from '../context.ts';
import { table } from '../schema-name.ts';
import { isWithin } from './indexed-prices.ts';
import type { Selection } from './selection.ts';
import type { StoredProduct, StoredVariant } from './tables.ts';

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

type StockTuple = [sku: string, channelId: string, id: string, version: number, available: number, days: number | null];

interface Row {
  readonly document: StoredProduct;
  readonly prices: readonly PriceTuple[] | null;
  readonly stock: readonly StockTuple[] | null;
}

/**
 * Loads projections of products in the order of the ids, with prices, the selected price and availability; unknown ids
 * are omitted. Runs a single statement.
 */
export async function loadProjections(
  context: CommerceContext,
  ids: readonly string[],
  selection: Selection,
): Promise<ProductProjection[]> {
  if (ids.length === 0) return [];
  const { store } = selection;
  const countryCondition = store ? sql`and country = any(${['', ...store.countries]}::text[])` : sql``;
  const channelCondition = store ? sql`and i.channel_id = any(${store.supplyChannels}::text[])` : sql``;
  const { rows } = await sql<Row & { id: string }>`
    select p.id, p.document,
      (select json_agg(json_build_array(variant_id, id, country, currency, channel_id, cents, valid_from, valid_until,
          discounted_cents, discount_id, discount_from, discount_until) order by variant_id, position)
        from ${table('product_price')} where product_id = p.id ${countryCondition}) as prices,
      (select json_agg(json_build_array(i.sku, i.channel_id, i.id, i.version, i.available, i.restockable_in_days))
        from ${table('product_variant')} as v join ${table('inventory_entry')} as i on i.sku = v.sku
        where v.product_id = p.id ${channelCondition}) as stock
    from ${table('product')} as p where p.id = any(${ids}::text[])`.execute(context.db.withoutPlugins());
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const now = context.now();
  return ids.flatMap((id) => {
    const row = rowsById.get(id);
    return row ? buildProjection(row, selection, now) : [];
  });
}

/** Builds the projection of a stored product; a pure function. */
function buildProjection(row: Row, selection: Selection, now: Date): ProductProjection {
  const prices = Map.groupBy(row.prices ?? [], ([variantId]) => variantId);
  const stock = Map.groupBy(row.stock ?? [], ([sku]) => sku);
  const buildVariant = (variant: StoredVariant): ProductVariant => {
    const variantPrices = (prices.get(variant.id) ?? [])
      .filter(([, , , , channelId]) => channelId === null || isSoldThrough(selection, channelId))
      .map((tuple) => toPrice(tuple, now));
    const selected = selection.price && selectPrice(variantPrices, { ...selection.price, at: now });
    const entries = variant.sku === undefined ? undefined : stock.get(variant.sku);
    return {
      ...variant,
      attributes: [...variant.attributes],
      images: variant.images as Image[],
      prices: variantPrices,
      ...(selected ? { price: selected } : {}),
      ...(entries ? { availability: buildAvailability(entries) } : {}),
      assets: [...(variant.assets ?? [])] as Asset[],
    };
  };
  const { document } = row;
  return {
    ...document,
    masterVariant: buildVariant(document.masterVariant),
    variants: document.variants.map(buildVariant),
  } as unknown as ProductProjection;
}

const isSoldThrough = ({ store }: Selection, channelId: string) =>
  !store || store.distributionChannels.includes(channelId);

/** Omits a discount that is not currently valid, as the platform does. */
function toPrice(tuple: PriceTuple, now: Date): Price {
  const [, id, country, currencyCode, channelId, cents, validFrom, validUntil, discountedCents, discountId] = tuple;
  const [discountFrom, discountUntil] = tuple.slice(10) as [string | null, string | null];
  const toMoney = (centAmount: number) =>
    ({ type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 }) as const;
  return {
    id,
    value: toMoney(cents),
    ...(country ? { country } : {}),
    ...(channelId ? { channel: { typeId: 'channel', id: channelId } } : {}),
    ...(validFrom ? { validFrom: new Date(validFrom).toISOString() } : {}),
    ...(validUntil ? { validUntil: new Date(validUntil).toISOString() } : {}),
    ...(discountedCents !== null && discountId && isWithin(discountFrom, discountUntil, now)
      ? { discounted: { value: toMoney(discountedCents), discount: { typeId: 'product-discount', id: discountId } } }
      : {}),
  };
}

function buildAvailability(entries: readonly StockTuple[]): ProductVariantAvailability {
  const states = entries.map(([, channelId, id, version, available, days]) => ({
    channelId,
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
