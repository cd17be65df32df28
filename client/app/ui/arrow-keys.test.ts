import { describe, expect, it } from 'vitest';
import { getNextIndex } from './arrow-keys.ts';

describe('arrow keys in a list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ])('%s from %i leads to %s', (key, current, expected) => {
    expect(getNextIndex(key, current, 3)).toBe(expected);
  });

  it('have no target in an empty list', () => {
    expect(getNextIndex('ArrowDown', -1, 0)).toBeUndefined();
  });
});
