import { type Address, findDeliveringClub } from './address.ts';
import type { Cart } from './cart.ts';
import type { Member } from './delivery.ts';

/**
 * Why a cart cannot be delivered to its saved address: the address was deleted, no club delivers to it, or it was edited and
 * the cart still has the previous version.
 */
export type AddressProblem = 'DELETED' | 'NOT_DELIVERABLE' | 'CHANGED';

/**
 * Compares the address of a home delivery with the member's address book (DELIVERY-54); null when the cart can be delivered
 * there. A cart that a payment locks keeps the address of the payment (DELIVERY-58).
 */
export function findAddressProblem(
  { isLocked, delivery, market }: Pick<Cart, 'isLocked' | 'delivery' | 'market'>,
  member: Member | undefined,
): AddressProblem | null {
  if (isLocked || delivery?.method !== 'DELIVERY' || !delivery.address) return null;
  const { address } = delivery;
  const saved = member?.addresses.find(({ id }) => id !== null && id === address.id);
  if (!member || !saved) return 'DELETED';
  const club = findDeliveringClub(saved);
  if (!club || member.country !== market.code || saved.country !== market.code) return 'NOT_DELIVERABLE';
  return club.key === delivery.clubKey && isSameAddress(saved, address) ? null : 'CHANGED';
}

/** Whether two versions of an address have the same text and position. Their fulfillment clubs may differ. */
function isSameAddress(one: Address, other: Address): boolean {
  const otherFields = listComparedFields(other);
  return listComparedFields(one).every((value, index) => value === otherFields[index]);
}

function listComparedFields(address: Address): readonly (string | number | null)[] {
  const { alias, firstName, lastName, street, description, city, region, postalCode, country, phone } = address;
  const texts = [alias, firstName, lastName, street, description, city, region, postalCode, country, phone];
  const { latitude = null, longitude = null, plusCode = null } = address.location ?? {};
  // An empty text and a missing one are the same.
  return [...texts.map((text) => text || null), latitude, longitude, plusCode];
}
