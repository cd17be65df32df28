import { describe, expect, it } from 'vitest';
import { decodePlusCode, encodePlusCode } from './plus-code.ts';

describe('encodePlusCode', () => {
  it.each([
    [47.36559, 8.524997, '8FVC9G8F+6X'],
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [9.9276, -84.1443, '66XQWVH4+27'],
    // On the edge of a cell, where a rounding error of floating point would give the cell below.
    [-82.081, -169.5271, '229GWF9F+J5'],
    [0, 0, '6FG22222+22'],
  ])('encodes %f, %f as %s (ADDRESSES-79)', (latitude, longitude, code) => {
    expect(encodePlusCode(latitude, longitude)).toBe(code);
  });
});

describe('pointOf', () => {
  it.each(['8FVC9G8F+6X', '4VCPPQGP+Q9', '66XQWVH4+27', '229GWF9F+J5'])(
    'returns a point that encodes to %s',
    (code) => {
      const point = decodePlusCode(code);
      expect(encodePlusCode(point?.latitude ?? 0, point?.longitude ?? 0)).toBe(code);
    },
  );

  it.each(['', 'WVH4+27', '66XQWVH4', '66XQWVH427', '66XQWVH4+2A', 'XX6CWVR4+RG'])(
    'returns undefined for %j',
    (text) => {
      expect(decodePlusCode(text)).toBeUndefined();
    },
  );
});
