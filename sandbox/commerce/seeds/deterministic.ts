/** Hashes a text to a number in [0, 1) (FNV-1a with a final mix). */
export function hashToFraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Hashes a text to an integer from `min` to `max`, inclusive. */
export function hashToInteger(text: string, min: number, max: number): number {
  return min + Math.floor(hashToFraction(text) * (max - min + 1));
}

const dayMs = 86_400_000;

/** Returns the time `days` before (negative: after) `now`, as ISO 8601. */
export function subtractDays(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
