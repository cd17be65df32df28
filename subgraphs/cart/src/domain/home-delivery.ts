import type { Money } from '@tarima/markets/money';
import type { KnownMarket } from '@tarima/markets/table';
import type { Address } from './address.ts';
import { type DeliveryPlaces, deliveryTo } from './delivery.ts';

/** How goods would be brought to one of the caller's addresses. */
export interface HomeDelivery {
  /** A saved one: its id is there. */
  readonly address: Address & { readonly id: string };
  readonly clubKey: string;
  /** 0 is today in the club's calendar. */
  readonly daysFromNow: number;
  readonly price: Money;
  readonly freeAbove: Money | null;
}

/**
 * Home delivery as the cart would have it: to the preferred address, else to the default one, else to the first to which a
 * club delivers; null when there is none (DELIVERY-18).
 */
export async function homeDeliveryOf(
  market: KnownMarket,
  places: DeliveryPlaces,
  preferredAddressId: string | null,
): Promise<HomeDelivery | null> {
  const member = await places.member();
  const saved = (member?.addresses ?? []).filter((address) => address.id !== null) as HomeDelivery['address'][];
  const rankOf = ({ id }: HomeDelivery['address']) =>
    id === preferredAddressId ? 0 : id === member?.defaultAddressId ? 1 : 2;
  const byPreference = saved.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const address of byPreference) {
    const choice = await deliveryTo(address.id, market, places);
    if ('code' in choice || choice.method !== 'DELIVERY') continue;
    const [[method], club] = await Promise.all([
      places.shippingMethods(choice.clubKey, market),
      places.club(choice.clubKey),
    ]);
    if (!method) continue;
    const { price, freeAbove } = method;
    // Same-day delivery is tomorrow once the club cannot prepare orders today (DELIVERY-19).
    const daysFromNow = method.speed === 'SAME_DAY' && club?.isOpenToday ? 0 : 1;
    return { address, clubKey: choice.clubKey, daysFromNow, price, freeAbove };
  }
  return null;
}
