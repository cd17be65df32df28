import { hashToInteger } from './deterministic.ts';
import type { SeedRating } from './types.ts';

/** Percentages of 1 to 5 stars, from the best-rated to the worst-rated products. */
const profiles = [
  [1, 1, 3, 14, 81],
  [1, 2, 6, 24, 67],
  [2, 3, 9, 30, 56],
  [3, 5, 14, 34, 44],
  [6, 8, 18, 32, 36],
] as const;

/** Builds the rating of a product. Its distribution adds up to its count and yields its average. */
export function buildRating(productId: string): SeedRating {
  const profile = profiles[hashToInteger(`profile ${productId}`, 0, profiles.length - 1)] ?? profiles[0];
  const targetCount = Math.round(9 * 10 ** (hashToInteger(`reviews ${productId}`, 0, 220) / 100));
  const stars = profile.map((percent) => Math.round((targetCount * percent) / 100));
  const count = stars.reduce((sum, number) => sum + number, 0);
  const points = stars.reduce((sum, number, index) => sum + number * (index + 1), 0);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  return {
    average: Math.round((points / count) * 10) / 10,
    count,
    distribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
  };
}
