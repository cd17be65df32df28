import type { Language } from '@tarima/markets/table';
import { fold } from './fold.ts';

export type Compass = 'N' | 'S' | 'E' | 'W';

/** A distance and direction from a place, as addresses in the region are described. */
export interface Offset {
  readonly metres: number;
  readonly towards: Compass;
}

/** A position in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const directions: Readonly<Record<string, Compass>> = {
  norte: 'N',
  north: 'N',
  sur: 'S',
  south: 'S',
  este: 'E',
  east: 'E',
  oeste: 'W',
  west: 'W',
};
const compassWords: Readonly<Record<Language, Readonly<Record<Compass, string>>>> = {
  es: { N: 'norte', S: 'sur', E: 'este', W: 'oeste' },
  en: { N: 'north', S: 'south', E: 'east', W: 'west' },
};

/** Metres per unit: a vara is used as a metre, and a block as a hundred metres. */
const metresPerUnit: readonly (readonly [unit: RegExp, metres: number])[] = [
  [/^(?:m|mts?|metros?|meters?|metres?|varas?)$/, 1],
  [/^(?:km|kilometros?|kilometers?|kilometres?)$/, 1000],
  [/^(?:cuadras?|blocks?)$/, 100],
];
const directionsPattern =
  /^\s*(\d{1,4})\s*([a-z]+)\.?\s+(?:al?\s+)?(norte|sur|este|oeste|north|south|east|west)\s+(?:de\s+la|de\s+los|de\s+las|del|de|of\s+the|of)\s+(.+)$/;
const maxMetres = 5_000;

/**
 * Parses directions: `200 m sur de la iglesia de Escazú` -> 200 m towards S from `iglesia de escazu`; undefined for any
 * other text.
 */
export function parseDirections(text: string): { readonly offset: Offset; readonly from: string } | undefined {
  const [, count, unit = '', direction = '', from = ''] = directionsPattern.exec(fold(text)) ?? [];
  const metres = Number(count) * (metresPerUnit.find(([pattern]) => pattern.test(unit))?.[1] ?? 0);
  const towards = directions[direction];
  return towards && metres > 0 && metres <= maxMetres ? { offset: { metres, towards }, from } : undefined;
}

/** Formats an offset as text: `200 m sur de Iglesia de San Rafael`. */
export function formatOffset({ metres, towards }: Offset, name: string, language: Language): string {
  const distance = metres < 1000 ? `${metres} m` : `${metres / 1000} km`;
  const direction = compassWords[language][towards];
  return language === 'es' ? `${distance} ${direction} ${addPreposition(name)}` : `${distance} ${direction} of ${name}`;
}

const feminine = /^(?:avenida|basílica|calzada|carretera|catedral|iglesia|nueva|plaza|rotonda|vía)\b/i;
const masculine = /^(?:barrio|bulevar|faro|monumento|obelisco|parque|paseo)\b/i;

/** Adds the preposition: `Iglesia de San Rafael` -> `de la Iglesia de San Rafael`; town names have no article. */
function addPreposition(name: string): string {
  if (feminine.test(name)) return `de la ${name}`;
  return masculine.test(name) ? `del ${name}` : `de ${name}`;
}

const metresPerDegree = 111_320;
const radians = Math.PI / 180;

/** Moves a point by an offset. */
export function movePoint({ latitude, longitude }: Point, { metres, towards }: Offset): Point {
  const degrees = (towards === 'N' || towards === 'E' ? metres : -metres) / metresPerDegree;
  if (towards === 'N' || towards === 'S') return { latitude: latitude + degrees, longitude };
  return { latitude, longitude: longitude + degrees / Math.cos(latitude * radians) };
}

/** Distance from one point to another in metres to the east and to the north. */
export function measureDistance(from: Point, to: Point): { readonly east: number; readonly north: number } {
  return {
    east: (to.longitude - from.longitude) * metresPerDegree * Math.cos(from.latitude * radians),
    north: (to.latitude - from.latitude) * metresPerDegree,
  };
}

/** Offset between two points as used in directions: along one compass direction, rounded to 25 m, 100 m or 1 km. */
export function roundOffset(from: Point, to: Point): Offset {
  const { east, north } = measureDistance(from, to);
  const towards: Compass = Math.abs(north) >= Math.abs(east) ? (north >= 0 ? 'N' : 'S') : east >= 0 ? 'E' : 'W';
  const metres = Math.hypot(east, north);
  const step = metres < 500 ? 25 : metres < 1000 ? 100 : 1000;
  return { metres: Math.max(step, Math.round(metres / step) * step), towards };
}
