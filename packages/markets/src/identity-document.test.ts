import { describe, expect, it } from 'vitest';
import { type DocumentRules, findDocumentError, findDocumentType } from './identity-document.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (text) => text.charCodeAt(0)) : [...part])),
  );
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF');
const png = bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a]);
const rules: DocumentRules = { types: ['image/jpeg', 'image/png'], maximumBytes: 100 };

describe('the type of a picture (MEMBERSHIP-68)', () => {
  it.each([
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a PNG', png, 'image/png'],
    ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
    [
      'an SVG with a script',
      bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      undefined,
    ],
    ['an HTML page', bytes('<!doctype html><script>alert(1)</script>'), undefined],
    ['a PDF', bytes('%PDF-1.7'), undefined],
    ['a GIF', bytes('GIF89a'), undefined],
    ['a program', bytes('MZ', [0x90, 0]), undefined],
    ['another RIFF file', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt '), undefined],
    ['an unfinished signature', bytes([0xff, 0xd8]), undefined],
    ['an empty file', bytes(), undefined],
  ])('of %s is found by its content', (_name, start, type) => {
    expect(findDocumentType(start)).toBe(type);
  });

  it.each([
    ['an accepted type', jpeg, 100, undefined],
    ['a file that is too large', jpeg, 101, 'TOO_LARGE'],
    ['a type that the market does not accept', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 50, 'TYPE'],
    ['a file without a known type', bytes('<svg>'), 50, 'TYPE'],
  ] as const)('%s: is checked with the size', (_name, start, size, error) => {
    expect(findDocumentError({ size, start }, rules)).toBe(error);
  });
});
