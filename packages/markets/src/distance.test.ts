import { expect, it } from 'vitest';
import { getDistanceKm } from './distance.ts';

it('returns the straight-line distance (CLUBS-20)', () => {
  const escazu = { latitude: 9.942, longitude: -84.1437 };
  const liberia = { latitude: 10.6267, longitude: -85.4437 };
  expect(getDistanceKm(escazu, escazu)).toBe(0);
  expect(getDistanceKm(escazu, liberia)).toBeCloseTo(161.4, 0);
});
