import type { KnownMarket } from '@tarima/markets/table';
import type { Caller } from '@tarima/service-kit/caller';
import type { ShoppingClubs } from './domain/club-choice.ts';
import type { Member } from './domain/member.ts';
import type { Membership } from './domain/membership.ts';

/** What the resolvers of one request work with. */
export interface Context {
  readonly caller: Caller;
  /** Who is signed in, read once a request; null for everybody else, and for a member whom the platform does not know. */
  viewer(): Promise<Member | null>;
  /** Keeps the signed-in member's club; null like `viewer`. */
  setPreferredClub(clubKey: string): Promise<Member | null>;
  /** Clubs of a market where members may shop online, and the one for those whose own is not among them. */
  clubsOf(market: KnownMarket): ShoppingClubs;
  membershipOf(membershipNumber: string): Promise<Membership | null>;
  isValid(membershipNumber: string): Promise<boolean>;
  /** Counts a look-up of the caller's; false when it is one too many. */
  admitLookUp(): Promise<boolean>;
}
