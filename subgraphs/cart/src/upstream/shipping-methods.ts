import type { CommerceApi } from '@tarima/commerce-client/client';
import { everything } from '@tarima/commerce-client/everything';
import { cached } from '@tarima/service-kit/cached';
import { shippingMethodWire } from './wire.ts';

/** How a club sends goods, by the platform's key `{club}_{type}` (store.md §3, Shipping method). */
export type ShippingMethods = (clubKey: string) => Promise<string | undefined>;

const lifetimeMs = 5 * 60_000;

/** Key of a club's default shipping method, else of any; undefined when it sends nothing. Kept for five minutes. */
export function createShippingMethods({ api }: CommerceApi): ShippingMethods {
  const keys = cached(lifetimeMs, async () => {
    const methods = await everything(async (page) => {
      const { body } = await api.shippingMethods().get({ queryArgs: page }).execute();
      return body.results;
    });
    const usable = methods
      .map((method) => shippingMethodWire.parse(method))
      .filter(({ active, custom }) => active !== false && custom?.fields.enabled !== false)
      .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
    return usable.flatMap(({ key }) => key ?? []);
  });
  return async (clubKey) => (await keys.get()).find((key) => key.startsWith(`${clubKey}_`));
}
