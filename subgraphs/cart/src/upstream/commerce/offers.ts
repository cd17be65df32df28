import type { ChannelDirectory } from '@tarima/commerce-client/channel-directory';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { fetchProductsBySku } from '@tarima/commerce-client/products-by-sku';
import type { KnownMarket } from '@tarima/markets/table';
import { toChannelKey } from '../../domain/cart.ts';
import type { Offers } from '../../domain/offer.ts';
import { toOffers } from './mapping.ts';
import { read } from './read.ts';
import { productsWire } from './wire.ts';

/** Offers of products at a club, or in the country (CART-34); unknown products are left out (CART-30). */
export async function readOffers(
  skus: readonly string[],
  market: KnownMarket,
  clubKey: string | null,
  commerce: CommerceApi,
  channelDirectory: ChannelDirectory,
): Promise<Offers> {
  if (skus.length === 0) return new Map();
  const channelId = await read(channelDirectory.findChannelId(toChannelKey(clubKey, market)));
  if (channelId === undefined) return new Map();
  const results = await read(fetchProductsBySku(commerce, skus, { market, channelId }));
  const products = productsWire.parse(results);
  const wanted = new Set(skus);
  const variants = products.flatMap(({ masterVariant, variants: others }) => [masterVariant, ...others]);
  return toOffers(
    variants.filter(({ sku }) => sku !== undefined && wanted.has(sku)),
    channelId,
  );
}
