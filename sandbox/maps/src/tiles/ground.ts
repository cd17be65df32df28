import type { Point } from '../directions.ts';
import type { Country, Ring } from './land.ts';
import { metresAcross, project, type WorldPoint } from './projection.ts';

/** A piece of land that the outlines of countries leave out. */
export interface Disc {
  readonly at: WorldPoint;
  /** As a share of the map's width. */
  readonly radius: number;
}

/** Metres of ground around a place by the sea, and how much farther the shore may be to be reached. */
const leastRadius = 400;
const greatestRadius = 1500;
const beyondShore = 100;

/**
 * Land for places that would stand in the water: outlines of the whole world are a few hundred metres coarse, which is much
 * on an island. Each has ground around it, up to its shore where there is one near.
 */
export function groundOf(places: readonly Point[], countries: readonly Country[]): readonly Disc[] {
  return places.flatMap((place) => {
    const at = project(place);
    if (countries.some((country) => isOn(country, at))) return [];
    const metres = metresAcross(place.latitude);
    const shore =
      countries.flat().reduce((least, ring) => Math.min(least, distance(ring, at, least)), Infinity) * metres;
    const radius = Math.max(leastRadius, shore + beyondShore);
    return [{ at, radius: (radius > greatestRadius ? leastRadius : radius) / metres }];
  });
}

/** Whether a point lies on a country: within an odd number of its rings. */
function isOn(country: Country, at: WorldPoint): boolean {
  return country.filter((ring) => isWithin(ring, at)).length % 2 === 1;
}

/** Counts the ring's lines to the right of the point. */
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

/** To the nearest corner of a ring; Infinity when its box is farther than `least` already. */
function distance({ points, box }: Ring, [x, y]: WorldPoint, least: number): number {
  const toBox = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  if (toBox >= least) return Infinity;
  return points.reduce((nearest, point) => Math.min(nearest, Math.hypot(point[0] - x, point[1] - y)), Infinity);
}
