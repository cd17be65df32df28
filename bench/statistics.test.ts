import { expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

it('returns the nearest rank of unsorted values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 50)).toBe(50);
  expect(percentile(values, 95)).toBe(95);
  expect(percentile(values, 100)).toBe(100);
  expect(median([30, 10, 20])).toBe(20);
  expect(median([10, 2])).toBe(2);
  expect(median([])).toBeNaN();
});
