import type { CommerceApi } from '@tarima/commerce-client/client';
import { fetchAllPages } from '@tarima/commerce-client/fetch-all-pages';
import { type CachedValue, createCachedValue } from '@tarima/service-kit/cached-value';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { z } from 'zod';

const lifetimeMs = 5 * 60_000;

export const discountWire = z.object({
  id: z.string(),
  key: z.string().optional(),
  isActive: z.boolean(),
  validFrom: z.string().optional(),
  validUntil: z.string().optional(),
});

/** A product discount with an end. */
export interface DatedPromotion {
  /** Value of the attribute `promoid` of its products. */
  readonly key: string | undefined;
  /** ISO 8601. */
  readonly validFrom: string | undefined;
  /** ISO 8601. */
  readonly validUntil: string;
}

/** Active product discounts with an end, by id; a price has the id of its discount only. */
export type PromotionEnds = ReadonlyMap<string, DatedPromotion>;

/** Reads the project's product discounts, cached for five minutes. */
export function createPromotionEnds({ api }: CommerceApi, records: RecordReader): CachedValue<PromotionEnds> {
  return createCachedValue('promotions', lifetimeMs, async () => {
    const discounts = await fetchAllPages(async (page) => {
      const { body } = await api.productDiscounts().get({ queryArgs: page }).execute();
      return body.results;
    });
    return new Map(
      records
        .readAll('product discount', discounts, discountWire)
        .flatMap(({ id, key, isActive, validFrom, validUntil }): [string, DatedPromotion][] =>
          isActive && validUntil !== undefined ? [[id, { key, validFrom, validUntil }]] : [],
        ),
    );
  });
}

const dayMs = 86_400_000;

/** Keys of the promotions that apply at `now` and end within this number of days (CATALOG-57). */
export function findPromotionsEndingWithin(promotions: PromotionEnds, days: number, now: Date): string[] {
  const nowMs = now.getTime();
  return [...promotions.values()].flatMap(({ key, validFrom, validUntil }) => {
    const isActive = (validFrom === undefined || Date.parse(validFrom) <= nowMs) && nowMs < Date.parse(validUntil);
    return key !== undefined && isActive && Date.parse(validUntil) <= nowMs + days * dayMs ? [key] : [];
  });
}
