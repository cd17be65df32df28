import type { KnownMarket } from '@tarima/markets/table';

/** A signed-in member with their profile. */
export interface Member {
  /** OpenID Connect subject. */
  readonly id: string;
  /** 14 digits. */
  readonly membershipNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** With a calling code, without spaces. */
  readonly phone: string | null;
  /** The market that the membership belongs to. */
  readonly market: KnownMarket;
  /** Four digits; null until the member chooses a club. */
  readonly preferredClubKey: string | null;
  /** The default address first. */
  readonly addresses: readonly MemberAddress[];
}

/** A saved address. */
export interface MemberAddress {
  readonly id: string;
  /** Id of the command that added it; null when another system added it. */
  readonly commandId: string | null;
  readonly address: PostalAddress;
  readonly isDefault: boolean;
  /** Whether a club delivers there. */
  readonly isDeliverable: boolean;
  /** Degrees; null when the address was saved without a position. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly plusCode: string | null;
  /** Whether the member chose province, city and district from lists. */
  readonly hasManualTerritory: boolean;
  /** The smallest known territory that contains the address. */
  readonly territoryId: string | null;
  /** Whether the address is marked as undeliverable. */
  readonly isMarkedUndeliverable: boolean;
}

/** An address in the shape of the graph's `PostalAddress` (schema/shared.graphql). */
export interface PostalAddress {
  readonly alias: string | null;
  readonly fullName: string | null;
  /** Street and number, or directions to the address. */
  readonly streetText: string;
  readonly description: string | null;
  readonly city: string | null;
  readonly region: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string | null;
}
