import type { JudgedQuery, QueryClass } from './queries.ts';

/** Rank of the first relevant product, from 1; undefined if it was not found. */
export interface Judgement {
  readonly query: JudgedQuery;
  readonly rank: number | undefined;
  /** Names of the first three results, to analyse misses. */
  readonly firstNames: readonly string[];
}

export interface Score {
  readonly searches: number;
  /** Shares of queries with a relevant product as the first result, and among the first three. */
  readonly successAt1: number;
  readonly successAt3: number;
}

/** Returns the rank of the first expected product, from 1. */
export function findRank(keys: readonly string[], { expected }: JudgedQuery): number | undefined {
  const expectedKeys = new Set(expected.map((id) => `${id}-1`));
  const index = keys.findIndex((key) => expectedKeys.has(key));
  return index === -1 ? undefined : index + 1;
}

export function computeScore(judgements: readonly Judgement[]): Score {
  const computeShare = (maxRank: number) =>
    judgements.filter(({ rank }) => rank !== undefined && rank <= maxRank).length / Math.max(1, judgements.length);
  return { searches: judgements.length, successAt1: computeShare(1), successAt3: computeShare(3) };
}

/** Computes scores by language and class, in the order of first appearance. */
export function computeScoresByClass(judgements: readonly Judgement[]): [`${string} ${QueryClass}`, Score][] {
  const groups = Map.groupBy(judgements, ({ query }) => `${query.language} ${query.kind}` as const);
  return [...groups].map(([group, members]) => [group, computeScore(members)]);
}
