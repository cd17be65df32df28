import type { KnownMarket } from '@tarima/markets/table';
import { type PreferredClubUnavailable, preferredClubUnavailable } from '../domain/failure.ts';
import type { Member } from '../domain/member.ts';
import { isPreferable, type ShoppingClubs } from '../domain/preferred-club.ts';
import type { Viewer } from './viewer.ts';

export type SetPreferredClub = (clubKey: string) => Promise<{ member: Member } | PreferredClubUnavailable>;

export interface SetPreferredClubDependencies {
  readonly viewer: Viewer;
  getShoppingClubs(market: KnownMarket): ShoppingClubs;
}

/** @returns the use case that saves the preferred club of the signed-in member (CLUBS-46, CLUBS-47) */
export function createSetPreferredClub({ viewer, getShoppingClubs }: SetPreferredClubDependencies): SetPreferredClub {
  return async (clubKey) => {
    const { market } = await viewer.require();
    if (!isPreferable(clubKey, getShoppingClubs(market))) return preferredClubUnavailable;
    return { member: await viewer.change({ kind: 'setPreferredClub', clubKey }) };
  };
}
