/** Clubs of a market where members can shop online, by their four-digit keys. */
export interface ShoppingClubs {
  readonly transactional: readonly string[];
  /** Replaces a preferred club that is not transactional. */
  readonly default: string;
}

/** Whether a member of the market can prefer this club (CLUBS-46). */
export function isPreferable(clubKey: string, { transactional }: ShoppingClubs): boolean {
  return transactional.includes(clubKey);
}

/** @returns the saved club, or the default in place of one that is not transactional (CLUBS-42, CLUBS-44) */
export function resolvePreferredClub(savedKey: string | null, clubs: ShoppingClubs): string | null {
  if (savedKey === null) return null;
  return isPreferable(savedKey, clubs) ? savedKey : clubs.default;
}
