import type { CommerceApi } from '@tarima/commerce-client/client';
import { fetchAllPages } from '@tarima/commerce-client/fetch-all-pages';
import { type LocalizedText, localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';

/** The attributes of a product type; colours are the values of a localized enum `color`. */
export const productTypeWire = z.object({
  attributes: z.array(z.object({ name: z.string(), type: z.looseObject({ name: z.string() }) })).default([]),
});
const localizedEnum = z.object({
  name: z.literal('lenum'),
  values: z.array(z.object({ key: z.string(), label: localizedTextSchema })),
});

/** Reads the names of all colours of the project's product types, by key. */
export async function readColorNames({ api }: CommerceApi): Promise<ReadonlyMap<string, LocalizedText>> {
  const productTypes = await fetchAllPages(async (page) => {
    const { body } = await api.productTypes().get({ queryArgs: page }).execute();
    return body.results;
  });
  const values = productTypes
    .flatMap((productType) => productTypeWire.parse(productType).attributes)
    .filter(({ name }) => name === 'color')
    .flatMap(({ type }) => localizedEnum.safeParse(type).data?.values ?? []);
  return new Map(values.map(({ key, label }) => [key, label]));
}
