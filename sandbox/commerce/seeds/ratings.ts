import { wholeOf } from './deterministic.ts';
import type { SeedRating } from './types.ts';

/** Shares of 1 to 5 stars, in percent, from the most to the least loved products. */
const profiles = [
  [1, 1, 3, 14, 81],
  [1, 2, 6, 24, 67],
  [2, 3, 9, 30, 56],
  [3, 5, 14, 34, 44],
  [6, 8, 18, 32, 36],
] as const;

/** Rating of a product: its distribution adds up to its count, its average is the distribution's. */
export function ratingOf(productId: string): SeedRating {
  const profile = profiles[wholeOf(`profile ${productId}`, 0, profiles.length - 1)] ?? profiles[0];
  const wanted = Math.round(9 * 10 ** (wholeOf(`reviews ${productId}`, 0, 220) / 100));
  const stars = profile.map((percent) => Math.round((wanted * percent) / 100));
  const count = stars.reduce((sum, number) => sum + number, 0);
  const points = stars.reduce((sum, number, index) => sum + number * (index + 1), 0);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  return {
    average: Math.round((points / count) * 10) / 10,
    count,
    distribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
  };
}
