/** A delivery address, or a club's own address. */
export interface Address {
  /** The member's address it is; null for a club's. */
  readonly id: string | null;
  readonly alias: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Street and number, or the whole location in words. */
  readonly street: string;
  readonly description: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string | null;
  readonly location: Location | null;
}

/** What the map knows of an address. */
export interface Location {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly plusCode: string | null;
  /** Clubs that deliver there, nearest first, with their distance in kilometres. */
  readonly fulfillmentClubs: readonly FulfillmentClub[];
  /** Marked as not to be delivered to. */
  readonly isWrong: boolean;
}

export interface FulfillmentClub {
  readonly key: string;
  readonly distanceKm: number | null;
}

/** The club that delivers to an address; undefined outside every club's coverage (DELIVERY-10, DELIVERY-11). */
export function deliveringClub(address: Address): FulfillmentClub | undefined {
  return address.location?.isWrong ? undefined : address.location?.fulfillmentClubs[0];
}

/**
 * The address with the clubs that deliver to it now, when the nearest is another one than it was saved with
 * (ADDRESSES-86), or when its mark as wrong changes (ADDRESSES-88); undefined when nothing has to be
 * saved.
 */
export function withClubsOfNow(address: Address, clubs: readonly FulfillmentClub[]): Address | undefined {
  const { location } = address;
  if (!location) return undefined;
  const isWrong = clubs.length === 0;
  if (location.fulfillmentClubs[0]?.key === clubs[0]?.key && location.isWrong === isWrong) return undefined;
  return { ...address, location: { ...location, fulfillmentClubs: clubs, isWrong } };
}

/** Who receives, in one text; null when nobody is named. */
export function fullName({ firstName, lastName }: Address): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}
