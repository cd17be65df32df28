/** Clubs of a market where members may shop online (store.md §9); keys of four digits. */
export interface ShoppingClubs {
  readonly transactional: readonly string[];
  /** For members whose preferred club is not among them. */
  readonly default: string;
}

/** Whether a member of the market may prefer this club. */
export function isChoosable(clubKey: string, { transactional }: ShoppingClubs): boolean {
  return transactional.includes(clubKey);
}

/** The club that a member shops at: a preferred one that is not valid falls back to the default (store.md §4.2). */
export function usableClub(preferred: string | null, clubs: ShoppingClubs): string | null {
  if (preferred === null) return null;
  return isChoosable(preferred, clubs) ? preferred : clubs.default;
}
