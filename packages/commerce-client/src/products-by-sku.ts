import type { KnownMarket } from '@tarima/markets/table';
import type { CommerceApi } from './client.ts';

/** Where the prices and the stock of products are valid. */
export interface SalesPlace {
  readonly market: KnownMarket;
  /** Id of the channel of a club or a country. */
  readonly channelId: string;
}

/**
 * Fetches the products of which a variant has one of the SKUs, in one call and in no order. The products are not validated
 * and have all their variants.
 */
export async function fetchProductsBySku(
  { api }: CommerceApi,
  skus: readonly string[],
  { market, channelId }: SalesPlace,
): Promise<readonly unknown[]> {
  const list = skus.map((sku) => JSON.stringify(sku)).join(',');
  const { body } = await api
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
    .execute();
  return body.results;
}
