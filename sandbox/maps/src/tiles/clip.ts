import type { WorldPoint } from './projection.ts';

/** A rectangle: least and greatest x and y. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = {
  readonly isInside: (point: WorldPoint) => boolean;
  /** Where the line between two points crosses the side. */
  readonly crossing: (from: WorldPoint, to: WorldPoint) => WorldPoint;
};

const at =
  (axis: 0 | 1, value: number) =>
  (from: WorldPoint, to: WorldPoint): WorldPoint => {
    const share = (value - from[axis]) / (to[axis] - from[axis]);
    const other = axis === 0 ? 1 : 0;
    const crossed = from[other] + share * (to[other] - from[other]);
    return axis === 0 ? [value, crossed] : [crossed, value];
  };

/** The part of a ring within a rectangle, side by side (Sutherland and Hodgman); empty when there is none. */
export function clipRing(ring: readonly WorldPoint[], { left, top, right, bottom }: Rectangle): readonly WorldPoint[] {
  const sides: readonly Side[] = [
    { isInside: ([x]) => x >= left, crossing: at(0, left) },
    { isInside: ([x]) => x <= right, crossing: at(0, right) },
    { isInside: ([, y]) => y >= top, crossing: at(1, top) },
    { isInside: ([, y]) => y <= bottom, crossing: at(1, bottom) },
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
