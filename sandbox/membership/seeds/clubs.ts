import { clubs } from '../../commerce/seeds/clubs.ts';

/** A club of the chain by its four-digit code. */
export function findClub(clubCode: string): { readonly country: string } | undefined {
  return clubs.find(({ key }) => key === clubCode);
}
