/** Delay before an entry under a resting pointer opens. */
const restMs = 120;
/** Longer delay for entries that the pointer crosses while it moves towards the open panel. */
const passingMs = 400;

/** Delay in ms before the entry under a pointer that moved by `x` and `y` px opens; the open panel is on the right. */
export function getOpeningDelay(x: number, y: number): number {
  return x > Math.abs(y) / 2 ? passingMs : restMs;
}
