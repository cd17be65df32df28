import { cartBusy } from '../../domain/failure.ts';
import type { WriteResult } from '../ports.ts';
import { fail, type Outcome } from './outcome.ts';

/** Retries of a write that conflicted with another one, before the command fails with `CART_BUSY` (CART-88). */
export const maxRetries = 10;

const minimumPauseMs = 10;
const maximumPauseMs = 400;

/** Full jitter, so that writers that collided once do not collide again. `retry` counts from 1. */
export function waitWithJitter(retry: number): Promise<void> {
  const ceiling = Math.min(maximumPauseMs, minimumPauseMs * 2 ** retry);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * ceiling));
}

/** A write that conflicted with another one, or whose response was lost. */
export type UnresolvedWrite = Exclude<WriteResult, { kind: 'written' | 'refused' }>;

/**
 * Repeats an attempt that writes several carts until its outcome is known, each time on the carts as they are then; fails
 * with `CART_BUSY` after `maxRetries`. @throws the upstream's error when the outcome stays unknown
 */
export async function retryUntilKnown<Known extends { readonly kind: 'done' | 'failed' }>(
  attempt: () => Promise<Known | UnresolvedWrite>,
  pause: (retry: number) => Promise<void> = waitWithJitter,
): Promise<Known | Extract<Outcome, { kind: 'failed' }>> {
  for (let retries = 0; ; retries += 1) {
    const result = await attempt();
    if (result.kind === 'done' || result.kind === 'failed') return result;
    if (retries === maxRetries) {
      if (result.kind === 'unknown') throw result.error;
      return fail(cartBusy);
    }
    await pause(retries + 1);
  }
}
