import type { MarketCode } from '@tarima/markets/table';
import type { Club } from '../domain/club.ts';
import type { CatalogRules } from './configuration.ts';
import type { ClubDirectory } from './ports.ts';

export interface FindDefaultClubDependencies {
  readonly clubs: Pick<ClubDirectory, 'findClub'>;
  readonly rules: Pick<CatalogRules, 'getDefaultClubKey'>;
}

/** The club for shoppers whose own club is not available (CLUBS-7); undefined when it does not exist. */
export async function findDefaultClub(
  { clubs, rules }: FindDefaultClubDependencies,
  marketCode: MarketCode,
): Promise<Club | undefined> {
  return clubs.findClub(rules.getDefaultClubKey(marketCode));
}
