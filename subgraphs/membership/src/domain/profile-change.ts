import type { WrittenAddress } from '@tarima/markets/address-rules';

/** An address to be saved: what the member wrote, and what is known of its position. */
export interface AddressContent extends Omit<WrittenAddress, 'position'> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly plusCode: string;
  /** The smallest territory that it lies in; null when none is known. */
  readonly territoryId: string | null;
  /** Clubs that bring goods there, nearest first; empty outside every club's coverage. */
  readonly fulfillmentClubs: readonly FulfillmentClub[];
}

export interface FulfillmentClub {
  /** Four digits. */
  readonly key: string;
  readonly distanceKm: number;
}

/** A change of a member's profile. */
export type ProfileChange =
  | { readonly kind: 'preferClub'; readonly clubKey: string }
  /** Adds one address, however often it is sent with the same id. */
  | {
      readonly kind: 'addAddress';
      readonly commandId: string;
      readonly content: AddressContent;
      readonly isDefault: boolean;
    }
  | {
      readonly kind: 'updateAddress';
      readonly addressId: string;
      readonly content: AddressContent;
      /** True makes it the default; false leaves the default as it is. */
      readonly isDefault: boolean;
    }
  | { readonly kind: 'deleteAddress'; readonly addressId: string }
  | { readonly kind: 'setDefaultAddress'; readonly addressId: string };
