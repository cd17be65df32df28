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
    [35.6, 3.033, '8F75J22M+26'],
    [-37.014, -159.936, '43J2X3P7+CJ'],
    [58.66, 149.17, '9RCFM56C+22'],
    [10.734, -168.294, '722HPPM4+JC'],
    [0, 0, '6FG22222+22'],
    // A pole belongs to the last row of cells, and the antimeridian to the first column.
    [90, 1, 'CFX3X2X2+X2'],
    [-93.8414, -162.0682, '222V2W2J+2P'],
    [47.0000625, 728.0000625, '8FVC2222+22'],
    [47.0000625, -711.9999375, '8FVC2222+22'],
    [0, 180, '62G22222+22'],
  ])('encodes %f, %f as %s (ADDRESSES-79)', (latitude, longitude, code) => {
    expect(encodePlusCode(latitude, longitude)).toBe(code);
  });
});

describe('decodePlusCode', () => {
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
