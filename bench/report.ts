import type { Result } from './measure.ts';
import type { PageFigures } from './page.ts';
import { median } from './statistics.ts';

/** Results of a run, as in `results/latest.json`. */
export interface BenchReport {
  readonly startedAt: string;
  readonly commit: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly catalogue: { readonly products: number; readonly imported: number; readonly importSeconds: number };
  readonly stores: number;
  readonly connections: number;
  /** One figure per round. */
  readonly idleCpuMsPerSecond: readonly number[];
  readonly results: readonly Result[];
  readonly page: PageFigures;
  /** Load average (one minute) before and after the run; above the number of cores, other processes were running. */
  readonly loadAverage: { readonly before: number; readonly after: number };
}

const budgets = { scriptKb: 200, firstByteMs: 10 };

/** Formats the results as a table; the first result is the baseline of `x bare`. */
export function formatTable({ results, page, idleCpuMsPerSecond, loadAverage, catalogue }: BenchReport): string {
  const header = [
    '',
    'req/s',
    'p50 ms',
    'p95 ms',
    'CPU ms',
    'budget',
    'x bare',
    'store',
    'sandbox',
    'database',
    'cached',
  ];
  const baselineMs = results[0]?.median.cpuMs ?? Number.NaN;
  const rows = results.map(({ name, budgetMs, median: figures }) => {
    const { perSecond, p50Ms, p95Ms, cpuMs, cpuMsByPart, cacheHits, operations } = figures;
    const formatPart = (key: string) => formatFigure(cpuMsByPart[key] ?? 0);
    return [
      name,
      perSecond.toFixed(perSecond < 100 ? 1 : 0),
      formatFigure(p50Ms),
      formatFigure(p95Ms),
      formatFigure(cpuMs),
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
    `First byte of a product page, alone: ${formatFigure(page.firstByteMs.p50)} ms (p95 ${formatFigure(page.firstByteMs.p95)}; budget ${budgets.firstByteMs})`,
    `JavaScript of a product page: ${page.scriptKb.toFixed(0)} KB gzip in ${page.scripts} files (budget ${budgets.scriptKb})`,
    `Catalogue: ${catalogue.products} products, ${catalogue.imported} of them imported in ${catalogue.importSeconds.toFixed(1)} s`,
    `Idle: ${formatFigure(median(idleCpuMsPerSecond))} ms of CPU per second (median of ${idleCpuMsPerSecond.map(formatFigure).join(', ')}). Load average: ${loadAverage.before.toFixed(1)} before, ${loadAverage.after.toFixed(1)} after.`,
  ].join('\n');
}

const formatFigure = (value: number) => value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);

export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
