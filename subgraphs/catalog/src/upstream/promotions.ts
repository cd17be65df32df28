import type { CommerceApi } from '@tarima/commerce-client/client';
import { everything } from '@tarima/commerce-client/everything';
import { type Cached, cached } from '@tarima/service-kit/cached';
import { z } from 'zod';

const lifetimeMs = 5 * 60_000;

const discountWire = z.object({ id: z.string(), validUntil: z.string().optional() });

/** When each product discount ends, by id: prices name their discount and do not tell its end. */
export type PromotionEnds = ReadonlyMap<string, string>;

/** The project's product discounts, kept for five minutes. */
export function createPromotionEnds({ api }: CommerceApi): Cached<PromotionEnds> {
  return cached(lifetimeMs, async () => {
    const discounts = await everything(async (page) => {
      const { body } = await api.productDiscounts().get({ queryArgs: page }).execute();
      return body.results;
    });
    return new Map(
      discounts
        .map((discount) => discountWire.parse(discount))
        .flatMap(({ id, validUntil }): [string, string][] => (validUntil === undefined ? [] : [[id, validUntil]])),
    );
  });
}
