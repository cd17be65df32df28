import { type Address, findDeliveringClub } from './address.ts';
import type { MarketCode } from './table.ts';

/**
 * Why a cart cannot be delivered to its saved address: the address was deleted, no club delivers to it, or it was edited and
 * the cart still has the previous version.
 */
export type AddressProblem = 'DELETED' | 'NOT_DELIVERABLE' | 'CHANGED';

/** The home delivery of a cart. */
export interface CartDestination {
  readonly market: MarketCode;
  readonly address: Address;
  /** The delivering club; null when the cart has none. */
  readonly clubKey: string | null;
}

/** A member's saved addresses. */
export interface AddressBook {
  /** The country in which the member may order; null when the profile has none. */
  readonly country: string | null;
  readonly addresses: readonly Address[];
}

/**
 * Compares the address of a home delivery with the member's address book (DELIVERY-54, CHECKOUT-2); null when the cart can be
 * delivered there.
 */
export function findAddressProblem(
  { market, address, clubKey }: CartDestination,
  book: AddressBook | undefined,
): AddressProblem | null {
  const saved = book?.addresses.find(({ id }) => id !== null && id === address.id);
  if (!book || !saved) return 'DELETED';
  const club = findDeliveringClub(saved);
  if (!club || book.country !== market || saved.country !== market) return 'NOT_DELIVERABLE';
  return club.key === clubKey && isSameAddress(saved, address) ? null : 'CHANGED';
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
