import type { AttemptView } from '../graph/operations.ts';
import type { Route } from './routes.ts';

/** The outcome of a case. */
export interface Outcome {
  readonly route: Route;
  readonly status: AttemptView['status'] | undefined;
  readonly errors: readonly string[];
  readonly ms: number;
}

/** Invariants of a campaign, and the errors of a verdict that break them. */
const invariants: readonly (readonly [string, RegExp])[] = [
  ['double captures', /^\d+ captures$/],
  ['captured without order, void or alert', /cents captured|^no alert/],
  ['orders without payment', /payments on the order$/],
];

/** Formats a table of the outcomes by route, and the number of violations of each invariant. */
export function formatOutcomes(outcomes: readonly Outcome[]): string[] {
  const header = ['route', 'cases', 'completed', 'undone', 'review', 'failed', 'slowest'];
  const routes = [...new Set(outcomes.map(({ route }) => route))].sort();
  const rows = routes.map((route) => {
    const own = outcomes.filter((outcome) => outcome.route === route);
    const count = (matches: (outcome: Outcome) => boolean) => String(own.filter(matches).length);
    return [
      route,
      String(own.length),
      count(({ status }) => status === 'COMPLETED'),
      count(({ status }) => status !== undefined && status !== 'COMPLETED' && status !== 'NEEDS_REVIEW'),
      count(({ status }) => status === 'NEEDS_REVIEW'),
      count(({ errors }) => errors.length > 0),
      `${(Math.max(...own.map(({ ms }) => ms)) / 1_000).toFixed(1)} s`,
    ];
  });
  const table = [header, ...rows].map(
    (row) => `  ${row.map((cell, index) => cell.padEnd(index === 0 ? 16 : 10)).join('')}`,
  );
  const violations = invariants.map(([name, pattern]) => {
    const count = outcomes.filter(({ errors }) => errors.some((error) => pattern.test(error))).length;
    return `  ${name}: ${count}`;
  });
  return ['', ...table, ...violations];
}
