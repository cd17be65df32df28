import { expect, it } from 'vitest';
import { cycleCombinations, cycleValues } from './cycle.ts';

it('repeats the values in order', () => {
  const next = cycleValues(['a', 'b']);
  expect([next(), next(), next()]).toEqual(['a', 'b', 'a']);
});

it('returns every combination once before any repeats', () => {
  const letters = ['a', 'b', 'c'];
  const digits = [1, 2, 3, 4, 5, 6, 7];
  const next = cycleCombinations((letter: string, digit: number) => `${letter}${digit}`, letters, digits);
  const first = Array.from({ length: 21 }, next);
  expect(new Set(first).size).toBe(21);
  expect(next()).toBe(first[0]);
});
