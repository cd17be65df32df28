import { expect, it } from 'vitest';
import { findGround } from './ground.ts';
import type { Country } from './land.ts';
import { getMapWidthMetres, project } from './projection.ts';

/** A country on the equator, where a degree is 111,320 metres; its east coast has points every 55 metres. */
const metresPerDegree = 111_320;
const coast = Array.from({ length: 2_001 }, (_, step) => ({ latitude: 0.5 - step / 2_000, longitude: 0 }));
const points = [{ latitude: -0.5, longitude: -1 }, { latitude: 0.5, longitude: -1 }, ...coast].map(project);
const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
const country: Country = [{ points, box }];

it.each([
  ['on land', -1_000, []],
  ['just off the shore', 100, [400]],
  ['farther offshore, extended to the shore', 1_000, [1_100]],
  ['far out, as an islet', 20_000, [400]],
])('%s: a place %d m east of the coast gets ground with radii of %j m', (_what, metres, expected) => {
  const discs = findGround([{ latitude: 0, longitude: metres / metresPerDegree }], [country]);
  expect(discs.map(({ radius }) => Math.round((radius * getMapWidthMetres(0)) / 100) * 100)).toEqual(expected);
});
