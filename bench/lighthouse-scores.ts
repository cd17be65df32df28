import type { Result } from 'lighthouse';
import { median } from './statistics.ts';

/** Lighthouse categories in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Loading metrics in milliseconds, and the unitless layout shift. */
const timings = {
  firstContentfulPaintMs: 'first-contentful-paint',
  largestContentfulPaintMs: 'largest-contentful-paint',
  totalBlockingMs: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;
type Timing = keyof typeof timings;

/** Median scores of a page, and the audits other than performance that failed in any run. */
export interface PageScores {
  readonly name: string;
  /** Scores from 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly timings: Readonly<Record<Timing, number>>;
  /** Ids of failed audits that affect the score, e.g. `color-contrast`. */
  readonly failures: readonly string[];
}

/** Summarizes the runs of one page. @throws Error when a run lacks a score */
export function summarizeRuns(name: string, runs: readonly Result[]): PageScores {
  const medianScore = (category: Category) => Math.round(100 * median(runs.map((run) => getScore(run, category))));
  const medianTiming = (key: Timing) =>
    Number(median(runs.map((run) => run.audits[timings[key]]?.numericValue ?? Number.NaN)).toPrecision(4));
  return {
    name,
    scores: {
      performance: medianScore('performance'),
      accessibility: medianScore('accessibility'),
      'best-practices': medianScore('best-practices'),
      seo: medianScore('seo'),
    },
    timings: {
      firstContentfulPaintMs: medianTiming('firstContentfulPaintMs'),
      largestContentfulPaintMs: medianTiming('largestContentfulPaintMs'),
      totalBlockingMs: medianTiming('totalBlockingMs'),
      layoutShift: medianTiming('layoutShift'),
    },
    failures: [...new Set(runs.flatMap(listFailedAudits))].sort(),
  };
}

function getScore({ categories: scored, finalDisplayedUrl }: Result, category: Category): number {
  const score = scored[category]?.score;
  if (typeof score !== 'number') throw new Error(`${finalDisplayedUrl} has no score for ${category}.`);
  return score;
}

const listFailedAudits = ({ categories: scored, audits }: Result): string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => scored[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/** Formats the table of bench/figures.md. */
export const formatScoreTable = (pages: readonly PageScores[]): string =>
  [
    '| | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift |',
    '|---|---|---|---|---|---|---|---|---|',
    ...pages.map(({ name, scores, timings: t }) =>
      [
        '',
        name,
        ...categories.map((category) => scores[category]),
        `${(t.firstContentfulPaintMs / 1_000).toFixed(1)} s`,
        `${(t.largestContentfulPaintMs / 1_000).toFixed(1)} s`,
        `${Math.round(t.totalBlockingMs)} ms`,
        t.layoutShift.toFixed(3),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    ...pages
      .filter(({ failures }) => failures.length > 0)
      .map(({ name, failures }) => `\n${name}: ${failures.join(', ')}`),
  ].join('\n');
