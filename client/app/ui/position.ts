import type { Bounds, Position } from '@tarima/markets/address-rules';

const clamp = (value: number, minimum: number, maximum: number) => Math.min(Math.max(value, minimum), maximum);

/** Returns the position, or the nearest position inside the bounds (ADDRESSES-65). */
export function clampToBounds({ latitude, longitude }: Position, bounds: Bounds | null): Position {
  if (!bounds) return { latitude, longitude };
  return {
    latitude: clamp(latitude, bounds.south, bounds.north),
    longitude: clamp(longitude, bounds.west, bounds.east),
  };
}

/** Pixels per press of an arrow key; ten times as many with Shift. */
const step = 8;

const directions = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** Pixels that a key moves a pin on a map by; undefined for keys that do not move it. */
export function getKeyOffset(key: string, isFast: boolean): readonly [x: number, y: number] | undefined {
  const direction = directions.get(key);
  const length = isFast ? step * 10 : step;
  return direction && [direction[0] * length, direction[1] * length];
}
