/** An address of a member, of a cart or of a club. */
export interface Address {
  /** Id of the member's saved address; null for a club's address. */
  readonly id: string | null;
  readonly alias: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Street and number, or a description of the location. */
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

/** The position of an address and the clubs that deliver to it. */
export interface Location {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly plusCode: string | null;
  /** Clubs that deliver to the address, nearest first. */
  readonly fulfillmentClubs: readonly FulfillmentClub[];
  /** True for an address that cannot be delivered to. */
  readonly isMarkedUndeliverable: boolean;
}

export interface FulfillmentClub {
  readonly key: string;
  readonly distanceKm: number | null;
}

/** The club that delivers to an address; undefined outside every club's coverage (DELIVERY-10, DELIVERY-11). */
export function findDeliveringClub({ location }: Address): FulfillmentClub | undefined {
  return location?.isMarkedUndeliverable ? undefined : location?.fulfillmentClubs[0];
}
