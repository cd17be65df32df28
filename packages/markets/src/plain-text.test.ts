import { expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

it.each([
  ['letters, digits and punctuation', 'Calle 5, n.º 2 <esquina>'],
  ['letters and punctuation of other languages', '¿Ñandú? Österreich, 北京'],
  ['a surrogate pair', '🏠 azul'],
  ['an empty text', ''],
])('keeps %s', (_name, text) => {
  expect(toPlainText(text)).toBe(text);
});

it.each([
  ['leading and trailing whitespace', '  Casa \t', 'Casa'],
  ['repeated spaces', 'Casa   2', 'Casa 2'],
  ['non-breaking spaces', 'Casa\u00a02', 'Casa 2'],
  ['line breaks', 'uno\r\ndos\u2028tres', 'uno dos tres'],
  ['control characters', 'uno\u0000dos', 'uno dos'],
  ['zero-width characters', 'Ca\u200bsa\ufeff', 'Casa'],
  ['bidirectional controls', '\u202eCasa\u202c', 'Casa'],
  ['an invisible character between spaces', 'Casa \u200b 2', 'Casa 2'],
  ['a lone surrogate', 'Casa \ud83c', 'Casa'],
  ['combining accents', 'Cafe\u0301', 'Café'],
  ['only whitespace', ' \u3000\n', ''],
])('normalises %s (ADDRESSES-21)', (_name, text, expected) => {
  expect(toPlainText(text)).toBe(expected);
});
