import type { Failure } from '../../subgraphs/membership/src/domain/failure.ts';
import type { FailureRows } from './row.ts';

const form = 'the form, which keeps its input';
const emailForm = 'the form of a new email address, in place';
const addressForm = 'the address form';
const onboarding = 'notice of the onboarding, in place';
const cancelDialog = 'the dialog `cancelMembership`, in place';
const correct = 'correct the fields and send it again';
const serviceDesk = 'the service desk of the club';
const sendAgain = 'send it again; a repetition has no further effect';

/** Failures of members, addresses, identities and digital cards. */
export const membershipRows: FailureRows<Failure> = {
  PREFERRED_CLUB_UNAVAILABLE: {
    types: ['PreferredClubUnavailable'],
    cause: 'a club of another country, or one that takes no online orders',
    place: 'notification; the choice applies in this browser anyway',
    next: 'choose another club',
  },
  INVALID_ADDRESS: {
    types: ['InvalidAddress'],
    cause: 'an address that breaks a rule of its country',
    place: addressForm,
    texts: ['We couldn’t accept this address. Check the details you entered.'],
    next: correct,
  },
  ADDRESS_NOT_FOUND: {
    types: ['AddressNotFound'],
    cause: 'an address that the member has deleted on another device',
    place: addressForm,
    texts: ['This address has been deleted.'],
    next: 'choose another address',
  },
  MARKET_MISMATCH: {
    types: ['MarketMismatch'],
    cause: 'a change of addresses in a shop that is not of the membership’s country',
    place: addressForm,
    texts: [
      'You can only change addresses in your membership’s country. Nothing was saved; switch to that country’s shop.',
    ],
    next: 'change to the shop of the membership’s country',
  },
  PLACE_OUTSIDE_MARKET: {
    types: ['PlaceOutsideMarket'],
    cause: 'a position of the map outside the country',
    place: addressForm,
    texts: ['That location isn’t in this country. Search for another one or move the pin.'],
    next: 'choose another place',
  },
  INVALID_DETAILS: {
    types: ['InvalidDetails'],
    cause: 'a name or a phone number that breaks a rule',
    place: form,
    next: correct,
  },
  DETAILS_CHANGED: {
    types: ['DetailsChanged'],
    cause: 'details that have changed since they were read',
    place: 'the form, with the current details',
    next: 'compare and save again',
  },
  INVALID_EMAIL: {
    types: ['EmailChangeRefused'],
    cause: 'an address that is not an email address',
    place: emailForm,
    next: correct,
  },
  EMAIL_UNCHANGED: {
    types: ['EmailChangeRefused'],
    cause: 'the address is already that of the account',
    place: emailForm,
    next: 'enter another address',
  },
  EMAIL_CODE_LIMIT: {
    types: ['EmailChangeRefused'],
    cause: 'more codes in an hour than `EMAIL_CODES_PER_HOUR` (429 of the identity API)',
    place: emailForm,
    next: 'use the last code, or wait an hour',
  },
  EMAIL_USED: {
    types: ['EmailChangeRefused'],
    cause: 'another account took the address after its code was sent',
    place: emailForm,
    next: 'enter another address',
  },
  EMAIL_CODE_WRONG: {
    types: ['EmailChangeCodeInvalid'],
    cause: 'a wrong code',
    place: emailForm,
    next: 'enter the code of the last mail',
  },
  EMAIL_CODE_EXPIRED: {
    types: ['EmailChangeCodeInvalid'],
    cause: 'a code that was used, replaced or tried too often, or has expired',
    place: emailForm,
    next: 'request a new code',
  },
  EMAIL_CODE_NOT_SENT: {
    types: ['EmailChangeUnavailable'],
    cause: 'the identity API does not respond when a code is requested',
    place: emailForm,
    next: 'request it again in a few minutes',
  },
  EMAIL_CHANGE_NOT_CONFIRMED: {
    types: ['EmailChangeUnavailable'],
    cause: 'the identity API does not respond when a code is confirmed',
    place: emailForm,
    next: sendAgain,
  },
  EMAIL_CHANGE_INCOMPLETE: {
    types: ['EmailChangeUnavailable'],
    cause: 'the identity has the new address; the commerce platform does not change the profile',
    logged: 'error: “the email address of a profile could not be changed”',
    place: emailForm,
    next: sendAgain,
  },
  IDENTITY_NOT_FOUND: {
    types: ['IdentityNotFound'],
    cause: 'a deletion of an identity that does not exist (404 of the identity API)',
    place: 'none: the shop treats it as deleted',
    next: 'signed out',
  },
  IDENTITY_SERVICE_UNAVAILABLE: {
    types: ['IdentityServiceUnavailable'],
    cause: 'the identity API does not confirm a deletion',
    place: 'the dialog `deleteIdentity`, with the code `DELETE_DIGITAL_IDENTITY`',
    next: 'delete it again, or keep the account',
  },
  MEMBERSHIP_NOT_ACTIVE: {
    types: ['MembershipNotActive'],
    cause: 'a digital card for a membership that is not active',
    place: 'the page of the card',
    next: 'my account',
  },
  CARD_SERVICE_UNAVAILABLE: {
    types: ['CardServiceUnavailable'],
    cause: 'the membership API does not confirm the end of a digital card',
    logged:
      'error: “the end of a digital card was not confirmed”; only when the member signs out, warn: “the digital card of a device was not ended”',
    place: 'none: the member is signed out, and the device deletes its card',
    next: 'the key ends with the next card of the device',
  },
  INVALID_ONBOARDING_DETAILS: {
    types: ['InvalidOnboardingDetails'],
    cause: 'details of an online account that break a rule',
    place: form,
    next: correct,
  },
  PASSWORD_REFUSED: {
    types: ['PasswordRefused'],
    cause: 'a password that breaks the policy',
    place: form,
    next: 'choose another password',
  },
  IDENTITY_EXISTS: {
    types: ['IdentityExists'],
    cause: 'the membership or the email address has an online account (409 of the identity API)',
    logged: 'only after a 409 of the identity API, error: “an identity could not be created”, with the result',
    place: onboarding,
    next: 'sign in, or choose a new password',
  },
  IDENTITY_REJECTED: {
    types: ['IdentityRejected'],
    cause: 'details that do not match the club’s record (`REJECTED`)',
    logged: 'error: “the details of a new identity were rejected”, without the details',
    place: onboarding,
    next: 'correct the details, or contact the club',
  },
  CAPTCHA_REQUIRED: {
    types: ['OnboardingCaptchaRequired'],
    cause: 'a registration without a solution of the captcha',
    place: 'the security check of the form',
    next: 'complete it',
  },
  CAPTCHA_FAILED: {
    types: ['OnboardingCaptchaRequired'],
    cause: 'a wrong, used or expired solution of the captcha',
    place: 'the security check of the form',
    next: 'complete a new one',
  },
  'MO-500': {
    types: ['OnboardingUnavailable'],
    cause: 'the identity API does not create, mail or verify',
    logged: 'error: “an identity could not be created” or “a verification mail was not sent”, with the result',
    place: 'modal `error` with the code',
    next: 'close it and send the form again, which keeps its input',
  },
  VERIFICATION_CODE_EXPIRED: {
    types: ['IdentityVerificationCodeInvalid'],
    cause: 'the link of a verification mail has expired',
    place: onboarding,
    next: 'request a new mail',
  },
  VERIFICATION_CODE_UNKNOWN: {
    types: ['IdentityVerificationCodeInvalid'],
    cause: 'a link that was not sent',
    place: onboarding,
    next: 'request a new mail',
  },
  SECONDARY_CARD: {
    types: ['MembershipNotCancellable'],
    cause: 'a cancellation by the holder of an additional card',
    place: cancelDialog,
    next: 'the primary member, or the club',
  },
  MEMBERSHIP_BLOCKED: {
    types: ['MembershipNotCancellable'],
    cause: 'a cancellation of a blocked membership',
    place: cancelDialog,
    next: serviceDesk,
  },
  MEMBERSHIP_NOT_FOUND: {
    types: ['MembershipNotCancellable'],
    cause: 'a cancellation of a membership that the membership API does not have (404)',
    place: cancelDialog,
    next: serviceDesk,
  },
  MEMBERSHIP_SERVICE_UNAVAILABLE: {
    types: ['MembershipServiceUnavailable'],
    cause: 'the membership API does not confirm a cancellation',
    repeated: 'the store queries the membership API later, and sends the mail when the membership is cancelled',
    logged: 'error: “the cancellation of a membership was not confirmed”',
    place: cancelDialog,
    next: sendAgain,
  },
  INVALID_MEMBERSHIP_ATTRIBUTES: {
    types: ['InvalidMembershipAttributes'],
    cause: 'attributes that the market does not offer, or that are too long',
    place: 'the form of the attributes',
    next: correct,
  },
};
