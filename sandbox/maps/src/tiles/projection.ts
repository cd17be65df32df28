import type { Point } from '../directions.ts';

/** A position on the whole map in Web Mercator: 0 to 1 from west to east and from north to south. */
export type WorldPoint = readonly [x: number, y: number];

/** A map tile; a zoom has `2 ** z` tiles per side. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Side length of a tile in pixels. */
export const tileSize = 256;

const radians = Math.PI / 180;

/** Projects a position in degrees onto the map. */
export function project({ latitude, longitude }: Point): WorldPoint {
  const sine = Math.sin(latitude * radians);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Converts a position on the map to degrees. */
export function unproject([x, y]: WorldPoint): Point {
  return {
    latitude: (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / radians,
    longitude: (x - 0.5) * 360,
  };
}

const equatorMetres = 40_075_017;

/** Width of the map in metres at a latitude. */
export function getMapWidthMetres(latitude: number): number {
  return equatorMetres * Math.cos(latitude * radians);
}

/** Side length of the whole map in pixels at a zoom. */
export function getWorldPixels(z: number): number {
  return tileSize * 2 ** z;
}

/** Converts a position to pixels from the upper left corner of a tile. */
export function toTilePixels([x, y]: WorldPoint, tile: Tile): WorldPoint {
  const pixels = getWorldPixels(tile.z);
  return [x * pixels - tile.x * tileSize, y * pixels - tile.y * tileSize];
}
