import type { ValidAddress } from '@tarima/markets/address-rules';
import type { PersonalDetails } from '@tarima/markets/personal-details';

/** A valid address to save: what the member entered, and what the store knows about its position. */
export interface AddressContent extends Omit<ValidAddress, 'position'> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly plusCode: string;
  /** The smallest known territory that contains the address. */
  readonly territoryId: string | null;
  /** Clubs that deliver to the address, nearest first; empty outside every club's coverage. */
  readonly fulfillmentClubs: readonly FulfillmentClub[];
}

/** A club that delivers to an address. */
export interface FulfillmentClub {
  /** Four digits. */
  readonly key: string;
  readonly distanceKm: number;
}

/** A change of a member's profile. */
export type ProfileChange =
  | { readonly kind: 'setDetails'; readonly details: PersonalDetails }
  | { readonly kind: 'setEmail'; readonly email: string }
  | { readonly kind: 'setPreferredClub'; readonly clubKey: string }
  /** Adds one address; a replay with the same command id adds none. */
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
      /** True makes the address the default; false leaves the default as it is. */
      readonly isDefault: boolean;
    }
  | { readonly kind: 'deleteAddress'; readonly addressId: string }
  | { readonly kind: 'setDefaultAddress'; readonly addressId: string };
