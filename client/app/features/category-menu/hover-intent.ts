/** How long the pointer has to rest on an entry before it opens. */
const restMs = 120;
/** On its way to what is open, the pointer crosses other entries: they wait until it has passed. */
const passingMs = 400;

/** Milliseconds until the entry under a pointer that moved by `x` and `y` pixels opens; what it opens is on the right. */
export function openingDelay(x: number, y: number): number {
  return x > Math.abs(y) / 2 ? passingMs : restMs;
}
