import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

const arrays = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const objects = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

it.each([arrays, objects])('is true only beyond the limit', (nest) => {
  expect(isDeeperThan(nest(8), 8)).toBe(false);
  expect(isDeeperThan(nest(9), 8)).toBe(true);
  expect(isDeeperThan([1, { a: 'x' }, nest(8)], 8)).toBe(true);
});

it('handles 200,000 levels without a stack overflow', () => {
  expect(isDeeperThan(arrays(200_000), 64)).toBe(true);
  expect(isDeeperThan(objects(200_000), 200_000)).toBe(false);
});

it.each([[undefined], [null], ['text'], [Buffer.from('[[[[')], [Readable.from([])]])(
  'ignores the content of %s',
  (value) => {
    expect(isDeeperThan(value, 0)).toBe(false);
  },
);
