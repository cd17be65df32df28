import { expect, it } from 'vitest';
import { combinations, turns } from './turns.ts';

it('takes values in turn', () => {
  const next = turns(['a', 'b']);
  expect([next(), next(), next()]).toEqual(['a', 'b', 'a']);
});

it('comes to every combination once before any comes back', () => {
  const letters = ['a', 'b', 'c'];
  const digits = [1, 2, 3, 4, 5, 6, 7];
  const next = combinations((letter: string, digit: number) => `${letter}${digit}`, letters, digits);
  const first = Array.from({ length: 21 }, next);
  expect(new Set(first).size).toBe(21);
  expect(next()).toBe(first[0]);
});
