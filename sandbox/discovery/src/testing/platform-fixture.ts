import type { CommerceApi } from '@tarima/commerce-client/client';
import { upsertCategories } from '../../../commerce/src/categories/upsert-categories.ts';
import { setStockLevels } from '../../../commerce/src/inventory/stock-levels.ts';
import { productDraft } from '../../../commerce/src/products/draft.ts';
import { upsertProducts } from '../../../commerce/src/products/product-repository.ts';
import { startCommerce } from '../../../commerce/src/testing/commerce-fixture.ts';

/** A product in the fixture's category, sold in Costa Rica. */
export interface FixtureProduct {
  readonly key: string;
  readonly name: string;
  readonly colones?: number;
  /** Price with the discount `june`. */
  readonly saleColones?: number;
  readonly isPublished?: boolean;
}

const crc = (colones: number) => ({ centAmount: colones * 100, currencyCode: 'CRC' });

/** Starts the commerce sandbox with a category, helpers to write products and stock, and an adjustable clock. */
export async function startPlatform(databaseUrl: string) {
  let time = Date.now();
  const now = () => new Date(time);
  const commerce = await startCommerce({ databaseUrl, now });
  const { context } = commerce;
  await upsertCategories(context, [{ key: 'shelf', name: { es: 'Abarrotes' }, slug: { es: 'abarrotes' } }]);
  return {
    commerce,
    now,
    /** Advances the clock, so that later changes have later times. */
    passTime(ms: number) {
      time += ms;
    },
    async write(...products: FixtureProduct[]): Promise<void> {
      const drafts = products.map(({ key, name, colones = 1_000, saleColones, isPublished = true }) =>
        productDraft.parse({
          key,
          productType: { key: 'club-product' },
          name: { es: name },
          slug: { es: `p-${key}` },
          categories: [{ key: 'shelf' }],
          publish: isPublished,
          masterVariant: {
            sku: `${key}-1`,
            prices: [
              {
                value: crc(colones),
                country: 'CR',
                ...(saleColones ? { discounted: { value: crc(saleColones), discount: { key: 'june' } } } : {}),
              },
            ],
          },
        }),
      );
      for (const outcome of await upsertProducts(context, drafts)) if ('error' in outcome) throw outcome.error;
    },
    /** Sets a stock of seven for each product in each channel. */
    async setManyStocks(keys: readonly string[], channels: readonly { readonly id: string }[]): Promise<void> {
      const levels = keys.flatMap((key) =>
        channels.map(({ id }) => ({ sku: `${key}-1`, channelId: id, quantity: 7, restockableInDays: null })),
      );
      await setStockLevels(context.db, levels, context.now());
    },
    async setStock(key: string, quantity: number, club = '6401'): Promise<void> {
      const channelId = await commerce.channelId(club);
      await setStockLevels(
        context.db,
        [{ sku: `${key}-1`, channelId, quantity, restockableInDays: null }],
        context.now(),
      );
    },
  };
}

/** A call of the platform's API: the collection and the predicates of the query. */
export interface RecordedCall {
  readonly collection: string;
  readonly where: readonly string[];
}

/** Wraps the API to record its calls. */
export function recordCalls(api: CommerceApi['api']): { api: CommerceApi['api']; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const recorded = new Proxy(api, {
    get(target, collection) {
      const method = Reflect.get(target, collection);
      if (typeof method !== 'function') return method;
      return (...parameters: unknown[]) => {
        const builder = method.apply(target, parameters);
        return new Proxy(builder, {
          get(inner, name) {
            const original = Reflect.get(inner, name);
            if (name !== 'get') return original;
            return (request?: { queryArgs?: { where?: string | string[] } }) => {
              calls.push({ collection: String(collection), where: [request?.queryArgs?.where ?? []].flat() });
              return original.call(inner, request);
            };
          },
        });
      };
    },
  });
  return { api: recorded, calls };
}
