import { budgets } from './budgets.ts';
import { type CalibrationRound, computeFactor, deriveReferenceLoopMs, referenceBareMs } from './calibration.ts';
import type { Result } from './measure.ts';
import { memoryStages, type ProcessFigures } from './memory.ts';
import type { PageFigures } from './page.ts';
import type { RestartFigures } from './restart.ts';
import type { PageScripts } from './script-sizes.ts';
import { median } from './statistics.ts';

/** Results of a run, as in `results/latest.json`. */
export interface BenchReport {
  readonly startedAt: string;
  readonly commit: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly catalogue: { readonly products: number; readonly imported: number; readonly importSeconds: number };
  readonly stores: number;
  readonly connections: number;
  /** CPU milliseconds of the calibration loop on the reference machine, and on this one in each round. */
  readonly calibration: { readonly referenceLoopMs: number; readonly loopMs: readonly number[] };
  /** One figure per round. */
  readonly idleCpuMsPerSecond: readonly number[];
  readonly results: readonly Result[];
  readonly processes: readonly ProcessFigures[];
  /** Servers that were started after the rounds. */
  readonly restarts: readonly RestartFigures[];
  readonly page: PageFigures;
  readonly scripts: readonly PageScripts[];
  /** Load average (one minute) before and after the run; above the number of cores, other processes were running. */
  readonly loadAverage: { readonly before: number; readonly after: number };
}

/** Formats the results as a table; the first result is the baseline of `x bare`. */
export function formatTable(report: BenchReport): string {
  const { results, page, idleCpuMsPerSecond, loadAverage, catalogue } = report;
  const loopMs = median(report.calibration.loopMs);
  const idleMs = median(idleCpuMsPerSecond);
  const header = [
    '',
    'req/s',
    'p50 ms',
    'p95 ms',
    'CPU ms',
    'normalised ms',
    'budget',
    'x bare',
    'store',
    'sandbox',
    'database',
    'cached',
  ];
  const baselineMs = results[0]?.median.cpuMs ?? Number.NaN;
  const rows = results.map(({ name, budgetMs, median: figures }) => {
    const { perSecond, p50Ms, p95Ms, cpuMs, normalisedMs, cpuMsByPart, cacheHits, operations } = figures;
    const formatPart = (key: string) => formatFigure(cpuMsByPart[key] ?? 0);
    return [
      name,
      perSecond.toFixed(perSecond < 100 ? 1 : 0),
      formatFigure(p50Ms),
      formatFigure(p95Ms),
      formatFigure(cpuMs),
      formatFigure(normalisedMs),
      budgetMs === undefined ? '' : String(budgetMs),
      (cpuMs / baselineMs).toFixed(0),
      formatPart('store'),
      formatPart('sandbox'),
      formatPart('database'),
      `${Math.round((100 * cacheHits) / operations)} %`,
    ];
  });
  return [
    ...alignColumns([header, ...rows]),
    '',
    ...formatProcesses(report.processes),
    ...report.restarts.map(
      ({ name, startSeconds, memoryMb }) =>
        `Another ${name}, started with this catalogue: ready after ${startSeconds.toFixed(1)} s with ${memoryMb.toFixed(0)} MB`,
    ),
    '',
    ...formatScripts(report.scripts),
    '',
    `JavaScript in the HTML of a product page: ${page.scriptKb.toFixed(0)} KB gzip in ${page.scripts} files`,
    ...(['firstByteMs', 'cachedFirstByteMs'] as const).map(
      (key) =>
        `First byte of ${key === 'firstByteMs' ? 'different product pages' : 'one product page'}, alone: ${formatFigure(page[key].p50)} ms (p95 ${formatFigure(page[key].p95)}; budget ${budgets[key]})`,
    ),
    `Catalogue: ${catalogue.products} products, ${catalogue.imported} of them imported in ${catalogue.importSeconds.toFixed(1)} s`,
    `Idle: ${formatFigure(idleMs)} ms of CPU per second (median of ${idleCpuMsPerSecond.map(formatFigure).join(', ')}), normalised ${formatFigure(idleMs * computeFactor(loopMs))} (budget ${budgets.idleMs})`,
    `Factor of the normalised figures: ${computeFactor(loopMs).toFixed(3)} (calibration loop ${formatFigure(loopMs)} ms, on the reference machine ${report.calibration.referenceLoopMs} ms)`,
    formatLoadAverage(loadAverage),
  ].join('\n');
}

/** Formats memory and start time of each server. */
function formatProcesses(processes: BenchReport['processes']): string[] {
  const header = ['', 'start s', 'MB started', 'MB filled', 'MB loaded'];
  const rows = processes.map(({ name, startSeconds, memoryMb }) => [
    name,
    startSeconds?.toFixed(1) ?? '',
    ...memoryStages.map((stage) => memoryMb[stage].toFixed(0)),
  ]);
  return alignColumns([header, ...rows]);
}

/** Formats the JavaScript that a browser loads with each page. */
function formatScripts(scripts: BenchReport['scripts']): string[] {
  const header = ['JavaScript without interaction', 'files', 'KB gzip', 'budget', 'KB transferred'];
  const rows = scripts.map(({ page, files, gzipKb, transferredKb }) => [
    page,
    String(files),
    gzipKb.toFixed(1),
    String(budgets.scriptKb),
    transferredKb.toFixed(1),
  ]);
  return alignColumns([header, ...rows]);
}

/** Formats the rounds of `npm run bench -- reference` and the constant that follows from them. */
export function formatReference({ results, calibration, loadAverage }: BenchReport): string {
  const rounds: CalibrationRound[] = calibration.loopMs.map((loopMs, index) => ({
    loopMs,
    bareMs: results[0]?.rounds[index]?.cpuMs ?? Number.NaN,
  }));
  const rows = rounds.map((round, index) => [
    `round ${index + 1}`,
    round.loopMs.toFixed(1),
    round.bareMs.toFixed(4),
    deriveReferenceLoopMs([round]).toFixed(1),
  ]);
  return [
    ...alignColumns([['', 'loop ms', 'bare ms', 'reference ms'], ...rows]),
    '',
    `referenceLoopMs: ${deriveReferenceLoopMs(rounds).toFixed(1)}, the median of loop ms x ${referenceBareMs} / bare ms. ${formatLoadAverage(loadAverage)}`,
  ].join('\n');
}

const formatLoadAverage = ({ before, after }: BenchReport['loadAverage']) =>
  `Load average: ${before.toFixed(1)} before, ${after.toFixed(1)} after.`;

/** Formats a figure with the digits that are meaningful. */
export const formatFigure = (value: number) => value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);

export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
