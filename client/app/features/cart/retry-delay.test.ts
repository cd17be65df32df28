import { expect, it } from 'vitest';
import { computeRetryDelayMs } from './retry-delay.ts';

it('doubles from five seconds to five minutes (CART-111)', () => {
  const longest = [1, 2, 3, 20].map((failures) => computeRetryDelayMs(failures, () => 1));
  expect(longest).toEqual([5_000, 10_000, 20_000, 300_000]);
  expect(computeRetryDelayMs(1, () => 0)).toBe(2_500);
});
