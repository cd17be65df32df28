import { expect, it } from 'vitest';
import { clampToBounds, getKeyOffset } from './position.ts';

const bounds = { south: 8, west: -86, north: 11, east: -82 };

it.each([
  ['inside', { latitude: 9.9, longitude: -84 }, { latitude: 9.9, longitude: -84 }],
  ['north-east of it', { latitude: 12, longitude: -80 }, { latitude: 11, longitude: -82 }],
  ['south-west of it', { latitude: -3, longitude: -90 }, { latitude: 8, longitude: -86 }],
])('clamps a position %s to the bounds (ADDRESSES-65)', (_name, position, expected) => {
  expect(clampToBounds(position, bounds)).toEqual(expected);
});

it('returns a position unchanged without bounds', () => {
  expect(clampToBounds({ latitude: 50, longitude: 8 }, null)).toEqual({ latitude: 50, longitude: 8 });
});

it.each([
  ['ArrowLeft', false, [-8, 0]],
  ['ArrowRight', false, [8, 0]],
  ['ArrowUp', false, [0, -8]],
  ['ArrowDown', true, [0, 80]],
])('%s moves (fast: %s)', (key, isFast, expected) => {
  expect(getKeyOffset(key, isFast)).toEqual(expected);
});

it.each(['Enter', 'a', 'Tab', 'toString'])('%s does not move the pin', (key) => {
  expect(getKeyOffset(key, false)).toBeUndefined();
});
