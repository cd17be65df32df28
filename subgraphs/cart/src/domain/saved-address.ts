import { type Address, deliveringClub } from './address.ts';
import type { Cart } from './cart.ts';
import type { MemberFacts } from './delivery.ts';

/**
 * Why a cart cannot be delivered to the saved address that it was given: the address was deleted, no club delivers to it,
 * or it was edited and the cart still has the previous version.
 */
export type AddressProblem = 'DELETED' | 'NOT_DELIVERABLE' | 'CHANGED';

/**
 * Compares the address of a home delivery with the member's address book (DELIVERY-54); null when the cart can be
 * delivered there. A cart that a payment holds keeps the address that the payment began with (DELIVERY-58).
 */
export function addressProblemOf(
  { isLocked, delivery, market }: Pick<Cart, 'isLocked' | 'delivery' | 'market'>,
  member: MemberFacts | undefined,
): AddressProblem | null {
  if (isLocked || delivery?.method !== 'DELIVERY' || !delivery.address) return null;
  const { address } = delivery;
  const saved = member?.addresses.find(({ id }) => id !== null && id === address.id);
  if (!member || !saved) return 'DELETED';
  const sender = deliveringClub(saved);
  if (!sender || member.country !== market.code || saved.country !== market.code) return 'NOT_DELIVERABLE';
  return sender.key === delivery.clubKey && isSameAddress(saved, address) ? null : 'CHANGED';
}

/** Whether two versions of an address have the same text and position; the clubs that deliver there may differ. */
function isSameAddress(one: Address, other: Address): boolean {
  return contentOf(one).every((value, index) => value === contentOf(other)[index]);
}

function contentOf(address: Address): readonly (string | number | null)[] {
  const { alias, firstName, lastName, street, description, city, region, postalCode, country, phone } = address;
  const texts = [alias, firstName, lastName, street, description, city, region, postalCode, country, phone];
  const { latitude = null, longitude = null, plusCode = null } = address.location ?? {};
  // The platform may keep an empty text or none.
  return [...texts.map((text) => text || null), latitude, longitude, plusCode];
}
