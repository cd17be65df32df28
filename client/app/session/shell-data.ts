import { useRouteLoaderData } from 'react-router';
import type { SessionEnd } from '../sign-in-refusal.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { ClubChange } from './resolve-clubs.ts';

/** What the frame of each page knows about the shopper. */
export interface ShellData {
  /** Key of the club that sets prices and stock; null for the country's. */
  readonly clubKey: string | null;
  /** Key of the pickup club. */
  readonly pickupClubKey: string | null;
  /** The stored club was replaced for this page. */
  readonly clubChange: ClubChange | null;
  /** How the member's session ended since the previous page; null when it did not. */
  readonly sessionEnd: SessionEnd | null;
  /** The club has no record of the signed-in member (ACCOUNT-5). */
  readonly hasNoProfile: boolean;
  /** The shopper has just signed out. */
  readonly isAfterSignOut: boolean;
  /** When the server rendered the page, in milliseconds since 1970. */
  readonly renderedAt: number;
}

/** The club that sets all prices and stock of the page: the delivery club, otherwise the pickup club. */
export function useClubKey(): string | null {
  return useRouteLoaderData<ShellData>('routes/shell')?.clubKey ?? null;
}

/** The pickup club, whichever delivery method is chosen. */
export function usePickupClubKey(): string | null {
  return useRouteLoaderData<ShellData>('routes/shell')?.pickupClubKey ?? null;
}

/**
 * The current time, for days such as "today". While a page is hydrated it is the time when the server rendered it, so that
 * both show the same day (ROUTING-75).
 */
export function useNow(): Date {
  const renderedAt = useRouteLoaderData<ShellData>('routes/shell')?.renderedAt;
  return useHydrated() || renderedAt === undefined ? new Date() : new Date(renderedAt);
}
