type Point = { latitude: number; longitude: number };

/** Great-circle distance in kilometres, one decimal. */
export function distanceKm(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const north = (to.latitude - from.latitude) * radians;
  const east = (to.longitude - from.longitude) * radians;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(east / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(chord)) * 10) / 10;
}
