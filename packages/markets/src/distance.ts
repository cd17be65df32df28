import type { Position } from './address-rules.ts';

const earthRadiusKm = 6371;

/** Kilometres between two places in a straight line (CLUBS-20). */
export function kilometresBetween(one: Position, other: Position): number {
  const radians = Math.PI / 180;
  const north = (other.latitude - one.latitude) * radians;
  const east = (other.longitude - one.longitude) * radians;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
