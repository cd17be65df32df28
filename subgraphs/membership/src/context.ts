import type { AddressRules } from '@tarima/markets/address-rules';
import type { KnownMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { ShoppingClubs } from './domain/club-choice.ts';
import type { MembershipAction, MembershipOffers, ReasonCode } from './domain/eligibility.ts';
import type { Identities } from './domain/identities.ts';
import type { Maps } from './domain/maps.ts';
import type { Member } from './domain/member.ts';
import type { Membership } from './domain/membership.ts';
import type { FulfillmentClub, ProfileChange } from './domain/profile-change.ts';
import type { Territories } from './domain/territory.ts';

/** What the resolvers of one request work with. */
export interface Context {
  readonly caller: Caller;
  /** Who is signed in, read once a request; null for everybody else, and for a member whom the platform does not know. */
  viewer(): Promise<Member | null>;
  /** Changes the signed-in member's profile; null like `viewer`. */
  changeProfile(change: ProfileChange): Promise<Member | null>;
  /** Clubs of a market where members may shop online, and the one for those whose own is not among them. */
  clubsOf(market: KnownMarket): ShoppingClubs;
  /** Clubs that bring goods to a place, nearest first. */
  fulfillmentClubsAt(plusCode: string): Promise<readonly FulfillmentClub[]>;
  readonly maps: Maps;
  readonly territories: Territories;
  /** Counts a look-up of the caller's on the map; false when it is one too many. */
  admitMapLookUp(): Promise<boolean>;
  readonly identities: Identities;
  /** What addresses of the request's market must have. */
  readonly addressRules: AddressRules;
  membershipOf(member: Member): Promise<Membership | null>;
  /** What the shop does with memberships of a market, as configured now. */
  offersOf(market: KnownMarket): MembershipOffers;
  /** Why the club does not let something be done with a membership, the weightiest first; none when it does. */
  refusalsOf(action: MembershipAction, membershipNumber: string): Promise<readonly ReasonCode[]>;
  isValid(membershipNumber: string): Promise<boolean>;
  /** Counts a look-up of the caller's; false when it is one too many. */
  admitLookUp(): Promise<boolean>;
}
