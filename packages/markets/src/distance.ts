import type { Position } from './address-rules.ts';

const earthRadiusKm = 6371;

/** Straight-line distance between two positions in kilometres, by the haversine formula (CLUBS-20). */
export function getDistanceKm(from: Position, to: Position): number {
  const radiansPerDegree = Math.PI / 180;
  const deltaLatitude = (to.latitude - from.latitude) * radiansPerDegree;
  const deltaLongitude = (to.longitude - from.longitude) * radiansPerDegree;
  const chord =
    Math.sin(deltaLatitude / 2) ** 2 +
    Math.cos(from.latitude * radiansPerDegree) *
      Math.cos(to.latitude * radiansPerDegree) *
      Math.sin(deltaLongitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
