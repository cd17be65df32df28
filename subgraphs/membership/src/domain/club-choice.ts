/** Clubs of a market where members may shop online; keys of four digits. */
export interface ShoppingClubs {
  readonly transactional: readonly string[];
  /** For members whose preferred club is not among them. */
  readonly default: string;
}

/** Whether a member of the market may prefer this club (CLUBS-46). */
export function isChoosable(clubKey: string, { transactional }: ShoppingClubs): boolean {
  return transactional.includes(clubKey);
}

/** The club where a member shops: the default in place of a preferred one that is not valid (CLUBS-42). */
export function usableClub(preferred: string | null, clubs: ShoppingClubs): string | null {
  if (preferred === null) return null;
  return isChoosable(preferred, clubs) ? preferred : clubs.default;
}
