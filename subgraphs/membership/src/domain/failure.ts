import type { AddressFieldErrorReason } from '@tarima/markets/address-rules';
import type { DetailsFieldErrorReason } from '@tarima/markets/personal-details';
import type { MarketCode } from '@tarima/markets/table';
import type { AddressFieldCode } from './address-field.ts';
import type { DetailsFieldCode } from './details-field.ts';
import type { Member } from './member.ts';

/** A club that the member cannot prefer. */
export interface PreferredClubUnavailable {
  readonly type: 'PreferredClubUnavailable';
  readonly code: 'PREFERRED_CLUB_UNAVAILABLE';
}

/** An address with invalid fields. */
export interface InvalidAddress {
  readonly type: 'InvalidAddress';
  readonly code: 'INVALID_ADDRESS';
  /** One entry for each invalid field, in the form's order. */
  readonly fieldErrors: { readonly field: AddressFieldCode; readonly reason: AddressFieldErrorReason }[];
}

/** An address that the member does not have. */
export interface AddressNotFound {
  readonly type: 'AddressNotFound';
  readonly code: 'ADDRESS_NOT_FOUND';
}

/** A change of saved addresses in a market that is not the member's own. */
export interface MarketMismatch {
  readonly type: 'MarketMismatch';
  readonly code: 'MARKET_MISMATCH';
  /** The member's own market. */
  readonly marketCode: MarketCode;
}

/** A position outside the market's bounds. */
export interface PlaceOutsideMarket {
  readonly type: 'PlaceOutsideMarket';
  readonly code: 'PLACE_OUTSIDE_MARKET';
}

/** Names or a phone number that are invalid. */
export interface InvalidDetails {
  readonly type: 'InvalidDetails';
  readonly code: 'INVALID_DETAILS';
  /** One entry for each invalid field. */
  readonly fieldErrors: { readonly field: DetailsFieldCode; readonly reason: DetailsFieldErrorReason }[];
}

/** A change of details that have changed since the member read them. */
export interface DetailsChanged {
  readonly type: 'DetailsChanged';
  readonly code: 'DETAILS_CHANGED';
  /** The member with the current details. */
  readonly member: Member;
}

/** A membership without a digital identity. */
export interface IdentityNotFound {
  readonly type: 'IdentityNotFound';
  readonly code: 'IDENTITY_NOT_FOUND';
}

/** A deletion that the identity provider did not confirm. */
export interface IdentityServiceUnavailable {
  readonly type: 'IdentityServiceUnavailable';
  readonly code: 'IDENTITY_SERVICE_UNAVAILABLE';
}

/** A membership that cannot be used today: no digital card is set up for it. */
export interface MembershipNotActive {
  readonly type: 'MembershipNotActive';
  readonly code: 'MEMBERSHIP_NOT_ACTIVE';
}

/** A failure that callers of the graph can meet. */
export type Failure =
  | PreferredClubUnavailable
  | InvalidAddress
  | AddressNotFound
  | MarketMismatch
  | PlaceOutsideMarket
  | InvalidDetails
  | DetailsChanged
  | IdentityNotFound
  | IdentityServiceUnavailable
  | MembershipNotActive;

export const preferredClubUnavailable: PreferredClubUnavailable = {
  type: 'PreferredClubUnavailable',
  code: 'PREFERRED_CLUB_UNAVAILABLE',
};
export const addressNotFound: AddressNotFound = { type: 'AddressNotFound', code: 'ADDRESS_NOT_FOUND' };
export const placeOutsideMarket: PlaceOutsideMarket = { type: 'PlaceOutsideMarket', code: 'PLACE_OUTSIDE_MARKET' };
export const identityNotFound: IdentityNotFound = { type: 'IdentityNotFound', code: 'IDENTITY_NOT_FOUND' };
export const identityServiceUnavailable: IdentityServiceUnavailable = {
  type: 'IdentityServiceUnavailable',
  code: 'IDENTITY_SERVICE_UNAVAILABLE',
};
export const membershipNotActive: MembershipNotActive = { type: 'MembershipNotActive', code: 'MEMBERSHIP_NOT_ACTIVE' };
