/**
 * Sorts clubs: the current one first (CLUBS-12), then those with pickup, nearest first where distances are known
 * (CLUBS-13), then the others (CLUBS-14).
 */
export function sortClubs<Club extends { readonly key: string; readonly offersPickup: boolean }>(
  clubs: readonly Club[],
  current: string | null,
  kilometres: ReadonlyMap<string, number>,
): Club[] {
  const distanceOf = (club: Club) => kilometres.get(club.key) ?? Number.POSITIVE_INFINITY;
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return clubs.toSorted(
    (a, b) =>
      Number(b.key === current) - Number(a.key === current) ||
      Number(b.offersPickup) - Number(a.offersPickup) ||
      compare(distanceOf(a), distanceOf(b)),
  );
}
