import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['words', 'Calle 5, n.º 2 <esquina>'],
  ['marks of a language', '¿Ñandú? Österreich, 北京'],
  ['a symbol of two halves', '🏠 azul'],
  ['nothing', ''],
])('leaves %s as they are', (_what, text) => {
  expect(plainText(text)).toBe(text);
});

it.each([
  ['blanks at the ends', '  Casa \t', 'Casa'],
  ['blanks in a row', 'Casa   2', 'Casa 2'],
  ['blanks that do not break', 'Casa\u00a02', 'Casa 2'],
  ['lines', 'uno\r\ndos\u2028tres', 'uno dos tres'],
  ['control characters', 'uno\u0000dos', 'uno dos'],
  ['what has no width', 'Ca\u200bsa\ufeff', 'Casa'],
  ['turns of direction', '\u202eCasa\u202c', 'Casa'],
  ['what is invisible among blanks', 'Casa \u200b 2', 'Casa 2'],
  ['half a symbol', 'Casa \ud83c', 'Casa'],
  ['accents of their own', 'Cafe\u0301', 'Café'],
  ['nothing but blanks', ' \u3000\n', ''],
])('strips or mends %s (ADDRESSES-21)', (_what, text, expected) => {
  expect(plainText(text)).toBe(expected);
});
