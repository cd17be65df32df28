import type { CommerceApi } from '@tarima/commerce-client/client';
import { fetchAllPages } from '@tarima/commerce-client/fetch-all-pages';
import { toMoney } from '@tarima/commerce-client/wire';
import type { KnownMarket } from '@tarima/markets/table';
import { createCachedValue } from '@tarima/service-kit/cached-value';
import type { ShippingMethod } from '../../domain/delivery.ts';
import { shippingMethodWire } from './wire.ts';

/** The shipping methods of a club in a market, by their keys `{club}_{type}` (DELIVERY-59). */
export type ShippingMethods = (clubKey: string, market: KnownMarket) => Promise<readonly ShippingMethod[]>;

const lifetimeMs = 5 * 60_000;

/**
 * A club's shipping methods with their rates in the market's currency, the default one first; empty for a club that does not
 * deliver. Inactive and disabled methods are left out (DELIVERY-61). Cached for five minutes.
 */
export function createShippingMethods({ api }: CommerceApi): ShippingMethods {
  const all = createCachedValue('shipping methods', lifetimeMs, async () => {
    const methods = await fetchAllPages(async (page) => {
      const { body } = await api.shippingMethods().get({ queryArgs: page }).execute();
      return body.results;
    });
    return methods
      .map((method) => shippingMethodWire.parse(method))
      .filter(({ active, custom }) => active !== false && custom?.fields.enabled !== false)
      .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  });
  return async (clubKey, { currency }) =>
    (await all.get()).flatMap(({ key, zoneRates, custom }): ShippingMethod[] => {
      const rate = zoneRates
        .flatMap(({ shippingRates }) => shippingRates)
        .find(({ price }) => price.currencyCode === currency);
      if (!key?.startsWith(`${clubKey}_`) || !rate) return [];
      return [
        {
          key,
          speed: key.endsWith('_ND') ? 'NEXT_DAY' : 'SAME_DAY',
          price: toMoney(rate.price),
          freeAbove: rate.freeAbove ? toMoney(rate.freeAbove) : null,
          tax: { isIncluded: custom?.fields['tax-included-in-price'] ?? false, rate: custom?.fields.tax ?? 0 },
        },
      ];
    });
}
