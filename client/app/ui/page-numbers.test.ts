import { expect, it } from 'vitest';
import { listPageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
])('offers, on page %i of %i, %j', (current, last, expected) => {
  expect(listPageNumbers(current, last)).toEqual(expected);
});
