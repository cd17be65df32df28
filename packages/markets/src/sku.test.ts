import { expect, it } from 'vitest';
import { isSku } from './sku.ts';

it.each([
  ['110101-1', true],
  ['café%2Dmolido-1', true],
  ['"quoted" \\ (back)', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  ['x\u0000y', false],
  ['x\ny', false],
  ['\ud800', false],
])('isSku of %j is %s', (text, expected) => {
  expect(isSku(text)).toBe(expected);
});
