const initialDelayMs = 5_000;
const maxDelayMs = 5 * 60_000;

/**
 * Delay before the next attempt after `failures` consecutive failures, from 1: exponential backoff from five seconds to
 * five minutes. Up to half of it is random, so that browsers do not reconnect simultaneously (CART-111).
 */
export function computeRetryDelayMs(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(maxDelayMs, initialDelayMs * 2 ** (failures - 1));
  return ceiling / 2 + (ceiling / 2) * random();
}
