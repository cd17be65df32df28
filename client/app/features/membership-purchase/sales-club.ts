import type { ClubSummaryFragment } from '../../session/shell.gen.ts';

/** The clubs that a shopper's page knows. */
export interface KnownClubs {
  /** `club` of the page's query. */
  readonly requested: string | null;
  /** The shopper's pickup club. */
  readonly pickup: string | null;
  /** The market's default club. */
  readonly standard: string | undefined;
}

/**
 * The club at which a new membership is bought: the requested one, otherwise the pickup club, the default club, or the
 * first one that sells memberships (MEMBERSHIP-153).
 * @returns undefined where no club of the market sells memberships online
 */
export function findSalesClub<Club extends Pick<ClubSummaryFragment, 'key' | 'sellsMemberships'>>(
  clubs: readonly Club[],
  { requested, pickup, standard }: KnownClubs,
): Club | undefined {
  const selling = clubs.filter((club) => club.sellsMemberships);
  const preferred = [requested, pickup, standard].map((key) => selling.find((club) => club.key === key));
  return preferred.find((club) => club !== undefined) ?? selling[0];
}
