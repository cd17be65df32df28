import { expect, it } from 'vitest';
import { groundOf } from './ground.ts';
import type { Country } from './land.ts';
import { metresAcross, project } from './projection.ts';

/** On the equator, where a degree is 111,320 metres; its east coast has corners every 55 metres. */
const metresPerDegree = 111_320;
const coast = Array.from({ length: 2_001 }, (_, step) => ({ latitude: 0.5 - step / 2_000, longitude: 0 }));
const points = [{ latitude: -0.5, longitude: -1 }, { latitude: 0.5, longitude: -1 }, ...coast].map(project);
const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
const country: Country = [{ points, box }];

it.each([
  ['on land', -1_000, []],
  ['just off the shore', 100, [400]],
  ['farther off it, up to it', 1_000, [1_100]],
  ['far out, as an islet', 20_000, [400]],
])('%s: %d m east of the coast has ground of %j m', (_what, metres, expected) => {
  const discs = groundOf([{ latitude: 0, longitude: metres / metresPerDegree }], [country]);
  expect(discs.map(({ radius }) => Math.round((radius * metresAcross(0)) / 100) * 100)).toEqual(expected);
});
