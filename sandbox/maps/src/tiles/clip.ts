import type { WorldPoint } from './projection.ts';

/** A rectangle by its minimum and maximum x and y. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = {
  readonly isInside: (point: WorldPoint) => boolean;
  /** Intersection of the line between two points with the side. */
  readonly crossing: (from: WorldPoint, to: WorldPoint) => WorldPoint;
};

const intersectAt =
  (axis: 0 | 1, value: number) =>
  (from: WorldPoint, to: WorldPoint): WorldPoint => {
    const share = (value - from[axis]) / (to[axis] - from[axis]);
    const other = axis === 0 ? 1 : 0;
    const crossing = from[other] + share * (to[other] - from[other]);
    return axis === 0 ? [value, crossing] : [crossing, value];
  };

/** Clips a ring to a rectangle, one side after the other (Sutherland-Hodgman); empty when nothing is left. */
export function clipRing(ring: readonly WorldPoint[], { left, top, right, bottom }: Rectangle): readonly WorldPoint[] {
  const sides: readonly Side[] = [
    { isInside: ([x]) => x >= left, crossing: intersectAt(0, left) },
    { isInside: ([x]) => x <= right, crossing: intersectAt(0, right) },
    { isInside: ([, y]) => y >= top, crossing: intersectAt(1, top) },
    { isInside: ([, y]) => y <= bottom, crossing: intersectAt(1, bottom) },
  ];
  return sides.reduce<readonly WorldPoint[]>(clipSide, ring);
}

function clipSide(ring: readonly WorldPoint[], { isInside, crossing }: Side): readonly WorldPoint[] {
  const clipped: WorldPoint[] = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && isInside(from) !== isInside(to)) clipped.push(crossing(from, to));
    if (isInside(to)) clipped.push(to);
    from = to;
  }
  return clipped;
}
