import type { AddressFieldErrorReason } from '@tarima/markets/address-rules';
import type { OnboardingField } from '@tarima/markets/onboarding-details';
import type { PasswordRule } from '@tarima/markets/password-policy';
import type { DetailsFieldErrorReason } from '@tarima/markets/personal-details';
import type { MarketCode } from '@tarima/markets/table';
import type { CaptchaChallenge } from '@tarima/service-kit/captcha/captcha';
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

/** A new email address that the account cannot get. */
export interface EmailChangeRefused {
  readonly type: 'EmailChangeRefused';
  readonly code: 'INVALID_EMAIL' | 'EMAIL_UNCHANGED' | 'EMAIL_CODE_LIMIT' | 'EMAIL_USED';
}

/** A code that does not confirm a new email address. */
export interface EmailChangeCodeInvalid {
  readonly type: 'EmailChangeCodeInvalid';
  readonly code: 'EMAIL_CODE_WRONG' | 'EMAIL_CODE_EXPIRED';
}

/**
 * A change of the email address that an upstream did not confirm. After `EMAIL_CHANGE_INCOMPLETE` the member signs in with the
 * new address, and the profile still has the old one.
 */
export interface EmailChangeUnavailable {
  readonly type: 'EmailChangeUnavailable';
  readonly code: 'EMAIL_CODE_NOT_SENT' | 'EMAIL_CHANGE_NOT_CONFIRMED' | 'EMAIL_CHANGE_INCOMPLETE';
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

/** A digital card whose end the membership API did not confirm. */
export interface CardServiceUnavailable {
  readonly type: 'CardServiceUnavailable';
  readonly code: 'CARD_SERVICE_UNAVAILABLE';
}

/** Details of an online account with invalid fields. */
export interface InvalidOnboardingDetails {
  readonly type: 'InvalidOnboardingDetails';
  readonly code: 'INVALID_ONBOARDING_DETAILS';
  /** In the order of the form. */
  readonly invalidFields: OnboardingField[];
}

/** A password that breaks rules of the password policy (MEMBERSHIP-67). */
export interface PasswordRefused {
  readonly type: 'PasswordRefused';
  readonly code: 'PASSWORD_REFUSED';
  readonly brokenRules: PasswordRule[];
}

/** A membership or an email address that has an online account; which of them is not told (MEMBERSHIP-85). */
export interface IdentityExists {
  readonly type: 'IdentityExists';
  readonly code: 'IDENTITY_EXISTS';
}

/** Details that do not match the club's record of the membership (MEMBERSHIP-90). */
export interface IdentityRejected {
  readonly type: 'IdentityRejected';
  readonly code: 'IDENTITY_REJECTED';
}

/** A captcha that has to be answered to create an online account. */
export interface OnboardingCaptchaRequired {
  readonly type: 'OnboardingCaptchaRequired';
  readonly code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED';
  readonly challenge: CaptchaChallenge;
}

/** The identity provider did not create, mail or verify (MEMBERSHIP-88). */
export interface OnboardingUnavailable {
  readonly type: 'OnboardingUnavailable';
  readonly code: 'MO-500';
}

/** A code that does not verify an email address. */
export interface IdentityVerificationCodeInvalid {
  readonly type: 'IdentityVerificationCodeInvalid';
  readonly code: 'VERIFICATION_CODE_EXPIRED' | 'VERIFICATION_CODE_UNKNOWN';
}

export type CreateIdentityFailure =
  | InvalidOnboardingDetails
  | PasswordRefused
  | IdentityExists
  | IdentityRejected
  | OnboardingCaptchaRequired
  | OnboardingUnavailable;

/** A membership that cannot be cancelled online. */
export interface MembershipNotCancellable {
  readonly type: 'MembershipNotCancellable';
  readonly code: 'SECONDARY_CARD' | 'MEMBERSHIP_BLOCKED' | 'MEMBERSHIP_NOT_FOUND';
}

/** A change of the membership that the club did not confirm. */
export interface MembershipServiceUnavailable {
  readonly type: 'MembershipServiceUnavailable';
  readonly code: 'MEMBERSHIP_SERVICE_UNAVAILABLE';
}

/** Extended attributes that the member cannot set. */
export interface InvalidMembershipAttributes {
  readonly type: 'InvalidMembershipAttributes';
  readonly code: 'INVALID_MEMBERSHIP_ATTRIBUTES';
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
  | EmailChangeRefused
  | EmailChangeCodeInvalid
  | EmailChangeUnavailable
  | IdentityNotFound
  | IdentityServiceUnavailable
  | MembershipNotActive
  | CreateIdentityFailure
  | IdentityVerificationCodeInvalid
  | MembershipNotCancellable
  | MembershipServiceUnavailable
  | CardServiceUnavailable
  | InvalidMembershipAttributes;

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
export const cardServiceUnavailable: CardServiceUnavailable = {
  type: 'CardServiceUnavailable',
  code: 'CARD_SERVICE_UNAVAILABLE',
};
export const identityExists: IdentityExists = { type: 'IdentityExists', code: 'IDENTITY_EXISTS' };
export const identityRejected: IdentityRejected = { type: 'IdentityRejected', code: 'IDENTITY_REJECTED' };
export const onboardingUnavailable: OnboardingUnavailable = { type: 'OnboardingUnavailable', code: 'MO-500' };
export const verificationCodeExpired: IdentityVerificationCodeInvalid = {
  type: 'IdentityVerificationCodeInvalid',
  code: 'VERIFICATION_CODE_EXPIRED',
};
export const verificationCodeUnknown: IdentityVerificationCodeInvalid = {
  type: 'IdentityVerificationCodeInvalid',
  code: 'VERIFICATION_CODE_UNKNOWN',
};
export const membershipServiceUnavailable: MembershipServiceUnavailable = {
  type: 'MembershipServiceUnavailable',
  code: 'MEMBERSHIP_SERVICE_UNAVAILABLE',
};
export const invalidMembershipAttributes: InvalidMembershipAttributes = {
  type: 'InvalidMembershipAttributes',
  code: 'INVALID_MEMBERSHIP_ATTRIBUTES',
};
