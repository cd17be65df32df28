import type { KnownMarket } from '@tarima/markets/table';

/** A person who is signed in, with their profile. */
export interface Member {
  /** OpenID Connect subject. */
  readonly id: string;
  /** 14 digits. */
  readonly membershipNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Where the membership belongs to. */
  readonly market: KnownMarket;
  /** Four digits; null before a choice. */
  readonly preferredClubKey: string | null;
  /** The default first. */
  readonly addresses: readonly MemberAddress[];
}

/** A saved address; `address` is in the graph's own shape (schema/shared.graphql, PostalAddress). */
export interface MemberAddress {
  readonly id: string;
  /** The id of the command that added it; null for one that came otherwise. */
  readonly commandId: string | null;
  readonly address: PostalAddress;
  readonly isDefault: boolean;
  /** Whether a club delivers there. */
  readonly isDeliverable: boolean;
  /** Degrees; null for an address from before the map. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly plusCode: string | null;
  /** Whether province, city and district were chosen by hand. */
  readonly isManual: boolean;
  /** The smallest territory that it lies in. */
  readonly territoryId: string | null;
  /** Marked as one that nothing can be brought to. */
  readonly isWrong: boolean;
}

export interface PostalAddress {
  readonly alias: string | null;
  readonly fullName: string | null;
  /** Street and number, or the whole location in words. */
  readonly streetText: string;
  readonly description: string | null;
  readonly city: string | null;
  readonly region: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string | null;
}
