import type { JudgedQuery, QueryClass } from './queries.ts';

/** Where the first right answer stood, from 1; undefined when it was not found. */
export interface Judgement {
  readonly query: JudgedQuery;
  readonly rank: number | undefined;
  /** Names of the first three, for people who look into a miss. */
  readonly first: readonly string[];
}

export interface Score {
  readonly searches: number;
  /** Shares of searches whose first answer, or one of whose first three, is right. */
  readonly successAt1: number;
  readonly successAt3: number;
}

/** The place of the first expected product among the keys found. */
export function rankOf(keys: readonly string[], { expected }: JudgedQuery): number | undefined {
  const right = new Set(expected.map((id) => `${id}-1`));
  const place = keys.findIndex((key) => right.has(key));
  return place === -1 ? undefined : place + 1;
}

export function scoreOf(judgements: readonly Judgement[]): Score {
  const share = (most: number) =>
    judgements.filter(({ rank }) => rank !== undefined && rank <= most).length / Math.max(1, judgements.length);
  return { searches: judgements.length, successAt1: share(1), successAt3: share(3) };
}

/** Scores by language and class, in the order in which the classes first come. */
export function scoresByClass(judgements: readonly Judgement[]): [`${string} ${QueryClass}`, Score][] {
  const groups = Map.groupBy(judgements, ({ query }) => `${query.language} ${query.kind}` as const);
  return [...groups].map(([group, members]) => [group, scoreOf(members)]);
}
