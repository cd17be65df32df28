import type { CommerceApi } from '@tarima/commerce-client/client';
import type { Places } from '@tarima/commerce-client/places';
import type { KnownMarket } from '@tarima/markets/table';
import { placeKey } from '../domain/cart.ts';
import type { Facts } from '../domain/rules.ts';
import { toFacts } from './mapping.ts';
import { productsWire } from './wire.ts';
import { reading } from './write-result.ts';

/** Price and stock of skus at a club, or in the country (CART-34); unknown ones are left out (CART-30). */
export async function readFacts(
  skus: readonly string[],
  market: KnownMarket,
  clubKey: string | null,
  { api }: CommerceApi,
  places: Places,
): Promise<Facts> {
  if (skus.length === 0) return new Map();
  const channelId = await reading(places.channelId(placeKey(clubKey, market)));
  if (channelId === undefined) return new Map();
  const list = skus.map((sku) => JSON.stringify(sku)).join(',');
  const { body } = await reading(
    api
      .productProjections()
      .get({
        queryArgs: {
          where: `masterVariant(sku in (${list})) or variants(sku in (${list}))`,
          limit: skus.length,
          withTotal: false,
          storeProjection: market.code,
          priceCurrency: market.currency,
          priceCountry: market.code,
          priceChannel: channelId,
        },
      })
      .execute(),
  );
  const products = productsWire.parse(body).results;
  const wanted = new Set(skus);
  const variants = products.flatMap(({ masterVariant, variants: others }) => [masterVariant, ...others]);
  return toFacts(
    variants.filter(({ sku }) => wanted.has(sku)),
    channelId,
  );
}
