import { describe, expect, test } from 'vitest';
import { stem, wordsOf } from './words.ts';

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
  ])('%s and %s are one', (one, many) => {
    expect(stem(many)).toBe(stem(one));
  });

  test.each([
    ['arroz', 'arras'],
    ['casa', 'caso'],
    ['glass', 'gla'],
    ['papa', 'papel'],
  ])('%s and %s stay two', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  test('accents and empty words go; a text of empty words keeps them', () => {
    expect(wordsOf('Café molido de altura')).toEqual(['cafe', 'molido', 'altura']);
    expect(wordsOf('de la')).toEqual(['de', 'la']);
    expect(wordsOf(' ,;')).toEqual([]);
  });
});
