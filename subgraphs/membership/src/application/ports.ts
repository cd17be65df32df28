import type { Position } from '@tarima/markets/address-rules';
import type { LocalizedText } from '@tarima/markets/localized-text';
import type { ReasonCode } from '@tarima/markets/membership-reasons';
import type { OnboardingDetails } from '@tarima/markets/onboarding-details';
import type { KnownMarket, Language } from '@tarima/markets/table';
import type { CardKey } from '../domain/card-key.ts';
import type { EconomicActivity } from '../domain/economic-activity.ts';
import type { MembershipAction } from '../domain/eligibility.ts';
import type { MembershipNotCancellable } from '../domain/failure.ts';
import type { Member } from '../domain/member.ts';
import type { Membership, MembershipAttribute, MembershipStatus } from '../domain/membership.ts';
import type { MembershipCharge } from '../domain/membership-offer.ts';
import type { FoundPlace, PlaceSuggestion } from '../domain/place.ts';
import type { FulfillmentClub, ProfileChange } from '../domain/profile-change.ts';
import type { Territory } from '../domain/territory.ts';

/** The signed-in member whose profile is read or changed. */
export interface ProfileOwner {
  /** OpenID Connect subject. */
  readonly subject: string;
  /** 14 digits. */
  readonly membershipNumber: string;
}

/** Profiles of members. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export interface Profiles {
  /** @returns undefined when the member has no profile */
  find(owner: ProfileOwner): Promise<Member | undefined>;
  /**
   * Makes a change, also when another client changes the profile at the same time. A change that is already made, or of
   * an address that does not exist, writes nothing.
   * @returns the profile afterwards; undefined when the member has none
   */
  change(owner: ProfileOwner, change: ProfileChange): Promise<Member | undefined>;
  /** Whether the profile of somebody else has an email address; the platform keeps addresses unique. */
  isEmailUsedElsewhere(email: string, owner: Pick<ProfileOwner, 'membershipNumber'>): Promise<boolean>;
  /** Creates the profile of a membership unless it has one. */
  ensure(profile: NewProfile): Promise<void>;
}

/** The profile of a member who creates an online account. */
export interface NewProfile {
  readonly membershipNumber: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly market: KnownMarket;
  readonly language: Language;
}

/** Memberships of the club. */
export interface Memberships {
  /** @returns undefined for an unknown number. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
  find(member: Pick<Member, 'membershipNumber' | 'market'>): Promise<Membership | undefined>;
  /** Its status today; undefined for an unknown number. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
  findStatus(membershipNumber: string): Promise<MembershipStatus | undefined>;
  /** Cancels a membership, once. @returns why it cannot be cancelled. @throws any error of the call */
  cancel(membershipNumber: string): Promise<'cancelled' | MembershipNotCancellable['code']>;
  /** Extended attributes of a membership. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
  listAttributes(membershipNumber: string): Promise<readonly MembershipAttribute[]>;
  /** Sets attributes; an empty value removes one. @returns all of them. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
  setAttributes(
    membershipNumber: string,
    attributes: readonly MembershipAttribute[],
  ): Promise<readonly MembershipAttribute[]>;
  /** The club's reasons against a renewal, the most important first. @throws any error of the call */
  findRenewalReasons(membershipNumber: string): Promise<readonly ReasonCode[]>;
  /** The club's reasons against an upgrade, the most important first. @throws any error of the call */
  findUpgradeReasons(membershipNumber: string): Promise<readonly ReasonCode[]>;
  /** Whether the club has an upgrade for the membership. @throws any error of the call */
  isUpgradeOffered(membershipNumber: string): Promise<boolean>;
}

/** A club as members contact it. */
export interface ContactClub {
  readonly name: LocalizedText;
  readonly address: { readonly street: string; readonly city: string; readonly phone: string | undefined };
}

/** Clubs of all markets. @throws any error of the call */
export interface ClubContacts {
  /** @param key four digits */
  findClub(key: string): Promise<ContactClub | undefined>;
}

/** What the club charges. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export interface MembershipCharges {
  /** @returns the charges for a new membership at a club, one for each type */
  listNew(market: KnownMarket, clubKey: string): Promise<readonly MembershipCharge[]>;
  /** @returns the charge for a renewal or an upgrade; undefined when the club has none for the type */
  find(action: MembershipAction, membership: Membership): Promise<MembershipCharge | undefined>;
}

