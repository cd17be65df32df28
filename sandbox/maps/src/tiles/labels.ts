import type { Place } from '../store/places.ts';
import type { Rectangle } from './clip.ts';
import { doOverlap } from './land.ts';
import { getWorldPixels, project, type WorldPoint } from './projection.ts';

/** A label on the map at one zoom. */
export interface Label {
  readonly place: Place;
  /** Position in pixels of the whole map at that zoom. */
  readonly at: WorldPoint;
  readonly fontSize: number;
  /**
   * Offset in pixels from the mark down to the baseline of the name. Landmarks have their name below the mark, because
   * pins cover the area above.
   */
  readonly nameBelow: number;
  /** Area that the mark and its name cover. */
  readonly box: Rectangle;
}

/** Minimum population of labelled towns by zoom; landmarks and clubs have a first zoom of their own. */
const minPopulation: readonly number[] = [
  Infinity,
  Infinity,
  Infinity,
  Infinity,
  3e6,
  1e6,
  3e5,
  1.5e5,
  5e4,
  2e4,
  8e3,
  3e3,
];
const firstZoom = { town: 0, club: 9, landmark: 14 };
const cityPopulation = 1e5;
const clubsFirstZoom = 13;
/** Space between two labels, in pixels. */
const gap = 6;
const cell = 64;

/**
 * Places the labels of a zoom by priority; a label that would overlap a more important one is omitted. The result is
 * the same for every tile.
 */
export function placeLabels(places: readonly Place[], z: number): readonly Label[] {
  const labelled = places.filter(({ kind, population }) => {
    if (z < firstZoom[kind]) return false;
    return kind !== 'town' || population >= (minPopulation[z] ?? 0);
  });
  // `named` is sorted by population in descending order.
  const ordered = labelled.toSorted((one, other) => rank(one, z) - rank(other, z));
  const labelsByCell = new Map<string, Label[]>();
  return ordered
    .map((place) => buildLabel(place, z))
    .filter((label) => {
      const cells = listCells(label.box);
      if (cells.some((key) => labelsByCell.get(key)?.some(({ box }) => doOverlap(box, label.box)))) return false;
      for (const key of cells) labelsByCell.set(key, [...(labelsByCell.get(key) ?? []), label]);
      return true;
    });
}

/** A club has priority over towns but not cities, and from `clubsFirstZoom` also over cities. */
function rank({ kind, population }: Place, z: number): number {
  if (kind === 'club') return z < clubsFirstZoom ? 2 : 0;
  return kind === 'town' && population >= cityPopulation ? 1 : 3;
}

function buildLabel(place: Place, z: number): Label {
  const [x, y] = project(place).map((part) => part * getWorldPixels(z)) as [number, number];
  const fontSize = place.kind === 'town' && place.population >= cityPopulation ? 14 : place.kind === 'town' ? 12 : 11;
  const nameBelow = place.kind === 'landmark' ? 15 : -9;
  const half = (place.name.length * fontSize * 0.56) / 2 + gap;
  return {
    place,
    at: [x, y],
    fontSize,
    nameBelow,
    box: {
      left: x - half,
      right: x + half,
      top: y + Math.min(nameBelow - fontSize - 1, -8),
      bottom: y + Math.max(nameBelow + 4, 8),
    },
  };
}

function listCells({ left, top, right, bottom }: Rectangle): string[] {
  const keys: string[] = [];
  for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1) {
    for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1) keys.push(`${column}/${row}`);
  }
  return keys;
}
