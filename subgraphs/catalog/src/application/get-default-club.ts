import type { MarketCode } from '@tarima/markets/table';
import type { Club } from '../domain/club.ts';
import type { CatalogRules } from './configuration.ts';
import type { ClubDirectory } from './ports.ts';

export interface GetDefaultClubDependencies {
  readonly clubs: Pick<ClubDirectory, 'getClub'>;
  readonly rules: Pick<CatalogRules, 'getDefaultClubKey'>;
}

/** The club for shoppers whose own club is not available (CLUBS-7); undefined when it does not exist. */
export async function getDefaultClub(
  { clubs, rules }: GetDefaultClubDependencies,
  marketCode: MarketCode,
): Promise<Club | undefined> {
  return clubs.getClub(rules.getDefaultClubKey(marketCode));
}
