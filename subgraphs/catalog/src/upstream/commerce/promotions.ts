import type { CommerceApi } from '@tarima/commerce-client/client';
import { everything } from '@tarima/commerce-client/everything';
import { type Cached, cached } from '@tarima/service-kit/cached';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { z } from 'zod';

const lifetimeMs = 5 * 60_000;

const discountWire = z.object({
  id: z.string(),
  key: z.string().optional(),
  isActive: z.boolean(),
  validFrom: z.string().optional(),
  validUntil: z.string().optional(),
});

/** A product discount that ends; `key` is the `promoid` of its products. */
export interface DatedPromotion {
  readonly key: string | undefined;
  /** ISO 8601. */
  readonly validFrom: string | undefined;
  readonly validUntil: string;
}

/** When each product discount ends, by id: prices name their discount and do not tell its end. */
export type PromotionEnds = ReadonlyMap<string, DatedPromotion>;

/** The project's product discounts, kept for five minutes. */
export function createPromotionEnds({ api }: CommerceApi, records: RecordReader): Cached<PromotionEnds> {
  return cached(lifetimeMs, async () => {
    const discounts = await everything(async (page) => {
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

/** Keys of the promotions that apply at `now` and end within so many days (CATALOG-57). */
export function endingWithin(promotions: PromotionEnds, days: number, now: Date): string[] {
  const at = now.getTime();
  return [...promotions.values()].flatMap(({ key, validFrom, validUntil }) => {
    const holds = (validFrom === undefined || Date.parse(validFrom) <= at) && at < Date.parse(validUntil);
    return key !== undefined && holds && Date.parse(validUntil) <= at + days * dayMs ? [key] : [];
  });
}
