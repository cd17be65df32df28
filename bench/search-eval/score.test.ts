import { describe, expect, it } from 'vitest';
import { type JudgedQuery, queries } from './queries.ts';
import { rankOf, scoreOf } from './score.ts';

const query: JudgedQuery = { text: 'arroz', language: 'es', kind: 'plain', expected: ['101', '102'] };

describe('judging searches', () => {
  it('counts the place of the first right answer', () => {
    expect(rankOf(['900-1', '102-1', '101-1'], query)).toBe(2);
    expect(rankOf(['101-2', '900-1'], query)).toBeUndefined();
  });

  it('shares out successes among the first and the first three', () => {
    const judgements = [1, 3, 4, undefined].map((rank) => ({ query, rank, first: [] }));
    expect(scoreOf(judgements)).toEqual({ searches: 4, successAt1: 0.25, successAt3: 0.5 });
  });

  it('has at least 120 searches, each once, each with products', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({ text, language }) => `${language} ${text}`)).size).toBe(queries.length);
    expect(queries.filter(({ expected }) => expected.some((id) => !/^\d{6}$/.test(id)))).toEqual([]);
  });
});
