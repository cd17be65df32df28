import { z } from 'zod';
import { type BudgetedScenario, baselineName, budgets, scenarioBudgetsMs } from './budgets.ts';
import { computeFactor, referenceBareMs } from './calibration.ts';
import { median } from './statistics.ts';

/** A result file: the fields of `BenchReport` that the history shows. Earlier files have no calibration and pages. */
export const resultFileSchema = z.object({
  startedAt: z.iso.datetime(),
  commit: z.string(),
  calibration: z.object({ loopMs: z.array(z.number()).min(1) }).optional(),
  /** Runs before 22 November 2026 measured one interval, directly after the import. */
  idleCpuMsPerSecond: z.union([z.number(), z.array(z.number())]),
  results: z.array(
    z.object({
      name: z.string(),
      median: z.object({ cpuMs: z.number() }),
      rounds: z.array(z.object({ cpuMs: z.number() })),
    }),
  ),
  processes: z.array(z.object({ name: z.string(), memoryMb: z.object({ loaded: z.number() }) })).default([]),
  scripts: z.array(z.object({ page: z.string(), gzipKb: z.number() })).default([]),
});
export type ResultFile = z.output<typeof resultFileSchema>;

/** A figure of one run. */
export interface HistoryPoint {
  /** Index of the run in the order of dates. */
  readonly run: number;
  readonly value: number;
  /** Whether the value was normalised by the bare route of its run, because the run has no calibration. */
  readonly isEstimate: boolean;
}

/** The figures of one scenario in all runs that measured it. */
export interface HistorySeries {
  readonly name: string;
  readonly unit: string;
  readonly budget: number | undefined;
  readonly points: readonly HistoryPoint[];
}

export interface History {
  /** Start of each run as an ISO date, in order. */
  readonly runs: readonly string[];
  readonly series: readonly HistorySeries[];
}

type Figures = readonly Omit<HistorySeries & HistoryPoint, 'points' | 'run'>[];

/** Creates the history of all result files. The scenarios of the newest run come first, in its order. */
export function createHistory(files: readonly ResultFile[]): History {
  const sorted = files.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
  const figures = sorted.flatMap((file, run) => listFigures(file).map((figure) => ({ ...figure, run })));
  const names = new Set(figures.toSorted((a, b) => b.run - a.run).map(({ name }) => name));
  const series = [...names].map((name): HistorySeries => {
    const points = figures.filter((figure) => figure.name === name);
    const { unit = '', budget } = points[0] ?? {};
    return { name, unit, budget, points: points.map(({ run, value, isEstimate }) => ({ run, value, isEstimate })) };
  });
  return { runs: sorted.map(({ startedAt }) => startedAt), series };
}

/** Lists all figures of a run. */
function listFigures(file: ResultFile): Figures {
  const { calibration, results, idleCpuMsPerSecond, processes, scripts } = file;
  const bareMs = results.find(({ name }) => name === baselineName)?.median.cpuMs ?? Number.NaN;
  const isEstimate = calibration === undefined;
  const factor = calibration ? computeFactor(median(calibration.loopMs)) : referenceBareMs / bareMs;
  const scenarios = results
    // Normalised by itself, the bare route would always be the reference.
    .filter(({ name }) => !isEstimate || name !== baselineName)
    .map(({ name, ...result }) => ({
      name,
      unit: 'ms',
      budget: name in scenarioBudgetsMs ? scenarioBudgetsMs[name as BudgetedScenario] : undefined,
      value: calibration ? normalizeRounds(result.rounds, calibration.loopMs) : result.median.cpuMs * factor,
      isEstimate,
    }));
  const idle = Array.isArray(idleCpuMsPerSecond)
    ? [{ name: 'idle', unit: 'ms/s', budget: budgets.idleMs, value: median(idleCpuMsPerSecond) * factor, isEstimate }]
    : [];
  return [
    ...scenarios,
    ...idle,
    ...scripts.map(({ page, gzipKb }) => ({
      name: `JavaScript, ${page}`,
      unit: 'KB',
      budget: budgets.scriptKb,
      value: gzipKb,
      isEstimate: false,
    })),
    ...processes.map(({ name, memoryMb }) => ({
      name: `memory after load, ${name}`,
      unit: 'MB',
      budget: undefined,
      value: memoryMb.loaded,
      isEstimate: false,
    })),
  ];
}

/** Normalises each round by its loop with the current reference, so that a new reference applies to all runs. */
const normalizeRounds = (rounds: readonly { readonly cpuMs: number }[], loopMs: readonly number[]): number =>
  median(rounds.map(({ cpuMs }, index) => cpuMs * computeFactor(loopMs[index] ?? Number.NaN)));
