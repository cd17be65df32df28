import type { Point } from '../directions.ts';

/** A place on the whole map, Web Mercator: 0 to 1 from west to east and from north to south. */
export type WorldPoint = readonly [x: number, y: number];

/** A picture of the map: `2 ** z` of them a side. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels of a tile's side. */
export const tileSize = 256;

const radians = Math.PI / 180;

/** Where a point lies on the map. */
export function project({ latitude, longitude }: Point): WorldPoint {
  const sine = Math.sin(latitude * radians);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** The degrees at a place on the map. */
export function unproject([x, y]: WorldPoint): Point {
  return {
    latitude: (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / radians,
    longitude: (x - 0.5) * 360,
  };
}

const equatorMetres = 40_075_017;

/** Metres that the map's width stands for at a latitude. */
export function metresAcross(latitude: number): number {
  return equatorMetres * Math.cos(latitude * radians);
}

/** Pixels of the whole map's side at a zoom. */
export function worldPixels(z: number): number {
  return tileSize * 2 ** z;
}

/** Pixels within a tile, from its upper left corner. */
export function toTile([x, y]: WorldPoint, tile: Tile): WorldPoint {
  const pixels = worldPixels(tile.z);
  return [x * pixels - tile.x * tileSize, y * pixels - tile.y * tileSize];
}
