import type { Result } from 'lighthouse';
import { median } from './statistics.ts';

/** What Lighthouse scores, in the order of its own report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What a shopper on a phone waits for; milliseconds, and a share of the screen for the shift. */
const timings = {
  firstContentfulPaintMs: 'first-contentful-paint',
  largestContentfulPaintMs: 'largest-contentful-paint',
  totalBlockingMs: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;
type Timing = keyof typeof timings;

/** One page's medians, and what any run found wrong outside of performance. */
export interface PageScores {
  readonly name: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly timings: Readonly<Record<Timing, number>>;
  /** Ids of failed audits that count, e.g. `color-contrast`. */
  readonly failures: readonly string[];
}

/** Sums up the runs of one page. @throws Error when a run lacks a score */
export function scoresOf(name: string, runs: readonly Result[]): PageScores {
  const score = (category: Category) => Math.round(100 * median(runs.map((run) => scoreOf(run, category))));
  const timing = (key: Timing) =>
    Number(median(runs.map((run) => run.audits[timings[key]]?.numericValue ?? Number.NaN)).toPrecision(4));
  return {
    name,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    timings: {
      firstContentfulPaintMs: timing('firstContentfulPaintMs'),
      largestContentfulPaintMs: timing('largestContentfulPaintMs'),
      totalBlockingMs: timing('totalBlockingMs'),
      layoutShift: timing('layoutShift'),
    },
    failures: [...new Set(runs.flatMap(failuresOf))].sort(),
  };
}

function scoreOf({ categories: scored, finalDisplayedUrl }: Result, category: Category): number {
  const score = scored[category]?.score;
  if (typeof score !== 'number') throw new Error(`${finalDisplayedUrl} has no score for ${category}.`);
  return score;
}

const failuresOf = ({ categories: scored, audits }: Result): string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => scored[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/** The rows of bench/README.md. */
export const scoreTable = (pages: readonly PageScores[]): string =>
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
