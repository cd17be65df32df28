import { describe, expect, test } from 'vitest';
import { extractWords, stem } from './words.ts';

describe('words', () => {
  test.each([
    ['pan', 'panes'],
    ['tomate', 'tomates'],
    ['tomato', 'tomatoes'],
    ['galleta', 'galletas'],
    ['lapiz', 'lapices'],
    ['battery', 'batteries'],
    ['leche', 'leches'],
    ['cake', 'cakes'],
    ['bean', 'beans'],
    ['atun', 'atunes'],
  ])('%s and %s have the same stem', (one, many) => {
    expect(stem(many)).toBe(stem(one));
  });

  test.each([
    ['arroz', 'arras'],
    ['casa', 'caso'],
    ['glass', 'gla'],
    ['papa', 'papel'],
  ])('%s and %s have different stems', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  test('removes accents and stop words, but keeps the words of a text of only stop words', () => {
    expect(extractWords('Café molido de altura')).toEqual(['cafe', 'molido', 'altura']);
    expect(extractWords('de la')).toEqual(['de', 'la']);
    expect(extractWords(' ,;')).toEqual([]);
  });
});
