import { describe, expect, it } from 'vitest';
import { type JudgedQuery, queries } from './queries.ts';
import { computeScore, findRank } from './score.ts';

const query: JudgedQuery = { text: 'arroz', language: 'es', kind: 'plain', expected: ['101', '102'] };

describe('search evaluation', () => {
  it('returns the rank of the first relevant product', () => {
    expect(findRank(['900-1', '102-1', '101-1'], query)).toBe(2);
    expect(findRank(['101-2', '900-1'], query)).toBeUndefined();
  });

  it('computes the success rates at 1 and at 3', () => {
    const judgements = [1, 3, 4, undefined].map((rank) => ({ query, rank, firstNames: [] }));
    expect(computeScore(judgements)).toEqual({ searches: 4, successAt1: 0.25, successAt3: 0.5 });
  });

  it('has at least 120 unique queries with valid product ids', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({ text, language }) => `${language} ${text}`)).size).toBe(queries.length);
    expect(queries.filter(({ expected }) => expected.some((id) => !/^\d{6}$/.test(id)))).toEqual([]);
  });
});
