import type { Address, FulfillmentClub } from '@tarima/markets/address';

/**
 * The address with the clubs that deliver to it now, when the nearest club differs from the saved one (ADDRESSES-86) or
 * `isMarkedUndeliverable` changes (ADDRESSES-88); undefined when nothing has to be saved.
 */
export function updateFulfillmentClubs(address: Address, clubs: readonly FulfillmentClub[]): Address | undefined {
  const { location } = address;
  if (!location) return undefined;
  const isMarkedUndeliverable = clubs.length === 0;
  if (location.fulfillmentClubs[0]?.key === clubs[0]?.key && location.isMarkedUndeliverable === isMarkedUndeliverable)
    return undefined;
  return { ...address, location: { ...location, fulfillmentClubs: clubs, isMarkedUndeliverable } };
}

/** The recipient's full name; null when the address has no name. */
export function formatFullName({ firstName, lastName }: Address): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}
