import type { Place } from '../store/places.ts';
import type { Rectangle } from './clip.ts';
import { overlap } from './land.ts';
import { project, type WorldPoint, worldPixels } from './projection.ts';

/** A name on the map, at one zoom. */
export interface Label {
  readonly place: Place;
  /** Pixels of the whole map at that zoom. */
  readonly at: WorldPoint;
  readonly fontSize: number;
  /** From the mark down to the name's base line, in pixels. A pin stands over its place: landmarks are named below theirs. */
  readonly nameBelow: number;
  /** What the mark and its name cover. */
  readonly box: Rectangle;
}

/** Towns from so many people on are named at a zoom; landmarks and clubs have a first zoom of their own. */
const leastPopulation: readonly number[] = [
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
/** Space between two names, in pixels. */
const gap = 6;
const cell = 64;

/** Names for a zoom, the more important first; of two that would touch, the lesser is left out. The same for every tile. */
export function placeLabels(places: readonly Place[], z: number): readonly Label[] {
  const named = places.filter(({ kind, population }) => {
    if (z < firstZoom[kind]) return false;
    return kind !== 'town' || population >= (leastPopulation[z] ?? 0);
  });
  // `named` has the largest towns first.
  const ordered = named.toSorted((one, other) => rank(one, z) - rank(other, z));
  const taken = new Map<string, Label[]>();
  return ordered
    .map((place) => labelOf(place, z))
    .filter((label) => {
      const cells = cellsOf(label.box);
      if (cells.some((key) => taken.get(key)?.some(({ box }) => overlap(box, label.box)))) return false;
      for (const key of cells) taken.set(key, [...(taken.get(key) ?? []), label]);
      return true;
    });
}

/** A club goes before all towns but cities, and before those too once a map is about finding it. */
function rank({ kind, population }: Place, z: number): number {
  if (kind === 'club') return z < clubsFirstZoom ? 2 : 0;
  return kind === 'town' && population >= cityPopulation ? 1 : 3;
}

function labelOf(place: Place, z: number): Label {
  const [x, y] = project(place).map((part) => part * worldPixels(z)) as [number, number];
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

function cellsOf({ left, top, right, bottom }: Rectangle): string[] {
  const keys: string[] = [];
  for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1) {
    for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1) keys.push(`${column}/${row}`);
  }
  return keys;
}
