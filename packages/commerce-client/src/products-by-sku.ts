import type { KnownMarket } from '@tarima/markets/table';
import type { CommerceApi } from './client.ts';

/** Where the prices and the stock of products are valid. */
export interface SalesPlace {
  readonly market: KnownMarket;
  /** Id of the channel of a club or a country. */
  readonly channelId: string;
}

/** SKUs in one call. They are in its URL twice, and servers refuse URLs of more than 8 to 16 KB. */
const maxSkusPerCall = 100;

/**
 * Fetches the products of which a variant has one of the SKUs, in no order. The products are not validated, have all their
 * variants, and can be in the result more than once when there are more than 100 SKUs.
 */
export async function fetchProductsBySku(
  commerce: CommerceApi,
  skus: readonly string[],
  place: SalesPlace,
): Promise<readonly unknown[]> {
  const batches = Array.from({ length: Math.ceil(skus.length / maxSkusPerCall) }, (_, index) =>
    skus.slice(index * maxSkusPerCall, (index + 1) * maxSkusPerCall),
  );
  return (await Promise.all(batches.map((batch) => fetchBatch(commerce, batch, place)))).flat();
}

async function fetchBatch(
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
