import type { Point } from '../directions.ts';
import type { Country, Ring } from './land.ts';
import { getMapWidthMetres, project, type WorldPoint } from './projection.ts';

/** An area of land that is missing from the country outlines. */
export interface Disc {
  readonly at: WorldPoint;
  /** Fraction of the map's width. */
  readonly radius: number;
}

/** Minimum and maximum radius of ground around a coastal place, and extension beyond the shore, in metres. */
const minRadius = 400;
const maxRadius = 1500;
const shoreExtension = 100;

/**
 * Finds land for places that would be drawn in the water: the outlines of the world are accurate to a few hundred
 * metres, which is coarse for an island. Each such place gets a disc of ground, which reaches the shore when it is
 * near.
 */
export function findGround(places: readonly Point[], countries: readonly Country[]): readonly Disc[] {
  return places.flatMap((place) => {
    const at = project(place);
    if (countries.some((country) => isOnLand(country, at))) return [];
    const metres = getMapWidthMetres(place.latitude);
    const shore =
      countries.flat().reduce((shortest, ring) => Math.min(shortest, measureDistance(ring, at, shortest)), Infinity) *
      metres;
    const radius = Math.max(minRadius, shore + shoreExtension);
    return [{ at, radius: (radius > maxRadius ? minRadius : radius) / metres }];
  });
}

/** Whether a point is on a country: within an odd number of its rings. */
function isOnLand(country: Country, at: WorldPoint): boolean {
  return country.filter((ring) => isWithin(ring, at)).length % 2 === 1;
}

/** Ray casting: counts the ring's edges to the right of the point. */
function isWithin({ points, box }: Ring, [x, y]: WorldPoint): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  let from = points.at(-1) ?? [0, 0];
  let isInside = false;
  for (const to of points) {
    const isCrossed = from[1] > y !== to[1] > y;
    if (isCrossed && x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])) isInside = !isInside;
    from = to;
  }
  return isInside;
}

/** Distance to the nearest point of a ring; Infinity when its box is already farther than `least`. */
function measureDistance({ points, box }: Ring, [x, y]: WorldPoint, shortest: number): number {
  const toBox = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  if (toBox >= shortest) return Infinity;
  return points.reduce((nearest, point) => Math.min(nearest, Math.hypot(point[0] - x, point[1] - y)), Infinity);
}
