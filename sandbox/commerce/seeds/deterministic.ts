/** Text -> number in [0, 1), always the same for the same text (FNV-1a with a final mix). */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Text -> whole number from `min` to `max`, both included. */
export function wholeOf(text: string, min: number, max: number): number {
  return min + Math.floor(fractionOf(text) * (max - min + 1));
}

const dayMs = 86_400_000;

/** The moment `days` before (negative: after) `now`, as ISO 8601. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
