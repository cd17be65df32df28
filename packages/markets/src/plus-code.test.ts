import { describe, expect, it } from 'vitest';
import { plusCodeOf } from './plus-code.ts';

describe('plusCodeOf', () => {
  it.each([
    [47.36559, 8.524997, '8FVC9G8F+6X'],
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [9.9276, -84.1443, '66XQWVH4+27'],
    // On the edge of a cell, where binary fractions fall into the one below.
    [-82.081, -169.5271, '229GWF9F+J5'],
    [0, 0, '6FG22222+22'],
  ])('%f, %f is %s', (latitude, longitude, code) => {
    expect(plusCodeOf(latitude, longitude)).toBe(code);
  });
});
