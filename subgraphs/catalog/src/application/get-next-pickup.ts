import type { Club } from '../domain/club.ts';
import type { CatalogRules } from './configuration.ts';
import type { ClubDirectory, OpeningPeriod } from './ports.ts';

export interface GetNextPickupDependencies {
  readonly clubs: Pick<ClubDirectory, 'findNextOpening'>;
  readonly rules: Pick<CatalogRules, 'offersPickup' | 'getPickupLeadMinutes'>;
}

/** When an order placed now can first be picked up; null at a club without pickup. */
export function getNextPickup({ clubs, rules }: GetNextPickupDependencies, club: Club): OpeningPeriod | null {
  if (!rules.offersPickup(club)) return null;
  return clubs.findNextOpening(club, new Date(), rules.getPickupLeadMinutes(club.market.code));
}
