import type { Position } from '@tarima/markets/address-rules';

const earthRadiusKm = 6371;

/** Kilometres between two places as the crow flies. */
export function kilometresBetween(one: Position, other: Position): number {
  const radians = Math.PI / 180;
  const north = (other.latitude - one.latitude) * radians;
  const east = (other.longitude - one.longitude) * radians;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** The shopper's own club first, then those that sell online, the nearest first where distances are known. */
export function inOrder<Club extends { readonly key: string; readonly isEcommerceEnabled: boolean }>(
  clubs: readonly Club[],
  current: string | null,
  kilometres: ReadonlyMap<string, number>,
): Club[] {
  const far = (club: Club) => kilometres.get(club.key) ?? Number.POSITIVE_INFINITY;
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return clubs.toSorted(
    (a, b) =>
      Number(b.key === current) - Number(a.key === current) ||
      Number(b.isEcommerceEnabled) - Number(a.isEcommerceEnabled) ||
      compare(far(a), far(b)),
  );
}