/** Keys of digital membership cards. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export interface CardKeys {
  /** Issues a key for a device, whose former key is revoked; undefined when the membership cannot be used today. */
  issue(membershipNumber: string, deviceId: string): Promise<CardKey | undefined>;
  /** Revokes a key; an unknown or revoked one stays as it is. */
  revoke(membershipNumber: string, keyId: string): Promise<void>;
}

/** A digital identity as the identity provider knows it. */
export interface FoundIdentity {
  readonly membershipNumber: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isEmailVerified: boolean;
}

/** Digital identities, with which members sign in. `unavailable`: the identity provider is down. */
export interface Identities {
  /**
   * Deletes the identity of a membership number (14 digits) with its sessions and refresh tokens. After `unavailable` it
   * can be deleted all the same; a replay then returns `not-found`.
   */
  delete(membershipNumber: string): Promise<'deleted' | 'not-found' | 'unavailable'>;
  /** Finds the identity of a membership number or of an email address. */
  find(
    key: { readonly membership: string } | { readonly email: string },
  ): Promise<FoundIdentity | undefined | 'unavailable'>;
  /** Creates an identity that cannot sign in until its email address is verified. @returns its verification status */
  create(
    details: OnboardingDetails,
  ): Promise<
    'PENDING' | 'VERIFIED' | 'APPROVED' | 'REJECTED' | 'exists' | 'password-refused' | 'throttled' | 'unavailable'
  >;
  /** Mails a link to `callbackUrl` with a code. `refused`: no such identity, a verified one, or too many mails. */
  sendVerificationEmail(mail: {
    readonly membershipNumber: string;
    readonly recipient: string;
    readonly language: Language;
    readonly callbackUrl: string;
  }): Promise<'accepted' | 'refused' | 'unavailable'>;
  /** Uses the code of an email, which verifies the email address. */
  checkCode(
    membershipNumber: string,
    code: string,
  ): Promise<'verified' | 'used' | 'expired' | 'unknown' | 'throttled' | 'unavailable'>;
}

/** Changes of the email address of a digital identity. `unavailable`: the identity provider is down. */
export interface EmailChanges {
  /**
   * Mails a code to the new address; to one that somebody else uses, a notice without a code. `throttled`: the identity has
   * requested too many codes.
   */
  request(change: {
    readonly membershipNumber: string;
    readonly newEmail: string;
    readonly language: Language;
    /** Whether the store knows another owner of the address. */
    readonly isUsedElsewhere: boolean;
  }): Promise<'accepted' | 'unchanged' | 'not-found' | 'throttled' | 'unavailable'>;
  /**
   * Changes the address with the newest code, and notifies the former address; repeating it changes nothing.
   * @returns the address of the identity, or why it was not changed; `used`: somebody else got the address
   */
  confirm(change: {
    readonly membershipNumber: string;
    readonly code: string;
    readonly language: Language;
  }): Promise<{ readonly email: string } | 'wrong' | 'expired' | 'used' | 'not-found' | 'unavailable'>;
}

/** Delivery coverage of the clubs (ADDRESSES-80). @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export interface Coverage {
  /** @returns the clubs that deliver to a plus code, nearest first; empty outside every club's coverage */
  findClubs(plusCode: string): Promise<readonly FulfillmentClub[]>;
}

/** Territories of the markets. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export interface Territories {
  /** @returns a market's provinces, or the children of one of its territories; empty for an unknown parent */
  listChildren(market: KnownMarket, parentId: string | null): Promise<readonly Territory[]>;
  /** @returns the territory after its parents, the province first; empty for an unknown id */
  findPath(market: KnownMarket, id: string): Promise<readonly Territory[]>;
}

/** Economic activities for invoices. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export interface EconomicActivities {
  /** @returns the activities of a market in the order of their codes; empty where there is no list */
  list(market: KnownMarket): Promise<readonly EconomicActivity[]>;
}

/** The market whose places are searched, and the language of the results. */
export interface MapScope {
  readonly market: KnownMarket;
  readonly language: Language;
}

/** A map service, restricted to one market (ADDRESSES-44). @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export interface Maps {
  /** @returns at most `limit` suggestions, the most likely first */
  suggest(text: string, scope: MapScope, limit: number): Promise<PlaceSuggestion[]>;
  /** @returns the place of a suggestion's id */
  findById(id: string, scope: MapScope): Promise<FoundPlace | undefined>;
  /** @returns the most likely place for a text */
  geocode(text: string, scope: MapScope): Promise<FoundPlace | undefined>;
  /** @returns the place at a position; undefined when the market has none there */
  reverseGeocode(position: Position, scope: MapScope): Promise<FoundPlace | undefined>;
}
