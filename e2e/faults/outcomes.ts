import { endLimitSeconds, type FaultCase, type Verdict } from './case.ts';
import type { CaseRoute } from './routes.ts';

/** The outcome of a case; without a status when it failed before its attempt ended. */
export type Outcome = Pick<FaultCase, 'kind' | 'route' | 'title'> & Partial<Verdict> & Pick<Verdict, 'errors'>;

const columns: readonly CaseRoute[] = ['card', 'hosted card v2', 'hosted card v3', 'PayPal', 'refund', 'membership'];

const isLate = ({ endedAfterMs = 0 }: Outcome) => endedAfterMs > endLimitSeconds * 1_000;

/** Returns the errors of an outcome, and one more when the attempt did not end in time. */
export function addTimeError(outcome: Outcome): Outcome {
  if (!isLate(outcome)) return outcome;
  const seconds = Math.round((outcome.endedAfterMs ?? 0) / 1_000);
  return { ...outcome, errors: [...outcome.errors, `ended only after ${seconds} s`] };
}

const matchErrors = (pattern: RegExp) => (outcome: Outcome) => outcome.errors.some((error) => pattern.test(error));

/** Invariants of a campaign: the outcomes that violate them must be none. */
const invariants: readonly (readonly [string, (outcome: Outcome) => boolean])[] = [
  ['double captures', matchErrors(/^\d+ captures$/)],
  ['captured without order, void or alert', matchErrors(/cents captured|authorisation is still open|^no alert/)],
  ['orders without payment', matchErrors(/payments on the order$|without payment$/)],
  ['double refunds', matchErrors(/^returned \d+ (times|cents of)/)],
  ['memberships created or extended twice', matchErrors(/^applied twice$|^extended (twice|unpaid)|^online accounts/)],
  [`not ended within ${endLimitSeconds} s`, matchErrors(/not settled in time|^ended only after/)],
];

const lines: readonly (readonly [string, (outcome: Outcome) => boolean])[] = [
  ['cases', () => true],
  ['completed', ({ status }) => status === 'COMPLETED'],
  ['undone', ({ status }) => status !== undefined && status !== 'COMPLETED' && status !== 'NEEDS_REVIEW'],
  ['review with an alert', ({ status }) => status === 'NEEDS_REVIEW'],
  ['failed', ({ errors }) => errors.length > 0],
  ...invariants,
];

/** Formats the outcomes with a column for each route, and the slowest end of an attempt. */
export function formatOutcomes(outcomes: readonly Outcome[]): string[] {
  const formatRow = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(40)}${cells.map((cell) => cell.padStart(16)).join('')}`;
  const byColumn = columns.map((column) => outcomes.filter(({ route }) => route === column));
  const formatSlowest = (own: readonly Outcome[]) => {
    const slowestMs = Math.max(0, ...own.map(({ endedAfterMs = 0 }) => endedAfterMs));
    return own.length === 0 ? '-' : `${(slowestMs / 1_000).toFixed(1)} s`;
  };
  return [
    '',
    formatRow('', [...columns, 'all']),
    ...lines.map(([name, matches]) =>
      formatRow(
        name,
        [...byColumn, outcomes].map((own) => String(own.filter(matches).length)),
      ),
    ),
    formatRow('slowest end of an attempt', [...byColumn, outcomes].map(formatSlowest)),
  ];
}
