const firstMs = 5_000;
const longestMs = 5 * 60_000;

/**
 * How long to wait before trying again after `failures` tries in a row, from 1: exponential backoff from five seconds to five
 * minutes. Up to half of it is random, so that browsers that lost the store together do not come back together (CART-111).
 */
export function retryDelayMs(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return ceiling / 2 + (ceiling / 2) * random();
}
