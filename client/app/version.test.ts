import { expect, it } from 'vitest';
import { formatVersion, isNewer } from './version.ts';

const own = formatVersion({ version: '1.4.0', build: '210' });

it.each([
  ['1.4.0:211', true],
  ['1.10.0:1', true],
  ['2.0.0:0', true],
  ['1.4.0:210', false],
  ['1.4.0:99', false],
  ['1.3.9:999', false],
  ['', false],
  ['1.4', false],
  ['x.y.z:1', false],
])('%s is newer than 1.4.0:210: %s (ERRORS-38)', (served, expected) => {
  expect(isNewer(served, own)).toBe(expected);
});
