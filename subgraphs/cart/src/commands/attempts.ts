import type { WriteResult } from './cart-store.ts';
import type { Outcome } from './plan.ts';

/** Retries of a write that another one crossed, before the command fails as busy (CART-88). */
export const maxRetries = 10;

const shortestPauseMs = 10;
const longestPauseMs = 400;

/** Full jitter: writers that collided once do not collide again in step. `retry` counts from 1. */
export function jitter(retry: number): Promise<void> {
  const ceiling = Math.min(longestPauseMs, shortestPauseMs * 2 ** retry);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * ceiling));
}

/** A write that somebody else's crossed, or whose reply was lost. */
export type Unsettled = Exclude<WriteResult, { kind: 'written' | 'refused' }>;

/**
 * Tries what concerns several carts until it is known what came of it, each time on the carts as they are then; gives up
 * as busy. @throws what the platform failed with when that stays unknown
 */
export async function settled<Known extends { readonly kind: 'done' | 'failed' }>(
  attempt: () => Promise<Known | Unsettled>,
  pause: (retry: number) => Promise<void> = jitter,
): Promise<Known | Extract<Outcome, { kind: 'failed' }>> {
  for (let retries = 0; ; retries += 1) {
    const result = await attempt();
    if (result.kind === 'done' || result.kind === 'failed') return result;
    if (retries === maxRetries) {
      if (result.kind === 'unknown') throw result.error;
      return { kind: 'failed', failure: { code: 'CART_BUSY' } };
    }
    await pause(retries + 1);
  }
}
