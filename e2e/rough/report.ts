import type { Plan } from './plan.ts';
import { linkFaults, roughProfiles } from './profiles.ts';
import type { Session } from './session.ts';
import type { UpstreamFaults } from './upstream-faults.ts';
import type { Verdict } from './verdict.ts';

export interface PlayedSession {
  readonly plan: Plan;
  /** Undefined when the session itself failed. */
  readonly session: Session | undefined;
  readonly verdict: Verdict;
}

const columns = Object.keys(roughProfiles) as (keyof typeof roughProfiles)[];

const countErrors = (start: string) => (own: readonly PlayedSession[]) =>
  own.reduce((sum, { verdict }) => sum + verdict.errors.filter((error) => error.startsWith(start)).length, 0);
const countEnding = (ending: Verdict['ending']) => (own: readonly PlayedSession[]) =>
  own.filter(({ verdict }) => verdict.ending === ending && verdict.errors.length === 0).length;
const sumSessions = (read: (session: Session) => number) => (own: readonly PlayedSession[]) =>
  own.reduce((sum, { session }) => sum + (session ? read(session) : 0), 0);

/** Requests of commands beyond the first of each: retries of the shop, and those of queued commands. */
const commandNames = ['AddToCart', 'ChangeQuantity', 'RemoveLine', 'SetDelivery', 'SetDeliveryWindow'];
const countCommandRequests = ({ requests }: Session) =>
  commandNames.reduce((sum, name) => sum + (requests.get(name) ?? 0), 0);

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
const readDurations = (own: readonly PlayedSession[]) => own.flatMap(({ session }) => session?.durationMs ?? []);
const formatSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const rows: readonly (readonly [string, (own: readonly PlayedSession[]) => number | string])[] = [
  ['sessions', (own) => own.length],
  ['ended in one order, paid once', countEnding('order')],
  ['ended in a clear refusal', countEnding('refusal')],
  ['ended with an intact cart', countEnding('cart')],
  ['failed', (own) => own.filter(({ verdict }) => verdict.errors.length > 0).length],
  ['double submits', countErrors('double submit')],
  ['lost lines', countErrors('lost line')],
  ['endless spinners', countErrors('endless spinner')],
  ['“Place order” pressed', sumSessions(({ presses }) => presses)],
  ['cart commands', sumSessions(({ record }) => record.commandCount())],
  ['requests of cart commands', sumSessions(countCommandRequests)],
  ['queued for a connection', sumSessions(({ record }) => record.queuedCount())],
  ['pages that failed to load, retried', sumSessions(({ watch }) => watch.failedLoads())],
  ['duration p50', (own) => formatSeconds(percentile(readDurations(own), 0.5))],
  ['duration p95', (own) => formatSeconds(percentile(readDurations(own), 0.95))],
  ['longest wait', (own) => formatSeconds(Math.max(0, ...own.map(({ session }) => session?.watch.longestMs() ?? 0)))],
];

/** Formats the endings by network, the faults that happened, and the outcomes that shoppers saw. */
export function formatReport(
  played: readonly PlayedSession[],
  upstream: UpstreamFaults['counts'],
  totalMs: number,
): string[] {
  const formatRow = (name: string, cells: readonly (number | string)[]) =>
    `  ${name.padEnd(36)}${cells.map((cell) => String(cell).padStart(12)).join('')}`;
  const byColumn = columns.map((column) => played.filter(({ plan }) => plan.profile === column));
  const { calls, ...faults } = upstream;
  const failed = Object.values(faults).reduce((sum, count) => sum + count, 0);
  const link = (['requests', 'tunnel', ...linkFaults] as const).map(
    (name) => `${name} ${sumSessions(({ linkCounts }) => linkCounts[name])(played)}`,
  );
  return [
    '',
    formatRow('', [...columns, 'all']),
    ...rows.map(([name, compute]) => formatRow(name, [...byColumn, played].map(compute))),
    '',
    `  links: ${link.join(', ')}`,
    `  upstreams: ${calls} calls, ${failed} failed (${((100 * failed) / Math.max(1, calls)).toFixed(1)} %): ${formatCounts(Object.entries(faults))}`,
    `  outcomes of payments: ${formatCounts(countOutcomes(played))}`,
    `  failed changes, by reason and reaction: ${formatCounts(countFailures(played))}`,
    `  ${formatSeconds(totalMs)} in total`,
  ];
}

const formatCounts = (counts: Iterable<readonly [string, number]>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function countOutcomes(played: readonly PlayedSession[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const outcome of played.flatMap(({ session }) => session?.outcomes ?? [])) {
    const name = outcome.type === 'problem' ? outcome.reason : outcome.type;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function countFailures(played: readonly PlayedSession[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, count] of played.flatMap(({ session }) => [...(session?.record.failures ?? [])])) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}
