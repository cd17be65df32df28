import type { Result } from './measure.ts';
import type { PageFigures } from './page.ts';
import { median } from './statistics.ts';

/** Everything a run found out; `results/latest.json` is one. */
export interface BenchReport {
  readonly startedAt: string;
  readonly commit: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly catalogue: { readonly products: number; readonly imported: number; readonly importSeconds: number };
  readonly stores: number;
  readonly connections: number;
  /** Round by round. */
  readonly idleCpuMsPerSecond: readonly number[];
  readonly results: readonly Result[];
  readonly page: PageFigures;
  /** Load of the machine (one minute) before and after: above its cores, others were at work. */
  readonly loadAverage: { readonly before: number; readonly after: number };
}

const budgets = { scriptKb: 200, firstByteMs: 10 };

/** The table as people read it; the first result is the scale of `x bare`. */
export function table({ results, page, idleCpuMsPerSecond, loadAverage, catalogue }: BenchReport): string {
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
  const scaleMs = results[0]?.median.cpuMs ?? Number.NaN;
  const rows = results.map(({ name, budgetMs, median: figures }) => {
    const { perSecond, p50Ms, p95Ms, cpuMs, cpuMsByPart, cacheHits, operations } = figures;
    const part = (key: string) => figure(cpuMsByPart[key] ?? 0);
    return [
      name,
      perSecond.toFixed(perSecond < 100 ? 1 : 0),
      figure(p50Ms),
      figure(p95Ms),
      figure(cpuMs),
      budgetMs === undefined ? '' : String(budgetMs),
      (cpuMs / scaleMs).toFixed(0),
      part('store'),
      part('sandbox'),
      part('database'),
      `${Math.round((100 * cacheHits) / operations)} %`,
    ];
  });
  return [
    ...aligned([header, ...rows]),
    '',
    `First byte of a product page, alone: ${figure(page.firstByteMs.p50)} ms (p95 ${figure(page.firstByteMs.p95)}; budget ${budgets.firstByteMs})`,
    `JavaScript of a product page: ${page.scriptKb.toFixed(0)} KB gzip in ${page.scripts} files (budget ${budgets.scriptKb})`,
    `Catalogue: ${catalogue.products} products, ${catalogue.imported} of them imported in ${catalogue.importSeconds.toFixed(1)} s`,
    `Idle: ${figure(median(idleCpuMsPerSecond))} ms of CPU a second (median of ${idleCpuMsPerSecond.map(figure).join(', ')}). Load of the machine: ${loadAverage.before.toFixed(1)} before, ${loadAverage.after.toFixed(1)} after.`,
  ].join('\n');
}

const figure = (value: number) => value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0);

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
