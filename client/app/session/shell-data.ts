import { useRouteLoaderData } from 'react-router';
import type { ClubChange } from './resolve-clubs.ts';

/** What the frame of every page knows of the shopper. */
export interface ShellData {
  /** Key of the club whose prices and stock count; they are the country's without one. */
  readonly clubKey: string | null;
  /** Key of the club where the shopper collects. */
  readonly pickupClubKey: string | null;
  /** The remembered club was replaced for this page. */
  readonly clubChange: ClubChange | null;
  /** The member was signed out since the last page. */
  readonly sessionExpired: boolean;
  /** The shopper has just signed out. */
  readonly isAfterSignOut: boolean;
}

/** The club of every price and stock of the page: the one that brings goods home, else the one where they are collected. */
export function useClubKey(): string | null {
  return useRouteLoaderData<ShellData>('routes/shell')?.clubKey ?? null;
}

/** The club where the shopper collects, whether goods are brought home just now or not. */
export function usePickupClubKey(): string | null {
  return useRouteLoaderData<ShellData>('routes/shell')?.pickupClubKey ?? null;
}
