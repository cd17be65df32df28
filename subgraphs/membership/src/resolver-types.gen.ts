import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Member as MemberModel, MemberAddress as MemberAddressModel } from './domain/member.ts';
import type { Place as PlaceModel } from './domain/place.ts';
import type { AddressRules as AddressRulesModel } from '@tarima/markets/address-rules';
import type { Membership as MembershipModel } from './domain/membership.ts';
import type { Eligibility as EligibilityModel } from './domain/eligibility.ts';
import type { CaptchaChallenge as CaptchaChallengeModel } from '@tarima/service-kit/captcha/captcha';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 8601 date and time with its offset, e.g. `2026-11-20T17:00:00Z`. */
  DateTime: { input: string; output: string; }
  /** An integer of up to 53 bits. Amounts in Colombian pesos can exceed the 32 bits of Int. */
  SafeInt: { input: number; output: number; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** The address to add. */
export type AddAddressInput = {
  /** Content of the new address. */
  address: AddressInput;
  /** A UUID that the client makes for each new address; a replay with the same id adds no second address. */
  commandId: Scalars['ID']['input'];
  /** Whether the address becomes the default; a member's first address always does. */
  isDefault?: Scalars['Boolean']['input'];
};

/** The new address, or the reason why nothing was saved. */
export type AddAddressResult = AddAddressSuccess | InvalidAddress | MarketMismatch;

/** The address is saved. */
export type AddAddressSuccess = {
  /** The saved address. An address outside every club's coverage is saved as well, with `isDeliverable: false`. */
  address: MemberAddress;
  /** The member after the change. */
  member: Member;
};

/** Fields of the address form. */
export type AddressField =
  /** The member's name for the address. */
  | 'ALIAS'
  /** Level 2 of the territories: city, canton or municipality. */
  | 'CITY'
  /** Details for the courier, e.g. the colour of the gate. */
  | 'DESCRIPTION'
  /** Level 3 of the territories: district or neighbourhood. */
  | 'DISTRICT'
  /** Name of the recipient. */
  | 'NAME'
  /** Phone number of the recipient. */
  | 'PHONE'
  /** Latitude and longitude. */
  | 'POSITION'
  /** Level 1 of the territories: province, department or parish. */
  | 'PROVINCE'
  /** Street and number, or directions to the address. */
  | 'STREET';

/** An invalid field of an address. */
export type AddressFieldError = {
  /** The invalid field. */
  field: AddressField;
  /** Why the field is invalid. */
  reason: AddressFieldErrorReason;
};

/** Reasons why a field of an address is invalid. */
export type AddressFieldErrorReason =
  /** The text contains characters that the field does not allow. */
  | 'INVALID_CHARACTERS'
  /** The text is not a phone number of any country. */
  | 'INVALID_PHONE'
  /** The position is outside the market's bounds. */
  | 'OUTSIDE_MARKET'
  /** The field is required and empty. */
  | 'REQUIRED'
  /** The text is too long: alias and name hold 50 characters, the description 100, the street 150. */
  | 'TOO_LONG';

/** An address as the member enters it. A null text and an empty one are the same. */
export type AddressInput = {
  /** The member's name for the address: letters, digits and spaces, at most 50. */
  alias: Scalars['String']['input'];
  /** Details for the courier, at most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the recipient: letters, hyphens and spaces, at most 50. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the member chose province, city and district from lists, instead of a place on the map. */
  hasManualTerritory?: Scalars['Boolean']['input'];
  /** Degrees, north positive. */
  latitude: Scalars['Float']['input'];
  /** Degrees, east positive. */
  longitude: Scalars['Float']['input'];
  /** Phone number of the recipient, with a country calling code or of the request's market. Saved without spaces. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, or directions to the address, at most 150 characters. */
  streetText: Scalars['String']['input'];
  /** `Territory.id` of the smallest known territory that contains the address; the district for a manual address. */
  territoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Nothing was saved: the member has no address with this id. */
export type AddressNotFound = UserError & {
  /** Always `ADDRESS_NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Rules for addresses of a market. */
export type AddressRules = {
  /** Bounds that the position must lie in; null when any position is valid. */
  bounds: Maybe<MapBounds>;
  /** Latitude of the market's capital in degrees, north positive; the initial centre of the map. */
  capitalLatitude: Scalars['Float']['output'];
  /** Longitude of the market's capital in degrees, east positive; the initial centre of the map. */
  capitalLongitude: Scalars['Float']['output'];
  /** Fields that are required when the member chooses province, city and district from lists. */
  requiredManualFields: Array<AddressField>;
  /** Fields that are required when the member chooses a place on the map. */
  requiredSearchFields: Array<AddressField>;
};

/** Whether a value is the same for every caller of a market and language. */
export type CacheControlScope =
  /** Depends on the caller. */
  | 'PRIVATE'
  /** The same for every caller. */
  | 'PUBLIC';

/** The cancelled membership, or the reason why it was not cancelled. */
export type CancelMembershipResult = CancelMembershipSuccess | MembershipNotCancellable | MembershipServiceUnavailable;

/** The membership is cancelled. */
export type CancelMembershipSuccess = {
  /** Number of the cancelled membership, 14 digits. */
  membershipNumber: Scalars['String']['output'];
};

/** A captcha to be answered, with everything that a browser needs to show it. */
export type CaptchaChallenge = {
  /** `RECAPTCHA_V3`: the action to execute. */
  action: Maybe<Scalars['String']['output']>;
  /** `ALTCHA`: the challenge as JSON, for ALTCHA's widget or `altcha-lib`. */
  challenge: Maybe<Scalars['String']['output']>;
  /** `ALTCHA`: for how many seconds the challenge can be answered, because the clock of a browser can be wrong. */
  expiresInSeconds: Maybe<Scalars['Int']['output']>;
  /** The kind of the captcha; the answer must have the same one. */
  kind: CaptchaKind;
  /** reCAPTCHA: the URL of its script, to which `render`, `onload` and `hl` can be added. */
  scriptUrl: Maybe<Scalars['String']['output']>;
  /** reCAPTCHA: the site key. */
  siteKey: Maybe<Scalars['String']['output']>;
};

/** The answer to a captcha. It works once. */
export type CaptchaInput = {
  /** The kind of the captcha that was answered. */
  kind: CaptchaKind;
  /** `ALTCHA`: the payload of its widget, in base64; reCAPTCHA: the response token. */
  token: Scalars['String']['input'];
};

/** The kinds of captcha. */
export type CaptchaKind =
  /** The store's own proof of work, which the browser solves without a third party. */
  | 'ALTCHA'
  /** The checkbox of reCAPTCHA version 2. */
  | 'RECAPTCHA_V2'
  /** The invisible captcha of reCAPTCHA version 2. */
  | 'RECAPTCHA_V2_INVISIBLE'
  /** The score of reCAPTCHA version 3. */
  | 'RECAPTCHA_V3';

/**
 * A key for the codes of a digital card (RFC 6238, time-based). The card shows the membership number and the current
 * code, which a club accepts once.
 */
export type CardKey = {
  /** Number of digits of a code. */
  digits: Scalars['Int']['output'];
  /** Time of the membership API when the key was issued, to correct the device's clock. */
  issuedAt: Scalars['DateTime']['output'];
  /** Id of the key, with which it is revoked. */
  keyId: Scalars['ID']['output'];
  /** How long a code is shown, in seconds. */
  periodSeconds: Scalars['Int']['output'];
  /** 32 bytes in base64url. It is returned once and is not stored by the graph: import it as a key that cannot be exported. */
  secret: Scalars['String']['output'];
};

/** The membership API did not confirm the revocation; it can be repeated. */
export type CardServiceUnavailable = UserError & {
  /** Always `CARD_SERVICE_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

export type Club = {
  /** Number of the club, four digits. */
  key: Scalars['ID']['output'];
};

/** The code from the email to the new address. */
export type ConfirmEmailChangeInput = {
  /** Six digits; spaces are ignored. */
  code: Scalars['String']['input'];
};

/** The member with the new address, or the reason why it was not changed. */
export type ConfirmEmailChangeResult = ConfirmEmailChangeSuccess | EmailChangeCodeInvalid | EmailChangeRefused | EmailChangeUnavailable;

/** The online account and the profile have the new address. */
export type ConfirmEmailChangeSuccess = {
  /** The member after the change. */
  member: Member;
};

/** The details of a new online account. */
export type CreateIdentityInput = {
  /** ISO 8601 date. */
  birthDate: Scalars['String']['input'];
  /** The answer to `onboardingCaptcha`; required while that query returns one, otherwise ignored. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Number of an identity document: 1 to 20 letters and digits. */
  documentNumber: Scalars['String']['input'];
  /** Email address with which the member signs in. */
  email: Scalars['String']['input'];
  /** Given names of the member. */
  firstName: Scalars['String']['input'];
  /** Family names of the member. */
  lastName: Scalars['String']['input'];
  /** 14 digits. */
  membershipNumber: Scalars['String']['input'];
  /** Must meet `passwordPolicy`. */
  password: Scalars['String']['input'];
  /** Phone number; without a calling code it belongs to the request's market. */
  phone: Scalars['String']['input'];
};

/** The account, or the reason why it was not created. */
export type CreateIdentityResult = CreateIdentitySuccess | IdentityExists | IdentityRejected | InvalidOnboardingDetails | OnboardingCaptchaRequired | OnboardingUnavailable | PasswordRefused;

/** The account is created. It can sign in once its email address is verified. */
export type CreateIdentitySuccess = {
  /** Address of the verification email. */
  email: Scalars['String']['output'];
  /** Whether the verification email was sent; otherwise it can be requested with `resendVerificationEmail`. */
  isEmailSent: Scalars['Boolean']['output'];
};

/** The address to delete. */
export type DeleteAddressInput = {
  /** `MemberAddress.id` of a saved address. */
  addressId: Scalars['ID']['input'];
};

/** The member without the address, or the reason why it was not deleted. */
export type DeleteAddressResult = AddressNotFound | DeleteAddressSuccess | MarketMismatch;

/** The address is deleted. */
export type DeleteAddressSuccess = {
  /** The member after the change. */
  member: Member;
};

/** The deleted identity, or the reason why its deletion is not confirmed. */
export type DeleteIdentityResult = DeleteIdentitySuccess | IdentityNotFound | IdentityServiceUnavailable;

/** The identity is deleted. Access tokens that were issued before stay valid until they expire, ten minutes at most. */
export type DeleteIdentitySuccess = {
  /** Membership number of the identity, 14 digits. */
  membershipNumber: Scalars['String']['output'];
};

/** How the shopper receives the items. */
export type DeliveryMethod =
  /** The items are delivered to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper picks the items up at a club. */
  | 'PICK_UP_IN_CLUB';

/** Nothing was saved: the details have changed since the member read them. */
export type DetailsChanged = UserError & {
  /** Always `DETAILS_CHANGED`. */
  code: Scalars['String']['output'];
  /** The member with the current details. */
  member: Member;
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Fields of a member's details. */
export type DetailsField =
  /** Given name. */
  | 'FIRST_NAME'
  /** Family name. */
  | 'LAST_NAME'
  /** Phone number. */
  | 'PHONE';

/** An invalid field of a member's details. */
export type DetailsFieldError = {
  /** The invalid field. */
  field: DetailsField;
  /** Why the field is invalid. */
  reason: DetailsFieldErrorReason;
};

/** Reasons why a field of a member's details is invalid. */
export type DetailsFieldErrorReason =
  /** The text contains characters that the field does not allow. */
  | 'INVALID_CHARACTERS'
  /** The text is not a phone number of any country. */
  | 'INVALID_PHONE'
  /** The field is empty. */
  | 'REQUIRED'
  /** The text has more than 50 characters. */
  | 'TOO_LONG';

/** An economic activity that a country's tax administration lists; electronic invoices name the buyer's. */
export type EconomicActivity = {
  /** Code of the country's list; pass it as `economicActivity` of the invoice details. */
  id: Scalars['ID']['output'];
  /** Official name, in the language of the country. */
  name: Scalars['String']['output'];
};

/** Nothing was changed: the code does not confirm the address. */
export type EmailChangeCodeInvalid = UserError & {
  /** `EMAIL_CODE_WRONG`, or `EMAIL_CODE_EXPIRED` when a new code is needed. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Nothing was changed: the account cannot get the address. */
export type EmailChangeRefused = UserError & {
  /**
   * `INVALID_EMAIL`. `EMAIL_UNCHANGED`: the account has this address. `EMAIL_CODE_LIMIT`: too many codes in an hour.
   * `EMAIL_USED`: another account got the address after the request.
   */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** An upstream did not confirm; the request can be repeated. */
export type EmailChangeUnavailable = UserError & {
  /**
   * `EMAIL_CODE_NOT_SENT`: no code was sent. `EMAIL_CHANGE_NOT_CONFIRMED`: the address may have changed.
   * `EMAIL_CHANGE_INCOMPLETE`: the account has the new address, the profile does not yet.
   */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/**
 * Nothing was created: the membership has an account whose email address is verified, or the email address has another
 * account.
 */
export type IdentityExists = UserError & {
  /** Always `IDENTITY_EXISTS`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** The membership has no digital identity, or it was already deleted. */
export type IdentityNotFound = UserError & {
  /** Always `IDENTITY_NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Nothing was created: the details do not match the club's record of the membership, or there is no such membership. */
export type IdentityRejected = UserError & {
  /** Always `IDENTITY_REJECTED`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/**
 * The identity provider did not confirm the deletion. A retry succeeds, or returns `IdentityNotFound` when the identity
 * was deleted all the same.
 */
export type IdentityServiceUnavailable = UserError & {
  /** Always `IDENTITY_SERVICE_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Nothing was verified: the code is wrong or has expired. */
export type IdentityVerificationCodeInvalid = UserError & {
  /** `VERIFICATION_CODE_EXPIRED`, or `VERIFICATION_CODE_UNKNOWN` for a code that was never sent. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** URLs of an image in fixed sizes. */
export type Image = {
  /** Size for product cards, 320 px square. */
  card: Scalars['String']['output'];
  /** Size for the product page, 640 px square. */
  detail: Scalars['String']['output'];
  /** Size for thumbnails, 96 px square. */
  thumbnail: Scalars['String']['output'];
  /** Size for zooming, 1200 px square. */
  zoom: Scalars['String']['output'];
};

/** The text that the shop shows for a reason. */
export type IneligibilityMessage = {
  /** The reason, and what the member can do. `{date}` stands for the last day of the membership. */
  text: Scalars['String']['output'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['output'];
};

/** A reason against a renewal or an upgrade. */
export type IneligibilityReason = {
  /** Code of the reason, e.g. 80005. */
  code: Scalars['Int']['output'];
  /** Name of the reason, the same for renewals and upgrades. */
  name: IneligibilityReasonName;
};

/** Names of the reasons against a renewal (codes 80001 to 80005) or an upgrade (80003 and codes 110001 to 110006). */
export type IneligibilityReasonName =
  /** The membership API gave no usable response: 80003, also for upgrades. */
  | 'API'
  /** The store does not offer it in the membership's market: 80001, 110001. */
  | 'CONFIG'
  /** The renewal period has not begun: 80005. */
  | 'EXPIRY'
  /** The account has more cards than can be upgraded without the service desk: 110006. */
  | 'MAX_CARDS'
  /** The account has more cards than can be renewed without the service desk: 80004. */
  | 'MULTIPLE_CARDS'
  /** The club does not offer an upgrade of this membership: 110005. */
  | 'NOT_ALLOWED'
  /** The card is not the first one of its account: 110004. */
  | 'SECONDARY'
  /**
   * The membership is blocked or cancelled, or its card is not active: 80002, 110002. For an upgrade also when the
   * membership has expired, and for a renewal also when the club lacks contact information that a renewal requires.
   */
  | 'STATUS'
  /** The membership is neither Diamond nor Business: 110003. */
  | 'TYPE';

/** Nothing was saved: the address has invalid fields. */
export type InvalidAddress = UserError & {
  /** Always `INVALID_ADDRESS`. */
  code: Scalars['String']['output'];
  /** Invalid fields with one reason each, in the order of the address form. */
  fieldErrors: Array<AddressFieldError>;
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Nothing was saved: some details are invalid. */
export type InvalidDetails = UserError & {
  /** Always `INVALID_DETAILS`. */
  code: Scalars['String']['output'];
  /** Invalid fields with one reason each, in the order of the input. */
  fieldErrors: Array<DetailsFieldError>;
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Nothing was saved: a name is unknown or occurs twice, a value is too long, or there are no attributes or too many. */
export type InvalidMembershipAttributes = UserError & {
  /** Always `INVALID_MEMBERSHIP_ATTRIBUTES`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Nothing was created: fields are missing or invalid. */
export type InvalidOnboardingDetails = UserError & {
  /** Always `INVALID_ONBOARDING_DETAILS`. */
  code: Scalars['String']['output'];
  /** Fields that are missing or invalid, in the order of the form. */
  invalidFields: Array<OnboardingField>;
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** The device for which a digital card is set up. */
export type IssueCardKeyInput = {
  /** Random id (UUID) that the device keeps while the card is set up. */
  deviceId: Scalars['ID']['input'];
};

/** The key of the digital card, or why there is none. */
export type IssueCardKeyResult = IssueCardKeySuccess | MembershipNotActive;

/** The digital card is set up. */
export type IssueCardKeySuccess = {
  /** Key of the card. */
  cardKey: CardKey;
};

/** Bounds of a market on the map. */
export type MapBounds = {
  /** Maximum longitude in degrees. */
  east: Scalars['Float']['output'];
  /** Maximum latitude in degrees. */
  north: Scalars['Float']['output'];
  /** Minimum latitude in degrees. */
  south: Scalars['Float']['output'];
  /** Minimum longitude in degrees. */
  west: Scalars['Float']['output'];
};

/** Nothing was saved: members change addresses only in the market of their membership. */
export type MarketMismatch = UserError & {
  /** Always `MARKET_MISMATCH`. */
  code: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 code of the market that the membership belongs to. */
  marketCode: Scalars['ID']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** A signed-in member. Members can read only their own data. */
export type Member = {
  /** Saved addresses, the default first. */
  addresses: Array<MemberAddress>;
  /** Email address to which the club writes. */
  email: Scalars['String']['output'];
  /** Given name; empty when the profile has none. */
  firstName: Scalars['String']['output'];
  /** OpenID Connect subject. */
  id: Scalars['ID']['output'];
  /**
   * Whether the saved club is not available and `preferredClub` is the market's default club instead. `setPreferredClub`
   * saves a new one.
   */
  isPreferredClubReplaced: Scalars['Boolean']['output'];
  /** Family name; empty when the profile has none. */
  lastName: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 code of the market that the membership belongs to. */
  marketCode: Scalars['ID']['output'];
  /** Membership of the member; null when the membership API does not know the number. */
  membership: Maybe<Membership>;
  /** 14 digits: club 4, account 6, card 4. */
  membershipNumber: Scalars['String']['output'];
  /** Phone number with a calling code, without spaces; null when the profile has none. */
  phone: Maybe<Scalars['String']['output']>;
  /**
   * Club where the member shops; null until they choose one. The market's default club while the saved one is not
   * available.
   */
  preferredClub: Maybe<Club>;
};

/** A saved address of a member. */
export type MemberAddress = {
  /** Recipient, street, city, country and phone. */
  address: PostalAddress;
  /** Whether the member chose province, city and district from lists, instead of a place on the map. */
  hasManualTerritory: Scalars['Boolean']['output'];
  /** Opaque id of the address, unique for the member. */
  id: Scalars['ID']['output'];
  /** Whether this is the member's default address. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether a club delivers to the address. */
  isDeliverable: Scalars['Boolean']['output'];
  /** Whether the address is marked as undeliverable, e.g. because no club covers it. */
  isMarkedUndeliverable: Scalars['Boolean']['output'];
  /** Degrees, north positive; null when the address was saved without a position. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Degrees, east positive; null when the address was saved without a position. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** Phone number of the address for display, e.g. `+506 8821 4512`; null when the address has none. */
  phoneText: Maybe<Scalars['String']['output']>;
  /** Open location code of the position, e.g. `66XQWVH4+27`; null when the address was saved without a position. */
  plusCode: Maybe<Scalars['String']['output']>;
  /** Province, city and district of the address, in this order; empty or incomplete when they are not known. */
  territories: Array<Territory>;
};

/** The membership of a member. */
export type Membership = {
  /** Extended attributes that members of all markets can set, in the order of the configuration. */
  attributes: Array<MembershipAttribute>;
  /** Number of cards of the account, with those that are not active. */
  cardCount: Scalars['Int']['output'];
  /** Club of the membership; null when the store does not know it. */
  club: Maybe<Club>;
  /** Contact information that the club has for the card. */
  contact: MembershipContact;
  /** Last day on which the membership is valid, as an ISO 8601 date. */
  expiresOn: Scalars['String']['output'];
  /**
   * Last day of the membership after a renewal that is paid today, as an ISO 8601 date: a year after `expiresOn`, or after
   * today when the membership has expired.
   */
  expiresOnAfterRenewal: Scalars['String']['output'];
  /** Whether the membership is valid today. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the card is the first one of its account. */
  isFirstCard: Scalars['Boolean']['output'];
  /** Names on the other active cards of the account, for the holder of its first card; empty for the others. */
  otherCardholders: Array<Scalars['String']['output']>;
  /** Whether the membership can be renewed today. An expired membership can be. */
  renewal: MembershipEligibility;
  /** What a renewal costs today; null where the market sells none online. `renewal` says whether it is possible. */
  renewalOffer: Maybe<MembershipOffer>;
  /** Status today, as the membership API reports it. */
  status: MembershipStatus;
  /** Type of the membership. */
  type: MembershipType;
  /** Whether the membership can be upgraded today: from Diamond to Platinum, or from Business to Business-Platinum. */
  upgrade: MembershipEligibility;
  /**
   * What an upgrade costs today; null where the market sells none online and for a type without an upgrade. `upgrade` says
   * whether it is possible.
   */
  upgradeOffer: Maybe<MembershipOffer>;
};

/** An extended attribute of a membership. */
export type MembershipAttribute = {
  /** Name for display, in the language of the request. */
  label: Scalars['String']['output'];
  /** Name of the attribute, the same in both languages. */
  name: Scalars['String']['output'];
  /** Value; empty when it is not set. */
  value: Scalars['String']['output'];
};

/** An attribute to set. */
export type MembershipAttributeInput = {
  /** `MembershipAttribute.name` of an attribute that members can set. */
  name: Scalars['String']['input'];
  /** At most 256 characters; an empty value removes the attribute. */
  value: Scalars['String']['input'];
};

/** Contact information of the holder of a card. A field is empty when the club does not know it. */
export type MembershipContact = {
  /** Birth date, ISO 8601. */
  birthDate: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** Email address. */
  email: Scalars['String']['output'];
  /** Given name on the card. */
  firstName: Scalars['String']['output'];
  /** Family name on the card. */
  lastName: Scalars['String']['output'];
  /** Phone number, as the club stores it. */
  phone: Scalars['String']['output'];
  /** Street and number. */
  street: Scalars['String']['output'];
};

/** Whether a membership can be renewed or upgraded, and the reasons against it. */
export type MembershipEligibility = {
  /** Whether it is possible today. */
  isEligible: Scalars['Boolean']['output'];
  /** What editors wrote about the first reason, in the language of the request; null when they wrote nothing. */
  message: Maybe<IneligibilityMessage>;
  /** Reasons against it, the most important first; empty when it is possible. */
  reasons: Array<IneligibilityReason>;
};

/** The membership cannot be used today, so no digital card was set up. */
export type MembershipNotActive = UserError & {
  /** Always `MEMBERSHIP_NOT_ACTIVE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** The membership was not cancelled, and cannot be cancelled online. */
export type MembershipNotCancellable = UserError & {
  /**
   * `SECONDARY_CARD`: only the holder of the first card can cancel. `MEMBERSHIP_BLOCKED`: the service desk handles blocked
   * accounts. `MEMBERSHIP_NOT_FOUND`: the club does not know the membership.
   */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** A membership, a renewal or an upgrade that the club sells today. */
export type MembershipOffer = {
  /**
   * What is paid today, in the market's currency. For an upgrade: the share of the price for the days that are left. Null
   * where the market hides the prices of memberships.
   */
  price: Maybe<Money>;
  /** The same in US dollars; null where the market does not show US dollars or they are its own currency. */
  priceInUsd: Maybe<Money>;
  /** Type of the membership after the purchase. */
  type: MembershipType;
  /**
   * Price for a whole year, in the market's currency. For an upgrade: the difference between the two types. Null where the
   * market hides the prices of memberships.
   */
  yearlyPrice: Maybe<Money>;
  /** The same in US dollars; null where the market does not show US dollars or they are its own currency. */
  yearlyPriceInUsd: Maybe<Money>;
};

/** The club did not confirm the cancellation; it can be repeated. */
export type MembershipServiceUnavailable = UserError & {
  /** Always `MEMBERSHIP_SERVICE_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Statuses of a membership: active, or the reason why it cannot be used. */
export type MembershipStatus =
  /** Valid today. */
  | 'ACTIVE'
  /** The club has blocked the account; only the service desk can unblock it. */
  | 'BLOCKED'
  /** The membership was cancelled. */
  | 'CANCELLED'
  /** The card of this membership number is not active; other cards of the account can be. */
  | 'CARD_INACTIVE'
  /** The last day has passed. It can be renewed. */
  | 'EXPIRED';

/** Types of membership. */
export type MembershipType =
  /** For businesses. */
  | 'BUSINESS'
  /** For businesses, with cash back. */
  | 'BUSINESS_PLATINUM'
  /** For households. */
  | 'DIAMOND'
  /** For households, with cash back. */
  | 'PLATINUM';

/** An amount of money in hundredths of its currency. */
export type Money = {
  /** The amount in hundredths of the currency: ₡48,250 is `4825000`. */
  centAmount: Scalars['SafeInt']['output'];
  /** ISO 4217 code of the currency, e.g. `CRC`. */
  currency: Scalars['String']['output'];
  /** Number of decimal places in `centAmount`; 2 in every market. */
  fractionDigits: Scalars['Int']['output'];
};

export type Mutation = {
  /** Saves a new address of the signed-in member, in the market of their membership. The first address becomes the default. */
  addAddress: AddAddressResult;
  /**
   * Cancels the signed-in member's own membership, with all cards of its account, at once. Repeating it changes nothing.
   * The digital identity stays.
   */
  cancelMembership: CancelMembershipResult;
  /**
   * Changes the email address of the signed-in member's online account and profile with the newest code. The former address
   * is notified. It can be repeated with the same code.
   */
  confirmEmailChange: ConfirmEmailChangeResult;
  /**
   * Creates the online account of a membership. The details must match the club's record of it. The account can sign in once
   * its email address is verified; a verification email is sent.
   */
  createIdentity: CreateIdentityResult;
  /**
   * Deletes a saved address of the signed-in member. Deleting the default leaves no default until the member sets or adds
   * one.
   */
  deleteAddress: DeleteAddressResult;
  /**
   * Deletes the signed-in member's digital identity, with which they sign in. Membership, addresses, orders and carts do
   * not change.
   */
  deleteIdentity: DeleteIdentityResult;
  /**
   * Sets up the signed-in member's digital card on a device. The device's former card stops working, and so does the oldest
   * one above the membership API's limit of devices. Limited to a number per minute; further requests fail with `TOO_MANY_REQUESTS`.
   */
  issueCardKey: IssueCardKeyResult;
  /**
   * Emails a code to a new email address of the signed-in member's online account. Only the newest code works, and an account
   * can request a few in an hour. The result is the same for an address that somebody else uses.
   */
  requestEmailChange: RequestEmailChangeResult;
  /**
   * Sends the verification email again. The result is the same for every membership and email address, so that it reveals no
   * account.
   */
  resendVerificationEmail: ResendVerificationEmailResult;
  /** Revokes the signed-in member's digital card on a device. Repeating the call, or passing an unknown key, changes nothing. */
  revokeCardKey: RevokeCardKeyResult;
  /** Makes a saved address of the signed-in member the default. */
  setDefaultAddress: SetDefaultAddressResult;
  /** Sets extended attributes of the signed-in member's own membership. Attributes that are not named stay as they are. */
  setMembershipAttributes: SetMembershipAttributesResult;
  /** Saves the club where the signed-in member shops. It is their club in later sessions and on other devices. */
  setPreferredClub: SetPreferredClubResult;
  /** Replaces a saved address of the signed-in member. */
  updateAddress: UpdateAddressResult;
  /**
   * Changes the names and the phone number of the signed-in member. It is refused when they have changed since the member
   * read them, e.g. in another tab.
   */
  updateDetails: UpdateDetailsResult;
  /** Verifies an email address with the code of a verification email, which works once. */
  verifyEmail: VerifyEmailResult;
};


export type MutationAddAddressArgs = {
  input: AddAddressInput;
};


export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


export type MutationCreateIdentityArgs = {
  input: CreateIdentityInput;
};


export type MutationDeleteAddressArgs = {
  input: DeleteAddressInput;
};


export type MutationIssueCardKeyArgs = {
  input: IssueCardKeyInput;
};


export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


export type MutationResendVerificationEmailArgs = {
  input: ResendVerificationEmailInput;
};


export type MutationRevokeCardKeyArgs = {
  input: RevokeCardKeyInput;
};


export type MutationSetDefaultAddressArgs = {
  input: SetDefaultAddressInput;
};


export type MutationSetMembershipAttributesArgs = {
  input: SetMembershipAttributesInput;
};


export type MutationSetPreferredClubArgs = {
  input: SetPreferredClubInput;
};


export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


export type MutationUpdateDetailsArgs = {
  input: UpdateDetailsInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** Nothing was created: a captcha is needed, or its answer was refused. */
export type OnboardingCaptchaRequired = UserError & {
  /** The captcha to answer before the next `createIdentity`. */
  challenge: CaptchaChallenge;
  /** `CAPTCHA_REQUIRED` without an answer, `CAPTCHA_FAILED` when the answer is wrong, expired, was used before, or could not be verified. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Fields of the details of a new online account. */
export type OnboardingField =
  /** `CreateIdentityInput.birthDate`. */
  | 'BIRTH_DATE'
  /** `CreateIdentityInput.documentNumber`. */
  | 'DOCUMENT_NUMBER'
  /** `CreateIdentityInput.email`. */
  | 'EMAIL'
  /** `CreateIdentityInput.firstName`. */
  | 'FIRST_NAME'
  /** `CreateIdentityInput.lastName`. */
  | 'LAST_NAME'
  /** `CreateIdentityInput.membershipNumber`. */
  | 'MEMBERSHIP_NUMBER'
  /** `CreateIdentityInput.phone`. */
  | 'PHONE';

/** The identity provider is unavailable; nothing has changed. */
export type OnboardingUnavailable = UserError & {
  /** Always `MO-500`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Whether a connection has a next page, and the cursor to request it. */
export type PageInfo = {
  /** Cursor to pass as `after` for the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is a page after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Kinds of characters that a password policy can require. */
export type PasswordCharacterKind =
  /** 0 to 9. */
  | 'DIGIT'
  /** A to Z, in lower case. */
  | 'LOWERCASE'
  /** A to Z, in upper case. */
  | 'UPPERCASE';

/**
 * Rules for the passwords of online accounts. A password can contain letters without accents, digits, dots and asterisks;
 * one with another character is refused, never changed.
 */
export type PasswordPolicy = {
  /** Maximum number of characters. */
  maximumLength: Scalars['Int']['output'];
  /** Minimum number of characters. */
  minimumLength: Scalars['Int']['output'];
  /** Kinds of characters that a password must contain at least once. */
  requiredCharacters: Array<PasswordCharacterKind>;
};

/** Nothing was created: the password does not meet `passwordPolicy`. */
export type PasswordRefused = UserError & {
  /** Rules that the password breaks, in the order of the form. */
  brokenRules: Array<PasswordRule>;
  /** Always `PASSWORD_REFUSED`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** Rules of a password policy. */
export type PasswordRule =
  /** Only digits, dots, asterisks and letters without accents. */
  | 'ALLOWED_CHARACTERS'
  /** At least one digit. */
  | 'DIGIT'
  /** At least one lower-case letter. */
  | 'LOWERCASE'
  /** At most `maximumLength` characters. */
  | 'MAXIMUM_LENGTH'
  /** At least `minimumLength` characters. */
  | 'MINIMUM_LENGTH'
  /** At least one upper-case letter. */
  | 'UPPERCASE';

/** Names and phone number of a member. */
export type PersonalDetailsInput = {
  /** Letters, apostrophes, hyphens, full stops and spaces, 1 to 50. */
  firstName: Scalars['String']['input'];
  /** Letters, apostrophes, hyphens, full stops and spaces, 1 to 50. */
  lastName: Scalars['String']['input'];
  /** With a calling code, or a number of the membership's market; null or empty for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A place on the map, in the request's market. */
export type Place = {
  /** Whether a club delivers to the place. */
  isDeliverable: Scalars['Boolean']['output'];
  /** Degrees, north positive. */
  latitude: Scalars['Float']['output'];
  /** Degrees, east positive. */
  longitude: Scalars['Float']['output'];
  /** Open location code of the position, e.g. `66XQWVH4+27`. */
  plusCode: Scalars['String']['output'];
  /**
   * Street and number, or a description of the location, at most 100 characters; the plus code when there is no
   * description.
   */
  streetText: Scalars['String']['output'];
  /** Province, city and district of the place, in this order; empty or incomplete when the map service does not name them. */
  territories: Array<Territory>;
};

/** The place, or the reason why the position has none. */
export type PlaceByPositionResult = Place | PlaceOutsideMarket;

/** The position is outside the bounds of the request's market. */
export type PlaceOutsideMarket = UserError & {
  /** Always `PLACE_OUTSIDE_MARKET`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** A suggestion for a search text. */
export type PlaceSuggestion = {
  /** Opaque id; pass it to `place`. */
  id: Scalars['ID']['output'];
  /** Description of the place for display, from the smallest area to the largest. */
  text: Scalars['String']['output'];
};

/** A postal address. Places without street names and numbers are described in `streetText`. */
export type PostalAddress = {
  /** Name that the member gave this address, e.g. `Casa`; null without one. */
  alias: Maybe<Scalars['String']['output']>;
  /** City, municipality or canton; null when it is unknown. */
  city: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. */
  country: Scalars['String']['output'];
  /** Delivery instructions; null without any. */
  description: Maybe<Scalars['String']['output']>;
  /** Name of the recipient; null when it is unknown. */
  fullName: Maybe<Scalars['String']['output']>;
  /** Phone number with the country calling code; null when it is unknown. */
  phone: Maybe<Scalars['String']['output']>;
  /** Province, department or parish; null when it is unknown. */
  region: Maybe<Scalars['String']['output']>;
  /** Street and number, or a description of the location. */
  streetText: Scalars['String']['output'];
};

/** Nothing was saved: the club is unknown, belongs to another market or takes no online orders. */
export type PreferredClubUnavailable = UserError & {
  /** Always `PREFERRED_CLUB_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

export type Query = {
  /** Rules for addresses of the request's market. */
  addressRules: AddressRules;
  /**
   * Whether an online account can be created for a membership, without a reason: the membership is valid, and has no account
   * whose email address is verified. Any caller can check a few numbers a minute; the next one fails with
   * `TOO_MANY_REQUESTS`.
   */
  canCreateIdentity: Scalars['Boolean']['output'];
  /** Economic activities of the request's market for its invoices, in the order of their codes; empty where there is no list. */
  economicActivities: Array<EconomicActivity>;
  /**
   * Whether a membership number is valid today, without a reason. Any caller can check a few numbers a minute; the next
   * one fails with `TOO_MANY_REQUESTS`.
   */
  isMembershipValid: Scalars['Boolean']['output'];
  /** The signed-in member; null for everyone else, and for a member without a profile. */
  me: Maybe<Member>;
  /**
   * New memberships that a club sells online today, in the order Diamond, Platinum, Business, Business-Platinum; empty for
   * a club that sells none, an unknown one and one of another market. Null with the error `UPSTREAM_UNAVAILABLE` while the
   * membership API is down.
   */
  membershipOffers: Maybe<Array<MembershipOffer>>;
  /** The captcha to answer before `createIdentity`; null when none is needed. Only members need none in a market with a captcha. */
  onboardingCaptcha: Maybe<CaptchaChallenge>;
  /** Rules for the passwords of new online accounts. */
  passwordPolicy: PasswordPolicy;
  /**
   * The place of a suggestion; null when the request's market has no place with this id. For members, a limited number of
   * times a minute.
   */
  place: Maybe<Place>;
  /** The place at a position. For members, a limited number of times a minute. */
  placeByPosition: PlaceByPositionResult;
  /**
   * The most likely place of the request's market for a text; null when there is none. For members, a limited number of
   * times a minute.
   */
  placeByText: Maybe<Place>;
  /**
   * Suggestions for a search text in the request's market, the most likely first. For members, a limited number of times a
   * minute.
   */
  placeSuggestions: Array<PlaceSuggestion>;
  /** Provinces of the request's market, or the children of one of its territories; empty for an unknown parent. */
  territories: Array<Territory>;
};


export type QueryCanCreateIdentityArgs = {
  membershipNumber: Scalars['String']['input'];
};


export type QueryIsMembershipValidArgs = {
  membershipNumber: Scalars['String']['input'];
};


export type QueryMembershipOffersArgs = {
  clubKey: Scalars['ID']['input'];
};


export type QueryOnboardingCaptchaArgs = {
  scriptFailed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryPlaceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlaceByPositionArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


export type QueryPlaceByTextArgs = {
  text: Scalars['String']['input'];
};


export type QueryPlaceSuggestionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


export type QueryTerritoriesArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** The new email address. */
export type RequestEmailChangeInput = {
  /** At most 254 characters; upper case is stored in lower case. */
  email: Scalars['String']['input'];
};

/** The code is being sent, or the reason why not. */
export type RequestEmailChangeResult = EmailChangeRefused | EmailChangeUnavailable | RequestEmailChangeSuccess;

/** The code is being sent to the new address. An address that somebody else uses gets a notice without a code. */
export type RequestEmailChangeSuccess = {
  /** The new address in the form in which it will be stored. */
  email: Scalars['String']['output'];
};

/** The account whose verification email is sent again. */
export type ResendVerificationEmailInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
  /** 14 digits. */
  membershipNumber: Scalars['String']['input'];
};

/** The request was accepted, or the identity provider is unavailable. */
export type ResendVerificationEmailResult = OnboardingUnavailable | ResendVerificationEmailSuccess;

/** An email was sent if there is an account of this membership and email address that is not verified yet. */
export type ResendVerificationEmailSuccess = {
  /** The address of the request. */
  email: Scalars['String']['output'];
};

/** The key of a digital card that ends. */
export type RevokeCardKeyInput = {
  /** `CardKey.keyId`. */
  keyId: Scalars['ID']['input'];
};

/** The revoked key, or why the revocation is not confirmed. */
export type RevokeCardKeyResult = CardServiceUnavailable | RevokeCardKeySuccess;

/** The key is revoked, or the member has no such key. */
export type RevokeCardKeySuccess = {
  /** `CardKey.keyId`. */
  keyId: Scalars['ID']['output'];
};

/** The address to make the default. */
export type SetDefaultAddressInput = {
  /** `MemberAddress.id` of a saved address. */
  addressId: Scalars['ID']['input'];
};

/** The member with the new default address, or the reason why nothing was saved. */
export type SetDefaultAddressResult = AddressNotFound | MarketMismatch | SetDefaultAddressSuccess;

/** The address is the default. */
export type SetDefaultAddressSuccess = {
  /** The member after the change. */
  member: Member;
};

/** Attributes to set. */
export type SetMembershipAttributesInput = {
  /** At most 20, each name once. */
  attributes: Array<MembershipAttributeInput>;
};

/** The attributes after the change, or the reason why nothing was saved. */
export type SetMembershipAttributesResult = InvalidMembershipAttributes | SetMembershipAttributesSuccess;

/** The attributes are saved. */
export type SetMembershipAttributesSuccess = {
  /** All attributes that members can set. */
  attributes: Array<MembershipAttribute>;
};

/** The club to save. */
export type SetPreferredClubInput = {
  /** `Club.key` of a club in the member's market that takes online orders. */
  clubKey: Scalars['ID']['input'];
};

/** The member with the saved club, or the reason why it was not saved. */
export type SetPreferredClubResult = PreferredClubUnavailable | SetPreferredClubSuccess;

/** The club is saved. */
export type SetPreferredClubSuccess = {
  /** The member after the change. */
  member: Member;
};

/**
 * A part of a market. Level 1 is a province, department or parish; level 2 a city, canton or municipality; level 3 a
 * district or neighbourhood.
 */
export type Territory = {
  /** Opaque id; pass it as `parentId` to list the children. */
  id: Scalars['ID']['output'];
  /** Local name of the territory. */
  name: Scalars['String']['output'];
};

/** The address to replace. */
export type UpdateAddressInput = {
  /** New content of the address, which replaces all of the old. */
  address: AddressInput;
  /** `MemberAddress.id` of a saved address. */
  addressId: Scalars['ID']['input'];
  /** True makes the address the default; false leaves the default as it is. */
  isDefault?: Scalars['Boolean']['input'];
};

/** The address after the change, or the reason why nothing was saved. */
export type UpdateAddressResult = AddressNotFound | InvalidAddress | MarketMismatch | UpdateAddressSuccess;

/** The address is saved. */
export type UpdateAddressSuccess = {
  /** The saved address. An address outside every club's coverage is saved as well, with `isDeliverable: false`. */
  address: MemberAddress;
  /** The member after the change. */
  member: Member;
};

/** The change of a member's details. */
export type UpdateDetailsInput = {
  /** The new details. */
  details: PersonalDetailsInput;
  /** The details that the member saw before the change. */
  previous: PersonalDetailsInput;
};

/** The member after the change, or the reason why nothing was saved. */
export type UpdateDetailsResult = DetailsChanged | InvalidDetails | UpdateDetailsSuccess;

/** The details are saved. */
export type UpdateDetailsSuccess = {
  /** The member after the change. */
  member: Member;
};

/** A failure that the caller can handle. Every failure type of a mutation's result union implements it; always select `... on UserError`. */
export type UserError = {
  /** Stable code in upper snake case, e.g. `OUT_OF_STOCK`; translate by this code. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the language of the request: what happened, what has not changed, what to do next. */
  message: Scalars['String']['output'];
};

/** The code of a verification email. */
export type VerifyEmailInput = {
  /** Code of the email's link. */
  code: Scalars['String']['input'];
  /** Membership number of the email's link, 14 digits. */
  membershipNumber: Scalars['String']['input'];
};

/** The email address is verified, or the reason why not. */
export type VerifyEmailResult = IdentityVerificationCodeInvalid | OnboardingUnavailable | VerifyEmailSuccess;

/** The email address is verified and the account can sign in. */
export type VerifyEmailSuccess = {
  /** Whether the code had been used, so that the address was verified before. */
  wasVerified: Scalars['Boolean']['output'];
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = ResolversObject<{
  Member: Member;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
  Member:
    ( { __typename: 'Member' }
    & GraphQLRecursivePick<FederationTypes['Member'], {"id":true}> );
}>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  AddAddressResult:
    | ( Omit<AddAddressSuccess, 'address' | 'member'> & { address: _RefType['MemberAddress'], member: _RefType['Member'] } )
    | ( InvalidAddress )
    | ( MarketMismatch )
  ;
  CancelMembershipResult:
    | ( CancelMembershipSuccess )
    | ( MembershipNotCancellable )
    | ( MembershipServiceUnavailable )
  ;
  ConfirmEmailChangeResult:
    | ( Omit<ConfirmEmailChangeSuccess, 'member'> & { member: _RefType['Member'] } )
    | ( EmailChangeCodeInvalid )
    | ( EmailChangeRefused )
    | ( EmailChangeUnavailable )
  ;
  CreateIdentityResult:
    | ( CreateIdentitySuccess )
    | ( IdentityExists )
    | ( IdentityRejected )
    | ( InvalidOnboardingDetails )
    | ( Omit<OnboardingCaptchaRequired, 'challenge'> & { challenge: _RefType['CaptchaChallenge'] } )
    | ( OnboardingUnavailable )
    | ( PasswordRefused )
  ;
  DeleteAddressResult:
    | ( AddressNotFound )
    | ( Omit<DeleteAddressSuccess, 'member'> & { member: _RefType['Member'] } )
    | ( MarketMismatch )
  ;
  DeleteIdentityResult:
    | ( DeleteIdentitySuccess )
    | ( IdentityNotFound )
    | ( IdentityServiceUnavailable )
  ;
  IssueCardKeyResult:
    | ( IssueCardKeySuccess )
    | ( MembershipNotActive )
  ;
  PlaceByPositionResult:
    | ( PlaceModel )
    | ( PlaceOutsideMarket )
  ;
  RequestEmailChangeResult:
    | ( EmailChangeRefused )
    | ( EmailChangeUnavailable )
    | ( RequestEmailChangeSuccess )
  ;
  ResendVerificationEmailResult:
    | ( OnboardingUnavailable )
    | ( ResendVerificationEmailSuccess )
  ;
  RevokeCardKeyResult:
    | ( CardServiceUnavailable )
    | ( RevokeCardKeySuccess )
  ;
  SetDefaultAddressResult:
    | ( AddressNotFound )
    | ( MarketMismatch )
    | ( Omit<SetDefaultAddressSuccess, 'member'> & { member: _RefType['Member'] } )
  ;
  SetMembershipAttributesResult:
    | ( InvalidMembershipAttributes )
    | ( SetMembershipAttributesSuccess )
  ;
  SetPreferredClubResult:
    | ( PreferredClubUnavailable )
    | ( Omit<SetPreferredClubSuccess, 'member'> & { member: _RefType['Member'] } )
  ;
  UpdateAddressResult:
    | ( AddressNotFound )
    | ( InvalidAddress )
    | ( MarketMismatch )
    | ( Omit<UpdateAddressSuccess, 'address' | 'member'> & { address: _RefType['MemberAddress'], member: _RefType['Member'] } )
  ;
  UpdateDetailsResult:
    | ( Omit<DetailsChanged, 'member'> & { member: _RefType['Member'] } )
    | ( InvalidDetails )
    | ( Omit<UpdateDetailsSuccess, 'member'> & { member: _RefType['Member'] } )
  ;
  VerifyEmailResult:
    | ( IdentityVerificationCodeInvalid )
    | ( OnboardingUnavailable )
    | ( VerifyEmailSuccess )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  UserError:
    | ( AddressNotFound )
    | ( CardServiceUnavailable )
    | ( Omit<DetailsChanged, 'member'> & { member: _RefType['Member'] } )
    | ( EmailChangeCodeInvalid )
    | ( EmailChangeRefused )
    | ( EmailChangeUnavailable )
    | ( IdentityExists )
    | ( IdentityNotFound )
    | ( IdentityRejected )
    | ( IdentityServiceUnavailable )
    | ( IdentityVerificationCodeInvalid )
    | ( InvalidAddress )
    | ( InvalidDetails )
    | ( InvalidMembershipAttributes )
    | ( InvalidOnboardingDetails )
    | ( MarketMismatch )
    | ( MembershipNotActive )
    | ( MembershipNotCancellable )
    | ( MembershipServiceUnavailable )
    | ( Omit<OnboardingCaptchaRequired, 'challenge'> & { challenge: _RefType['CaptchaChallenge'] } )
    | ( OnboardingUnavailable )
    | ( PasswordRefused )
    | ( PlaceOutsideMarket )
    | ( PreferredClubUnavailable )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AddAddressInput: AddAddressInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddAddressResult']>;
  AddAddressSuccess: ResolverTypeWrapper<Omit<AddAddressSuccess, 'address' | 'member'> & { address: ResolversTypes['MemberAddress'], member: ResolversTypes['Member'] }>;
  AddressField: AddressField;
  AddressFieldError: ResolverTypeWrapper<AddressFieldError>;
  AddressFieldErrorReason: AddressFieldErrorReason;
  AddressInput: AddressInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AddressNotFound: ResolverTypeWrapper<AddressNotFound>;
  AddressRules: ResolverTypeWrapper<AddressRulesModel>;
  CacheControlScope: CacheControlScope;
  CancelMembershipResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelMembershipResult']>;
  CancelMembershipSuccess: ResolverTypeWrapper<CancelMembershipSuccess>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallengeModel>;
  CaptchaInput: CaptchaInput;
  CaptchaKind: CaptchaKind;
  CardKey: ResolverTypeWrapper<CardKey>;
  CardServiceUnavailable: ResolverTypeWrapper<CardServiceUnavailable>;
  Club: ResolverTypeWrapper<Club>;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmEmailChangeResult']>;
  ConfirmEmailChangeSuccess: ResolverTypeWrapper<Omit<ConfirmEmailChangeSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  CreateIdentityInput: CreateIdentityInput;
  CreateIdentityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateIdentityResult']>;
  CreateIdentitySuccess: ResolverTypeWrapper<CreateIdentitySuccess>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAddressInput: DeleteAddressInput;
  DeleteAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAddressResult']>;
  DeleteAddressSuccess: ResolverTypeWrapper<Omit<DeleteAddressSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  DeleteIdentityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteIdentityResult']>;
  DeleteIdentitySuccess: ResolverTypeWrapper<DeleteIdentitySuccess>;
  DeliveryMethod: DeliveryMethod;
  DetailsChanged: ResolverTypeWrapper<Omit<DetailsChanged, 'member'> & { member: ResolversTypes['Member'] }>;
  DetailsField: DetailsField;
  DetailsFieldError: ResolverTypeWrapper<DetailsFieldError>;
  DetailsFieldErrorReason: DetailsFieldErrorReason;
  EconomicActivity: ResolverTypeWrapper<EconomicActivity>;
  EmailChangeCodeInvalid: ResolverTypeWrapper<EmailChangeCodeInvalid>;
  EmailChangeRefused: ResolverTypeWrapper<EmailChangeRefused>;
  EmailChangeUnavailable: ResolverTypeWrapper<EmailChangeUnavailable>;
  IdentityExists: ResolverTypeWrapper<IdentityExists>;
  IdentityNotFound: ResolverTypeWrapper<IdentityNotFound>;
  IdentityRejected: ResolverTypeWrapper<IdentityRejected>;
  IdentityServiceUnavailable: ResolverTypeWrapper<IdentityServiceUnavailable>;
  IdentityVerificationCodeInvalid: ResolverTypeWrapper<IdentityVerificationCodeInvalid>;
  Image: ResolverTypeWrapper<Image>;
  IneligibilityMessage: ResolverTypeWrapper<IneligibilityMessage>;
  IneligibilityReason: ResolverTypeWrapper<IneligibilityReason>;
  IneligibilityReasonName: IneligibilityReasonName;
  InvalidAddress: ResolverTypeWrapper<InvalidAddress>;
  InvalidDetails: ResolverTypeWrapper<InvalidDetails>;
  InvalidMembershipAttributes: ResolverTypeWrapper<InvalidMembershipAttributes>;
  InvalidOnboardingDetails: ResolverTypeWrapper<InvalidOnboardingDetails>;
  IssueCardKeyInput: IssueCardKeyInput;
  IssueCardKeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IssueCardKeyResult']>;
  IssueCardKeySuccess: ResolverTypeWrapper<IssueCardKeySuccess>;
  MapBounds: ResolverTypeWrapper<MapBounds>;
  MarketMismatch: ResolverTypeWrapper<MarketMismatch>;
  Member: ResolverTypeWrapper<MemberModel>;
  MemberAddress: ResolverTypeWrapper<MemberAddressModel>;
  Membership: ResolverTypeWrapper<MembershipModel>;
  MembershipAttribute: ResolverTypeWrapper<MembershipAttribute>;
  MembershipAttributeInput: MembershipAttributeInput;
  MembershipContact: ResolverTypeWrapper<MembershipContact>;
  MembershipEligibility: ResolverTypeWrapper<EligibilityModel>;
  MembershipNotActive: ResolverTypeWrapper<MembershipNotActive>;
  MembershipNotCancellable: ResolverTypeWrapper<MembershipNotCancellable>;
  MembershipOffer: ResolverTypeWrapper<MembershipOffer>;
  MembershipServiceUnavailable: ResolverTypeWrapper<MembershipServiceUnavailable>;
  MembershipStatus: MembershipStatus;
  MembershipType: MembershipType;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OnboardingCaptchaRequired: ResolverTypeWrapper<Omit<OnboardingCaptchaRequired, 'challenge'> & { challenge: ResolversTypes['CaptchaChallenge'] }>;
  OnboardingField: OnboardingField;
  OnboardingUnavailable: ResolverTypeWrapper<OnboardingUnavailable>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordCharacterKind: PasswordCharacterKind;
  PasswordPolicy: ResolverTypeWrapper<PasswordPolicy>;
  PasswordRefused: ResolverTypeWrapper<PasswordRefused>;
  PasswordRule: PasswordRule;
  PersonalDetailsInput: PersonalDetailsInput;
  Place: ResolverTypeWrapper<PlaceModel>;
  PlaceByPositionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceByPositionResult']>;
  PlaceOutsideMarket: ResolverTypeWrapper<PlaceOutsideMarket>;
  PlaceSuggestion: ResolverTypeWrapper<PlaceSuggestion>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  PreferredClubUnavailable: ResolverTypeWrapper<PreferredClubUnavailable>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestEmailChangeResult']>;
  RequestEmailChangeSuccess: ResolverTypeWrapper<RequestEmailChangeSuccess>;
  ResendVerificationEmailInput: ResendVerificationEmailInput;
  ResendVerificationEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResendVerificationEmailResult']>;
  ResendVerificationEmailSuccess: ResolverTypeWrapper<ResendVerificationEmailSuccess>;
  RevokeCardKeyInput: RevokeCardKeyInput;
  RevokeCardKeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeCardKeyResult']>;
  RevokeCardKeySuccess: ResolverTypeWrapper<RevokeCardKeySuccess>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SetDefaultAddressInput: SetDefaultAddressInput;
  SetDefaultAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDefaultAddressResult']>;
  SetDefaultAddressSuccess: ResolverTypeWrapper<Omit<SetDefaultAddressSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  SetMembershipAttributesInput: SetMembershipAttributesInput;
  SetMembershipAttributesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetMembershipAttributesResult']>;
  SetMembershipAttributesSuccess: ResolverTypeWrapper<SetMembershipAttributesSuccess>;
  SetPreferredClubInput: SetPreferredClubInput;
  SetPreferredClubResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPreferredClubResult']>;
  SetPreferredClubSuccess: ResolverTypeWrapper<Omit<SetPreferredClubSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  Territory: ResolverTypeWrapper<Territory>;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAddressResult']>;
  UpdateAddressSuccess: ResolverTypeWrapper<Omit<UpdateAddressSuccess, 'address' | 'member'> & { address: ResolversTypes['MemberAddress'], member: ResolversTypes['Member'] }>;
  UpdateDetailsInput: UpdateDetailsInput;
  UpdateDetailsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateDetailsResult']>;
  UpdateDetailsSuccess: ResolverTypeWrapper<Omit<UpdateDetailsSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailResult']>;
  VerifyEmailSuccess: ResolverTypeWrapper<VerifyEmailSuccess>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AddAddressInput: AddAddressInput;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  AddAddressResult: ResolversUnionTypes<ResolversParentTypes>['AddAddressResult'];
  AddAddressSuccess: Omit<AddAddressSuccess, 'address' | 'member'> & { address: ResolversParentTypes['MemberAddress'], member: ResolversParentTypes['Member'] };
  AddressFieldError: AddressFieldError;
  AddressInput: AddressInput;
  String: Scalars['String']['output'];
  Float: Scalars['Float']['output'];
  AddressNotFound: AddressNotFound;
  AddressRules: AddressRulesModel;
  CancelMembershipResult: ResolversUnionTypes<ResolversParentTypes>['CancelMembershipResult'];
  CancelMembershipSuccess: CancelMembershipSuccess;
  CaptchaChallenge: CaptchaChallengeModel;
  CaptchaInput: CaptchaInput;
  CardKey: CardKey;
  CardServiceUnavailable: CardServiceUnavailable;
  Club: Club;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmEmailChangeResult'];
  ConfirmEmailChangeSuccess: Omit<ConfirmEmailChangeSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  CreateIdentityInput: CreateIdentityInput;
  CreateIdentityResult: ResolversUnionTypes<ResolversParentTypes>['CreateIdentityResult'];
  CreateIdentitySuccess: CreateIdentitySuccess;
  DateTime: Scalars['DateTime']['output'];
  DeleteAddressInput: DeleteAddressInput;
  DeleteAddressResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAddressResult'];
  DeleteAddressSuccess: Omit<DeleteAddressSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  DeleteIdentityResult: ResolversUnionTypes<ResolversParentTypes>['DeleteIdentityResult'];
  DeleteIdentitySuccess: DeleteIdentitySuccess;
  DetailsChanged: Omit<DetailsChanged, 'member'> & { member: ResolversParentTypes['Member'] };
  DetailsFieldError: DetailsFieldError;
  EconomicActivity: EconomicActivity;
  EmailChangeCodeInvalid: EmailChangeCodeInvalid;
  EmailChangeRefused: EmailChangeRefused;
  EmailChangeUnavailable: EmailChangeUnavailable;
  IdentityExists: IdentityExists;
  IdentityNotFound: IdentityNotFound;
  IdentityRejected: IdentityRejected;
  IdentityServiceUnavailable: IdentityServiceUnavailable;
  IdentityVerificationCodeInvalid: IdentityVerificationCodeInvalid;
  Image: Image;
  IneligibilityMessage: IneligibilityMessage;
  IneligibilityReason: IneligibilityReason;
  InvalidAddress: InvalidAddress;
  InvalidDetails: InvalidDetails;
  InvalidMembershipAttributes: InvalidMembershipAttributes;
  InvalidOnboardingDetails: InvalidOnboardingDetails;
  IssueCardKeyInput: IssueCardKeyInput;
  IssueCardKeyResult: ResolversUnionTypes<ResolversParentTypes>['IssueCardKeyResult'];
  IssueCardKeySuccess: IssueCardKeySuccess;
  MapBounds: MapBounds;
  MarketMismatch: MarketMismatch;
  Member: MemberModel;
  MemberAddress: MemberAddressModel;
  Membership: MembershipModel;
  MembershipAttribute: MembershipAttribute;
  MembershipAttributeInput: MembershipAttributeInput;
  MembershipContact: MembershipContact;
  MembershipEligibility: EligibilityModel;
  MembershipNotActive: MembershipNotActive;
  MembershipNotCancellable: MembershipNotCancellable;
  MembershipOffer: MembershipOffer;
  MembershipServiceUnavailable: MembershipServiceUnavailable;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  OnboardingCaptchaRequired: Omit<OnboardingCaptchaRequired, 'challenge'> & { challenge: ResolversParentTypes['CaptchaChallenge'] };
  OnboardingUnavailable: OnboardingUnavailable;
  PageInfo: PageInfo;
  PasswordPolicy: PasswordPolicy;
  PasswordRefused: PasswordRefused;
  PersonalDetailsInput: PersonalDetailsInput;
  Place: PlaceModel;
  PlaceByPositionResult: ResolversUnionTypes<ResolversParentTypes>['PlaceByPositionResult'];
  PlaceOutsideMarket: PlaceOutsideMarket;
  PlaceSuggestion: PlaceSuggestion;
  PostalAddress: PostalAddress;
  PreferredClubUnavailable: PreferredClubUnavailable;
  Query: Record<PropertyKey, never>;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['RequestEmailChangeResult'];
  RequestEmailChangeSuccess: RequestEmailChangeSuccess;
  ResendVerificationEmailInput: ResendVerificationEmailInput;
  ResendVerificationEmailResult: ResolversUnionTypes<ResolversParentTypes>['ResendVerificationEmailResult'];
  ResendVerificationEmailSuccess: ResendVerificationEmailSuccess;
  RevokeCardKeyInput: RevokeCardKeyInput;
  RevokeCardKeyResult: ResolversUnionTypes<ResolversParentTypes>['RevokeCardKeyResult'];
  RevokeCardKeySuccess: RevokeCardKeySuccess;
  SafeInt: Scalars['SafeInt']['output'];
  SetDefaultAddressInput: SetDefaultAddressInput;
  SetDefaultAddressResult: ResolversUnionTypes<ResolversParentTypes>['SetDefaultAddressResult'];
  SetDefaultAddressSuccess: Omit<SetDefaultAddressSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  SetMembershipAttributesInput: SetMembershipAttributesInput;
  SetMembershipAttributesResult: ResolversUnionTypes<ResolversParentTypes>['SetMembershipAttributesResult'];
  SetMembershipAttributesSuccess: SetMembershipAttributesSuccess;
  SetPreferredClubInput: SetPreferredClubInput;
  SetPreferredClubResult: ResolversUnionTypes<ResolversParentTypes>['SetPreferredClubResult'];
  SetPreferredClubSuccess: Omit<SetPreferredClubSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  Territory: Territory;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAddressResult'];
  UpdateAddressSuccess: Omit<UpdateAddressSuccess, 'address' | 'member'> & { address: ResolversParentTypes['MemberAddress'], member: ResolversParentTypes['Member'] };
  UpdateDetailsInput: UpdateDetailsInput;
  UpdateDetailsResult: ResolversUnionTypes<ResolversParentTypes>['UpdateDetailsResult'];
  UpdateDetailsSuccess: Omit<UpdateDetailsSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailResult: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailResult'];
  VerifyEmailSuccess: VerifyEmailSuccess;
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAddressResult'] = ResolversParentTypes['AddAddressResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddAddressSuccess' | 'InvalidAddress' | 'MarketMismatch', ParentType, ContextType>;
}>;

export type AddAddressSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAddressSuccess'] = ResolversParentTypes['AddAddressSuccess']> = ResolversObject<{
  address?: Resolver<ResolversTypes['MemberAddress'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AddressFieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressFieldError'] = ResolversParentTypes['AddressFieldError']> = ResolversObject<{
  field?: Resolver<ResolversTypes['AddressField'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AddressFieldErrorReason'], ParentType, ContextType>;
}>;

export type AddressNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressNotFound'] = ResolversParentTypes['AddressNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AddressRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressRules'] = ResolversParentTypes['AddressRules']> = ResolversObject<{
  bounds?: Resolver<Maybe<ResolversTypes['MapBounds']>, ParentType, ContextType>;
  capitalLatitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  capitalLongitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requiredManualFields?: Resolver<Array<ResolversTypes['AddressField']>, ParentType, ContextType>;
  requiredSearchFields?: Resolver<Array<ResolversTypes['AddressField']>, ParentType, ContextType>;
}>;

export type CancelMembershipResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelMembershipResult'] = ResolversParentTypes['CancelMembershipResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CancelMembershipSuccess' | 'MembershipNotCancellable' | 'MembershipServiceUnavailable', ParentType, ContextType>;
}>;

export type CancelMembershipSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelMembershipSuccess'] = ResolversParentTypes['CancelMembershipSuccess']> = ResolversObject<{
  membershipNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CaptchaChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = ResolversObject<{
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaptchaKind'], ParentType, ContextType>;
  scriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CardKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardKey'] = ResolversParentTypes['CardKey']> = ResolversObject<{
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CardServiceUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardServiceUnavailable'] = ResolversParentTypes['CardServiceUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club']> = ResolversObject<{
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type ConfirmEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailChangeResult'] = ResolversParentTypes['ConfirmEmailChangeResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'ConfirmEmailChangeSuccess' | 'EmailChangeCodeInvalid' | 'EmailChangeRefused' | 'EmailChangeUnavailable', ParentType, ContextType>;
}>;

export type ConfirmEmailChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailChangeSuccess'] = ResolversParentTypes['ConfirmEmailChangeSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CreateIdentityResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateIdentityResult'] = ResolversParentTypes['CreateIdentityResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CreateIdentitySuccess' | 'IdentityExists' | 'IdentityRejected' | 'InvalidOnboardingDetails' | 'OnboardingCaptchaRequired' | 'OnboardingUnavailable' | 'PasswordRefused', ParentType, ContextType>;
}>;

export type CreateIdentitySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateIdentitySuccess'] = ResolversParentTypes['CreateIdentitySuccess']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEmailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAddressResult'] = ResolversParentTypes['DeleteAddressResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddressNotFound' | 'DeleteAddressSuccess' | 'MarketMismatch', ParentType, ContextType>;
}>;

export type DeleteAddressSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAddressSuccess'] = ResolversParentTypes['DeleteAddressSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DeleteIdentityResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteIdentityResult'] = ResolversParentTypes['DeleteIdentityResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'DeleteIdentitySuccess' | 'IdentityNotFound' | 'IdentityServiceUnavailable', ParentType, ContextType>;
}>;

export type DeleteIdentitySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteIdentitySuccess'] = ResolversParentTypes['DeleteIdentitySuccess']> = ResolversObject<{
  membershipNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DetailsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetailsChanged'] = ResolversParentTypes['DetailsChanged']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DetailsFieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetailsFieldError'] = ResolversParentTypes['DetailsFieldError']> = ResolversObject<{
  field?: Resolver<ResolversTypes['DetailsField'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DetailsFieldErrorReason'], ParentType, ContextType>;
}>;

export type EconomicActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EconomicActivity'] = ResolversParentTypes['EconomicActivity']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type EmailChangeCodeInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChangeCodeInvalid'] = ResolversParentTypes['EmailChangeCodeInvalid']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type EmailChangeRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChangeRefused'] = ResolversParentTypes['EmailChangeRefused']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type EmailChangeUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChangeUnavailable'] = ResolversParentTypes['EmailChangeUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IdentityExistsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityExists'] = ResolversParentTypes['IdentityExists']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IdentityNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityNotFound'] = ResolversParentTypes['IdentityNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IdentityRejectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityRejected'] = ResolversParentTypes['IdentityRejected']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IdentityServiceUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityServiceUnavailable'] = ResolversParentTypes['IdentityServiceUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IdentityVerificationCodeInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityVerificationCodeInvalid'] = ResolversParentTypes['IdentityVerificationCodeInvalid']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = ResolversObject<{
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zoom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type IneligibilityMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IneligibilityMessage'] = ResolversParentTypes['IneligibilityMessage']> = ResolversObject<{
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type IneligibilityReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IneligibilityReason'] = ResolversParentTypes['IneligibilityReason']> = ResolversObject<{
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['IneligibilityReasonName'], ParentType, ContextType>;
}>;

export type InvalidAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidAddress'] = ResolversParentTypes['InvalidAddress']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['AddressFieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type InvalidDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidDetails'] = ResolversParentTypes['InvalidDetails']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['DetailsFieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type InvalidMembershipAttributesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidMembershipAttributes'] = ResolversParentTypes['InvalidMembershipAttributes']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type InvalidOnboardingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidOnboardingDetails'] = ResolversParentTypes['InvalidOnboardingDetails']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invalidFields?: Resolver<Array<ResolversTypes['OnboardingField']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IssueCardKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueCardKeyResult'] = ResolversParentTypes['IssueCardKeyResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'IssueCardKeySuccess' | 'MembershipNotActive', ParentType, ContextType>;
}>;

export type IssueCardKeySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueCardKeySuccess'] = ResolversParentTypes['IssueCardKeySuccess']> = ResolversObject<{
  cardKey?: Resolver<ResolversTypes['CardKey'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MapBoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapBounds'] = ResolversParentTypes['MapBounds']> = ResolversObject<{
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type MarketMismatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketMismatch'] = ResolversParentTypes['MarketMismatch']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member'], FederationReferenceType extends FederationReferenceTypes['Member'] = FederationReferenceTypes['Member']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Member']> | FederationReferenceType, FederationReferenceType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['MemberAddress']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPreferredClubReplaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  membershipNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredClub?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
}>;

export type MemberAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberAddress'] = ResolversParentTypes['MemberAddress']> = ResolversObject<{
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  hasManualTerritory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeliverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMarkedUndeliverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  phoneText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plusCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  territories?: Resolver<Array<ResolversTypes['Territory']>, ParentType, ContextType>;
}>;

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = ResolversObject<{
  attributes?: Resolver<Array<ResolversTypes['MembershipAttribute']>, ParentType, ContextType>;
  cardCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['MembershipContact'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOnAfterRenewal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFirstCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherCardholders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  renewal?: Resolver<ResolversTypes['MembershipEligibility'], ParentType, ContextType>;
  renewalOffer?: Resolver<Maybe<ResolversTypes['MembershipOffer']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  upgrade?: Resolver<ResolversTypes['MembershipEligibility'], ParentType, ContextType>;
  upgradeOffer?: Resolver<Maybe<ResolversTypes['MembershipOffer']>, ParentType, ContextType>;
}>;

export type MembershipAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipAttribute'] = ResolversParentTypes['MembershipAttribute']> = ResolversObject<{
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MembershipContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipContact'] = ResolversParentTypes['MembershipContact']> = ResolversObject<{
  birthDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MembershipEligibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipEligibility'] = ResolversParentTypes['MembershipEligibility']> = ResolversObject<{
  isEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['IneligibilityMessage']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['IneligibilityReason']>, ParentType, ContextType>;
}>;

export type MembershipNotActiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipNotActive'] = ResolversParentTypes['MembershipNotActive']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MembershipNotCancellableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipNotCancellable'] = ResolversParentTypes['MembershipNotCancellable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MembershipOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipOffer'] = ResolversParentTypes['MembershipOffer']> = ResolversObject<{
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceInUsd?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  yearlyPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  yearlyPriceInUsd?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
}>;

export type MembershipServiceUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipServiceUnavailable'] = ResolversParentTypes['MembershipServiceUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  centAmount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  addAddress?: Resolver<ResolversTypes['AddAddressResult'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'input'>>;
  cancelMembership?: Resolver<ResolversTypes['CancelMembershipResult'], ParentType, ContextType>;
  confirmEmailChange?: Resolver<ResolversTypes['ConfirmEmailChangeResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'input'>>;
  createIdentity?: Resolver<ResolversTypes['CreateIdentityResult'], ParentType, ContextType, RequireFields<MutationCreateIdentityArgs, 'input'>>;
  deleteAddress?: Resolver<ResolversTypes['DeleteAddressResult'], ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'input'>>;
  deleteIdentity?: Resolver<ResolversTypes['DeleteIdentityResult'], ParentType, ContextType>;
  issueCardKey?: Resolver<ResolversTypes['IssueCardKeyResult'], ParentType, ContextType, RequireFields<MutationIssueCardKeyArgs, 'input'>>;
  requestEmailChange?: Resolver<ResolversTypes['RequestEmailChangeResult'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'input'>>;
  resendVerificationEmail?: Resolver<ResolversTypes['ResendVerificationEmailResult'], ParentType, ContextType, RequireFields<MutationResendVerificationEmailArgs, 'input'>>;
  revokeCardKey?: Resolver<ResolversTypes['RevokeCardKeyResult'], ParentType, ContextType, RequireFields<MutationRevokeCardKeyArgs, 'input'>>;
  setDefaultAddress?: Resolver<ResolversTypes['SetDefaultAddressResult'], ParentType, ContextType, RequireFields<MutationSetDefaultAddressArgs, 'input'>>;
  setMembershipAttributes?: Resolver<ResolversTypes['SetMembershipAttributesResult'], ParentType, ContextType, RequireFields<MutationSetMembershipAttributesArgs, 'input'>>;
  setPreferredClub?: Resolver<ResolversTypes['SetPreferredClubResult'], ParentType, ContextType, RequireFields<MutationSetPreferredClubArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['UpdateAddressResult'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
  updateDetails?: Resolver<ResolversTypes['UpdateDetailsResult'], ParentType, ContextType, RequireFields<MutationUpdateDetailsArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailResult'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
}>;

export type OnboardingCaptchaRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingCaptchaRequired'] = ResolversParentTypes['OnboardingCaptchaRequired']> = ResolversObject<{
  challenge?: Resolver<ResolversTypes['CaptchaChallenge'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type OnboardingUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingUnavailable'] = ResolversParentTypes['OnboardingUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PasswordPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordPolicy'] = ResolversParentTypes['PasswordPolicy']> = ResolversObject<{
  maximumLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiredCharacters?: Resolver<Array<ResolversTypes['PasswordCharacterKind']>, ParentType, ContextType>;
}>;

export type PasswordRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRefused'] = ResolversParentTypes['PasswordRefused']> = ResolversObject<{
  brokenRules?: Resolver<Array<ResolversTypes['PasswordRule']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = ResolversObject<{
  isDeliverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  plusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  territories?: Resolver<Array<ResolversTypes['Territory']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlaceByPositionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceByPositionResult'] = ResolversParentTypes['PlaceByPositionResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'Place' | 'PlaceOutsideMarket', ParentType, ContextType>;
}>;

export type PlaceOutsideMarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOutsideMarket'] = ResolversParentTypes['PlaceOutsideMarket']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlaceSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceSuggestion'] = ResolversParentTypes['PlaceSuggestion']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PostalAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = ResolversObject<{
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PreferredClubUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreferredClubUnavailable'] = ResolversParentTypes['PreferredClubUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  addressRules?: Resolver<ResolversTypes['AddressRules'], ParentType, ContextType>;
  canCreateIdentity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryCanCreateIdentityArgs, 'membershipNumber'>>;
  economicActivities?: Resolver<Array<ResolversTypes['EconomicActivity']>, ParentType, ContextType>;
  isMembershipValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsMembershipValidArgs, 'membershipNumber'>>;
  me?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  membershipOffers?: Resolver<Maybe<Array<ResolversTypes['MembershipOffer']>>, ParentType, ContextType, RequireFields<QueryMembershipOffersArgs, 'clubKey'>>;
  onboardingCaptcha?: Resolver<Maybe<ResolversTypes['CaptchaChallenge']>, ParentType, ContextType, RequireFields<QueryOnboardingCaptchaArgs, 'scriptFailed'>>;
  passwordPolicy?: Resolver<ResolversTypes['PasswordPolicy'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceArgs, 'id'>>;
  placeByPosition?: Resolver<ResolversTypes['PlaceByPositionResult'], ParentType, ContextType, RequireFields<QueryPlaceByPositionArgs, 'latitude' | 'longitude'>>;
  placeByText?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceByTextArgs, 'text'>>;
  placeSuggestions?: Resolver<Array<ResolversTypes['PlaceSuggestion']>, ParentType, ContextType, RequireFields<QueryPlaceSuggestionsArgs, 'limit' | 'text'>>;
  territories?: Resolver<Array<ResolversTypes['Territory']>, ParentType, ContextType, Partial<QueryTerritoriesArgs>>;
}>;

export type RequestEmailChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailChangeResult'] = ResolversParentTypes['RequestEmailChangeResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'EmailChangeRefused' | 'EmailChangeUnavailable' | 'RequestEmailChangeSuccess', ParentType, ContextType>;
}>;

export type RequestEmailChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailChangeSuccess'] = ResolversParentTypes['RequestEmailChangeSuccess']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ResendVerificationEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendVerificationEmailResult'] = ResolversParentTypes['ResendVerificationEmailResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'OnboardingUnavailable' | 'ResendVerificationEmailSuccess', ParentType, ContextType>;
}>;

export type ResendVerificationEmailSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendVerificationEmailSuccess'] = ResolversParentTypes['ResendVerificationEmailSuccess']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RevokeCardKeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeCardKeyResult'] = ResolversParentTypes['RevokeCardKeyResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CardServiceUnavailable' | 'RevokeCardKeySuccess', ParentType, ContextType>;
}>;

export type RevokeCardKeySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeCardKeySuccess'] = ResolversParentTypes['RevokeCardKeySuccess']> = ResolversObject<{
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SetDefaultAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultAddressResult'] = ResolversParentTypes['SetDefaultAddressResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddressNotFound' | 'MarketMismatch' | 'SetDefaultAddressSuccess', ParentType, ContextType>;
}>;

export type SetDefaultAddressSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultAddressSuccess'] = ResolversParentTypes['SetDefaultAddressSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetMembershipAttributesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMembershipAttributesResult'] = ResolversParentTypes['SetMembershipAttributesResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'InvalidMembershipAttributes' | 'SetMembershipAttributesSuccess', ParentType, ContextType>;
}>;

export type SetMembershipAttributesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMembershipAttributesSuccess'] = ResolversParentTypes['SetMembershipAttributesSuccess']> = ResolversObject<{
  attributes?: Resolver<Array<ResolversTypes['MembershipAttribute']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetPreferredClubResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPreferredClubResult'] = ResolversParentTypes['SetPreferredClubResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'PreferredClubUnavailable' | 'SetPreferredClubSuccess', ParentType, ContextType>;
}>;

export type SetPreferredClubSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPreferredClubSuccess'] = ResolversParentTypes['SetPreferredClubSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type TerritoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Territory'] = ResolversParentTypes['Territory']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UpdateAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAddressResult'] = ResolversParentTypes['UpdateAddressResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddressNotFound' | 'InvalidAddress' | 'MarketMismatch' | 'UpdateAddressSuccess', ParentType, ContextType>;
}>;

export type UpdateAddressSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAddressSuccess'] = ResolversParentTypes['UpdateAddressSuccess']> = ResolversObject<{
  address?: Resolver<ResolversTypes['MemberAddress'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type UpdateDetailsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDetailsResult'] = ResolversParentTypes['UpdateDetailsResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'DetailsChanged' | 'InvalidDetails' | 'UpdateDetailsSuccess', ParentType, ContextType>;
}>;

export type UpdateDetailsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDetailsSuccess'] = ResolversParentTypes['UpdateDetailsSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddressNotFound' | 'CardServiceUnavailable' | 'DetailsChanged' | 'EmailChangeCodeInvalid' | 'EmailChangeRefused' | 'EmailChangeUnavailable' | 'IdentityExists' | 'IdentityNotFound' | 'IdentityRejected' | 'IdentityServiceUnavailable' | 'IdentityVerificationCodeInvalid' | 'InvalidAddress' | 'InvalidDetails' | 'InvalidMembershipAttributes' | 'InvalidOnboardingDetails' | 'MarketMismatch' | 'MembershipNotActive' | 'MembershipNotCancellable' | 'MembershipServiceUnavailable' | 'OnboardingCaptchaRequired' | 'OnboardingUnavailable' | 'PasswordRefused' | 'PlaceOutsideMarket' | 'PreferredClubUnavailable', ParentType, ContextType>;
}>;

export type VerifyEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailResult'] = ResolversParentTypes['VerifyEmailResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'IdentityVerificationCodeInvalid' | 'OnboardingUnavailable' | 'VerifyEmailSuccess', ParentType, ContextType>;
}>;

export type VerifyEmailSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailSuccess'] = ResolversParentTypes['VerifyEmailSuccess']> = ResolversObject<{
  wasVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AddAddressResult?: AddAddressResultResolvers<ContextType>;
  AddAddressSuccess?: AddAddressSuccessResolvers<ContextType>;
  AddressFieldError?: AddressFieldErrorResolvers<ContextType>;
  AddressNotFound?: AddressNotFoundResolvers<ContextType>;
  AddressRules?: AddressRulesResolvers<ContextType>;
  CancelMembershipResult?: CancelMembershipResultResolvers<ContextType>;
  CancelMembershipSuccess?: CancelMembershipSuccessResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  CardKey?: CardKeyResolvers<ContextType>;
  CardServiceUnavailable?: CardServiceUnavailableResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  ConfirmEmailChangeResult?: ConfirmEmailChangeResultResolvers<ContextType>;
  ConfirmEmailChangeSuccess?: ConfirmEmailChangeSuccessResolvers<ContextType>;
  CreateIdentityResult?: CreateIdentityResultResolvers<ContextType>;
  CreateIdentitySuccess?: CreateIdentitySuccessResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAddressResult?: DeleteAddressResultResolvers<ContextType>;
  DeleteAddressSuccess?: DeleteAddressSuccessResolvers<ContextType>;
  DeleteIdentityResult?: DeleteIdentityResultResolvers<ContextType>;
  DeleteIdentitySuccess?: DeleteIdentitySuccessResolvers<ContextType>;
  DetailsChanged?: DetailsChangedResolvers<ContextType>;
  DetailsFieldError?: DetailsFieldErrorResolvers<ContextType>;
  EconomicActivity?: EconomicActivityResolvers<ContextType>;
  EmailChangeCodeInvalid?: EmailChangeCodeInvalidResolvers<ContextType>;
  EmailChangeRefused?: EmailChangeRefusedResolvers<ContextType>;
  EmailChangeUnavailable?: EmailChangeUnavailableResolvers<ContextType>;
  IdentityExists?: IdentityExistsResolvers<ContextType>;
  IdentityNotFound?: IdentityNotFoundResolvers<ContextType>;
  IdentityRejected?: IdentityRejectedResolvers<ContextType>;
  IdentityServiceUnavailable?: IdentityServiceUnavailableResolvers<ContextType>;
  IdentityVerificationCodeInvalid?: IdentityVerificationCodeInvalidResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  IneligibilityMessage?: IneligibilityMessageResolvers<ContextType>;
  IneligibilityReason?: IneligibilityReasonResolvers<ContextType>;
  InvalidAddress?: InvalidAddressResolvers<ContextType>;
  InvalidDetails?: InvalidDetailsResolvers<ContextType>;
  InvalidMembershipAttributes?: InvalidMembershipAttributesResolvers<ContextType>;
  InvalidOnboardingDetails?: InvalidOnboardingDetailsResolvers<ContextType>;
  IssueCardKeyResult?: IssueCardKeyResultResolvers<ContextType>;
  IssueCardKeySuccess?: IssueCardKeySuccessResolvers<ContextType>;
  MapBounds?: MapBoundsResolvers<ContextType>;
  MarketMismatch?: MarketMismatchResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberAddress?: MemberAddressResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipAttribute?: MembershipAttributeResolvers<ContextType>;
  MembershipContact?: MembershipContactResolvers<ContextType>;
  MembershipEligibility?: MembershipEligibilityResolvers<ContextType>;
  MembershipNotActive?: MembershipNotActiveResolvers<ContextType>;
  MembershipNotCancellable?: MembershipNotCancellableResolvers<ContextType>;
  MembershipOffer?: MembershipOfferResolvers<ContextType>;
  MembershipServiceUnavailable?: MembershipServiceUnavailableResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OnboardingCaptchaRequired?: OnboardingCaptchaRequiredResolvers<ContextType>;
  OnboardingUnavailable?: OnboardingUnavailableResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordPolicy?: PasswordPolicyResolvers<ContextType>;
  PasswordRefused?: PasswordRefusedResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceByPositionResult?: PlaceByPositionResultResolvers<ContextType>;
  PlaceOutsideMarket?: PlaceOutsideMarketResolvers<ContextType>;
  PlaceSuggestion?: PlaceSuggestionResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  PreferredClubUnavailable?: PreferredClubUnavailableResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RequestEmailChangeResult?: RequestEmailChangeResultResolvers<ContextType>;
  RequestEmailChangeSuccess?: RequestEmailChangeSuccessResolvers<ContextType>;
  ResendVerificationEmailResult?: ResendVerificationEmailResultResolvers<ContextType>;
  ResendVerificationEmailSuccess?: ResendVerificationEmailSuccessResolvers<ContextType>;
  RevokeCardKeyResult?: RevokeCardKeyResultResolvers<ContextType>;
  RevokeCardKeySuccess?: RevokeCardKeySuccessResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SetDefaultAddressResult?: SetDefaultAddressResultResolvers<ContextType>;
  SetDefaultAddressSuccess?: SetDefaultAddressSuccessResolvers<ContextType>;
  SetMembershipAttributesResult?: SetMembershipAttributesResultResolvers<ContextType>;
  SetMembershipAttributesSuccess?: SetMembershipAttributesSuccessResolvers<ContextType>;
  SetPreferredClubResult?: SetPreferredClubResultResolvers<ContextType>;
  SetPreferredClubSuccess?: SetPreferredClubSuccessResolvers<ContextType>;
  Territory?: TerritoryResolvers<ContextType>;
  UpdateAddressResult?: UpdateAddressResultResolvers<ContextType>;
  UpdateAddressSuccess?: UpdateAddressSuccessResolvers<ContextType>;
  UpdateDetailsResult?: UpdateDetailsResultResolvers<ContextType>;
  UpdateDetailsSuccess?: UpdateDetailsSuccessResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyEmailResult?: VerifyEmailResultResolvers<ContextType>;
  VerifyEmailSuccess?: VerifyEmailSuccessResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
