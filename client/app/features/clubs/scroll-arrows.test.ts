import { expect, it } from 'vitest';
import { getScrollArrows } from './scroll-arrows.ts';

it.each([
  ['at the top', 0, { up: false, down: true }],
  ['at a fifth', 100, { up: false, down: true }],
  ['past a fifth', 101, { up: true, down: true }],
  ['before the last fifth', 399, { up: true, down: true }],
  ['in the last fifth', 400, { up: true, down: false }],
  ['at the end', 500, { up: true, down: false }],
])('shows the arrows %s (CLUBS-17)', (_position, scrollTop, expected) => {
  expect(getScrollArrows({ scrollTop, scrollHeight: 800, clientHeight: 300 })).toEqual(expected);
});

it('shows no arrows when all clubs fit', () => {
  expect(getScrollArrows({ scrollTop: 0, scrollHeight: 300, clientHeight: 300 })).toEqual({ up: false, down: false });
});
