import type { KnownMarket } from '@tarima/markets/table';
import type { HomeDelivery } from '../domain/home-delivery.ts';
import type { CartRequest } from './cart-request.ts';
import { chooseHomeDelivery } from './delivery/choose-delivery.ts';
import { findShopper } from './shopper.ts';

/**
 * Home delivery for the caller: to `addressId`, otherwise to the address of the cart; null for guests, and when no club
 * delivers to any saved address.
 */
export async function findHomeDelivery(addressId: string | null, request: CartRequest): Promise<HomeDelivery | null> {
  const { carts, identity, locale } = request;
  const shopper = findShopper(identity, locale);
  if (!shopper || identity.kind !== 'member') return null;
  const { delivery } = (await carts.load(shopper)) ?? {};
  const cartAddressId = delivery?.method === 'DELIVERY' ? (delivery.address?.id ?? null) : null;
  return findDeliverableAddress(locale.market, request, addressId ?? cartAddressId);
}

/**
 * Home delivery to the preferred address, otherwise to the default one, otherwise to the first to which a club delivers; null
 * when there is none (DELIVERY-18).
 */
export async function findDeliverableAddress(
  market: KnownMarket,
  request: Pick<CartRequest, 'clubDirectory' | 'member'>,
  preferredAddressId: string | null,
): Promise<HomeDelivery | null> {
  const { clubDirectory } = request;
  const member = await request.member.readCurrent();
  const saved = (member?.addresses ?? []).filter((address) => address.id !== null) as HomeDelivery['address'][];
  const rank = ({ id }: HomeDelivery['address']) =>
    id === preferredAddressId ? 0 : id === member?.defaultAddressId ? 1 : 2;
  for (const address of saved.toSorted((one, other) => rank(one) - rank(other))) {
    const choice = await chooseHomeDelivery(address.id, market, request);
    if ('code' in choice || choice.method !== 'DELIVERY') continue;
    const [[method], club] = await Promise.all([
      clubDirectory.listShippingMethods(choice.clubKey, market),
      clubDirectory.findClub(choice.clubKey),
    ]);
    if (!method) continue;
    const { price, freeAbove } = method;
    // Same-day delivery is tomorrow once the club cannot prepare orders today (DELIVERY-19).
    const daysUntilDelivery = method.speed === 'SAME_DAY' && club?.isOpenToday ? 0 : 1;
    return { address, clubKey: choice.clubKey, daysUntilDelivery, price, freeAbove };
  }
  return null;
}
