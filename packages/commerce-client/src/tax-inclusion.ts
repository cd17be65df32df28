import { createCachedValue } from '@tarima/service-kit/cached-value';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { z } from 'zod';
import type { CommerceApi } from './client.ts';
import { fetchAllPages } from './fetch-all-pages.ts';

const cacheTtlMs = 5 * 60_000;

export const taxCategoryWire = z.object({
  rates: z.array(z.object({ country: z.string(), includedInPrice: z.boolean() })),
});

/** Whether the prices of a market include tax: true unless a tax rate of the market is exclusive (CATALOG-24). */
export type TaxInclusion = (marketCode: string) => Promise<boolean>;

/** Loads the project's tax rates and caches them for five minutes. */
export function createTaxInclusion({ api }: CommerceApi, records: RecordReader): TaxInclusion {
  const marketsWithExclusiveTax = createCachedValue('tax inclusion', cacheTtlMs, async () => {
    const categories = await fetchAllPages(async (page) => {
      const { body } = await api.taxCategories().get({ queryArgs: page }).execute();
      return body.results;
    });
    const rates = records.readAll('tax category', categories, taxCategoryWire).flatMap((category) => category.rates);
    return new Set(rates.filter((rate) => !rate.includedInPrice).map((rate) => rate.country));
  });
  return async (marketCode) => !(await marketsWithExclusiveTax.get()).has(marketCode);
}
