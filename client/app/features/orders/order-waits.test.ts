import { expect, it } from 'vitest';
import { computeWaitMs, longestWaitMs, shortestWaitMs } from './order-waits.ts';

it('spreads the checks of pages that were opened at the same time (ORDERS-353)', () => {
  const [earliest = 0, middle = 0, latest = 0] = [0, 0.5, 1].map((random) => computeWaitMs(0, () => random));
  expect(middle).toBe(shortestWaitMs);
  expect(latest - earliest).toBeCloseTo(0.4 * shortestWaitMs);
  expect(computeWaitMs(1_000, () => 0.5)).toBe(longestWaitMs);
});

it('checks at most four times in the first minute (ORDERS-357)', () => {
  let [checks, elapsedMs] = [0, computeWaitMs(0, () => 0)];
  for (; elapsedMs <= 60_000; elapsedMs += computeWaitMs(checks, () => 0)) checks += 1;
  expect(checks).toBeLessThanOrEqual(4);
});
