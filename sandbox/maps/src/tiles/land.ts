import { readFile } from 'node:fs/promises';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Rectangle } from './clip.ts';
import { project, type WorldPoint } from './projection.ts';

/** A closed coastline or border with its bounding box. */
export interface Ring {
  readonly points: readonly WorldPoint[];
  readonly box: Rectangle;
}

/** Outline of a country; holes are rings too (fill rule: even-odd). */
export type Country = readonly Ring[];

/** Area that the maps show: the thirteen markets and the area between them. */
const visibleBox = computeBox([project({ latitude: 28, longitude: -98 }), project({ latitude: -8, longitude: -54 })]);

/** Loads the countries of the region from Natural Earth's most detailed outlines. */
export async function loadCountries(): Promise<readonly Country[]> {
  const file = new URL(import.meta.resolve('world-atlas/countries-10m.json'));
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  return feature(atlas, atlas.objects.countries)
    .features.map(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates;
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    })
    .map((rings) => rings.map(toRing).filter(({ box }) => doOverlap(box, visibleBox)))
    .filter((rings) => rings.length > 0);
}

/** Whether two rectangles overlap. */
export function doOverlap(one: Rectangle, other: Rectangle): boolean {
  return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}

function toRing(coordinates: readonly (readonly number[])[]): Ring {
  const corners = coordinates.map(([longitude = 0, latitude = 0]) => project({ latitude, longitude }));
  const box = computeBox(corners);
  return { points: doOverlap(box, visibleBox) ? smooth(smooth(corners)) : corners, box };
}

/** Smooths a ring by cutting every corner at a quarter of its sides (Chaikin); shared borders stay identical. */
function smooth(ring: readonly WorldPoint[]): readonly WorldPoint[] {
  return ring.flatMap((from, index): WorldPoint[] => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const [across, down] = [(to[0] - from[0]) / 4, (to[1] - from[1]) / 4];
    return [
      [from[0] + across, from[1] + down],
      [to[0] - across, to[1] - down],
    ];
  });
}

function computeBox(points: readonly WorldPoint[]): Rectangle {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
