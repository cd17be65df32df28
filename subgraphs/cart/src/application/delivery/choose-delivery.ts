import { findDeliveringClub } from '@tarima/markets/address';
import type { KnownMarket } from '@tarima/markets/table';
import { type DeliveryChoice, findMethod, type PreferredMethod } from '../../domain/delivery.ts';
import { clubUnavailable, deliveryUnavailable, type FailureOf } from '../../domain/failure.ts';
import type { CartRequest } from '../cart-request.ts';

type ClubSource = Pick<CartRequest, 'clubDirectory'>;

/** Fails unless the club belongs to this market and accepts online orders. */
export async function checkClub(
  key: string,
  market: KnownMarket,
  { clubDirectory }: ClubSource,
): Promise<FailureOf<'ClubUnavailable'> | undefined> {
  const club = await clubDirectory.findClub(key);
  return club?.marketCode === market.code && club.isEcommerceEnabled ? undefined : clubUnavailable;
}

/** Pickup at a club: the club's address becomes the cart's, and there is no shipping method (DELIVERY-2). */
export async function choosePickup(
  clubKey: string,
  market: KnownMarket,
  { clubDirectory }: ClubSource,
): Promise<DeliveryChoice | FailureOf<'ClubUnavailable'>> {
  const club = await clubDirectory.findClub(clubKey);
  if (club?.marketCode !== market.code || !club.isEcommerceEnabled || !club.isPickupAllowed) return clubUnavailable;
  return { method: 'PICK_UP_IN_CLUB', clubKey, address: club.address };
}

/**
 * Home delivery: only for members whose saved country is this one (DELIVERY-7, DELIVERY-8), to a saved address that a club
 * delivers to (DELIVERY-9, DELIVERY-10). The nearest club delivers, by its default shipping method unless another one is
 * preferred (DELIVERY-60).
 */
export async function chooseHomeDelivery(
  addressId: string,
  market: KnownMarket,
  { clubDirectory, member: reader }: Pick<CartRequest, 'clubDirectory' | 'member'>,
  preferred?: PreferredMethod,
): Promise<DeliveryChoice | FailureOf<'DeliveryUnavailable'>> {
  const member = await reader.readCurrent();
  const address = member?.addresses.find(({ id }) => id === addressId);
  if (!address || member?.country !== market.code || address.country !== market.code) return deliveryUnavailable;
  const club = findDeliveringClub(address);
  if (!club || (await checkClub(club.key, market, { clubDirectory }))) return deliveryUnavailable;
  const method = findMethod(await clubDirectory.listShippingMethods(club.key, market), preferred);
  if (!method) return deliveryUnavailable;
  return {
    method: 'DELIVERY',
    clubKey: club.key,
    address,
    distanceKm: club.distanceKm,
    shippingMethodKey: method.key,
    shippingTax: method.tax,
    speed: method.speed,
  };
}
