import type { CommerceApi } from '@tarima/commerce-client/client';
import { everything } from '@tarima/commerce-client/everything';
import type { KnownMarket } from '@tarima/markets/table';
import { cached } from '@tarima/service-kit/cached';
import type { ShippingMethod } from '../domain/delivery.ts';
import { toMoney } from './mapping.ts';
import { shippingMethodWire } from './wire.ts';

/** How a club sends goods, by the platform's key `{club}_{type}` (store.md §3, Shipping method). */
export type ShippingMethods = (clubKey: string, market: KnownMarket) => Promise<ShippingMethod | undefined>;

const lifetimeMs = 5 * 60_000;

/**
 * A club's default shipping method, else any, with its rate in the market's currency; undefined when it sends nothing.
 * Kept for five minutes.
 */
export function createShippingMethods({ api }: CommerceApi): ShippingMethods {
  const all = cached(lifetimeMs, async () => {
    const methods = await everything(async (page) => {
      const { body } = await api.shippingMethods().get({ queryArgs: page }).execute();
      return body.results;
    });
    return methods
      .map((method) => shippingMethodWire.parse(method))
      .filter(({ active, custom }) => active !== false && custom?.fields.enabled !== false)
      .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  });
  return async (clubKey, { currency }) => {
    for (const { key, zoneRates } of await all.get()) {
      if (!key?.startsWith(`${clubKey}_`)) continue;
      const rate = zoneRates
        .flatMap(({ shippingRates }) => shippingRates)
        .find(({ price }) => price.currencyCode === currency);
      if (!rate) continue;
      return {
        key,
        isNextDay: key.endsWith('_ND'),
        price: toMoney(rate.price),
        freeAbove: rate.freeAbove ? toMoney(rate.freeAbove) : null,
      };
    }
    return undefined;
  };
}
