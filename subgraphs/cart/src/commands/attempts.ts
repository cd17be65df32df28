/** Writes that may be lost to others before the shopper is asked to try again (architecture §7). */
export const maxRetries = 10;

const shortestPauseMs = 10;
const longestPauseMs = 400;

/** Full jitter: writers that collided once do not collide again in step. `retry` counts from 1. */
export function jitter(retry: number): Promise<void> {
  const ceiling = Math.min(longestPauseMs, shortestPauseMs * 2 ** retry);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * ceiling));
}
