import { expect, it } from 'vitest';
import { referenceLoopMs } from './calibration.ts';
import { normalizeRound } from './measure.ts';
import { type BenchReport, formatReference, formatTable } from './report.ts';

const loopMs = 2 * referenceLoopMs;

function createResult(name: string, cpuMs: number, budgetMs?: number): BenchReport['results'][number] {
  const figures = { operations: 100, perSecond: 50, p50Ms: 3, p95Ms: 4, cacheHits: 25 };
  const cpuMsByPart = { store: cpuMs / 2, sandbox: cpuMs / 4, database: cpuMs / 8 };
  const [round] = normalizeRound([{ ...figures, cpuMs, cpuMsByPart }], loopMs);
  if (!round) throw new Error('no round');
  return { name, budgetMs, median: round, rounds: [round] };
}

const report: BenchReport = {
  startedAt: '2026-11-27T08:00:00.000Z',
  commit: 'abc1234',
  machine: {},
  catalogue: { products: 10_823, imported: 10_000, importSeconds: 30 },
  stores: 2,
  connections: 20,
  calibration: { referenceLoopMs, loopMs: [loopMs] },
  idleCpuMsPerSecond: [30, 10, 20],
  results: [createResult('bare', 0.16), createResult('list', 8, 4)],
  processes: [
    { name: 'store 1', startSeconds: 3.21, memoryMb: { started: 590, filled: 640.4, loaded: 700 } },
    { name: 'sandbox', startSeconds: undefined, memoryMb: { started: 680, filled: 900, loaded: 950 } },
  ],
  restarts: [{ name: 'store', startSeconds: 4.04, memoryMb: 301.6 }],
  page: { scriptKb: 196.4, scripts: 14, firstByteMs: { p50: 16.7, p95: 20 }, cachedFirstByteMs: { p50: 1.8, p95: 3 } },
  scripts: [{ page: 'home', files: 19, gzipKb: 223.96, transferredKb: 194.2 }],
  loadAverage: { before: 0.5, after: 3 },
};

it('shows CPU time as measured and normalised beside the budget, with the factor', () => {
  const lines = formatTable(report).split('\n');
  const cells = (name: string) => lines.find((line) => line.startsWith(name))?.split(/ {2,}/);
  expect(cells(' ')?.slice(1, 8)).toEqual(['req/s', 'p50 ms', 'p95 ms', 'CPU ms', 'normalised ms', 'budget', 'x bare']);
  expect(cells('list')).toEqual(['list', '50.0', '3.0', '4.0', '8.0', '4.0', '4', '50', '4.0', '2.0', '1.0', '25 %']);
  expect(lines).toContain('Idle: 20.0 ms of CPU per second (median of 30.0, 10.0, 20.0), normalised 10.0 (budget 10)');
  expect(lines).toContainEqual(expect.stringMatching(/^Factor of the normalised figures: 0\.500 /));
});

it('shows memory and start time of each server', () => {
  const lines = formatTable(report).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^store 1 +3\.2 +590 +640 +700$/));
  expect(lines).toContainEqual(expect.stringMatching(/^sandbox +680 +900 +950$/));
  expect(lines).toContain('Another store, started with this catalogue: ready after 4.0 s with 302 MB');
});

it('shows the JavaScript and the first byte of pages beside their budgets', () => {
  const lines = formatTable(report).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^home +19 +224\.0 +195 +194\.2$/));
  expect(lines).toContain('JavaScript in the HTML of a product page: 196 KB gzip in 14 files');
  expect(lines).toContain('First byte of different product pages, alone: 16.7 ms (p95 20.0; budget 8)');
  expect(lines).toContain('First byte of one product page, alone: 1.8 ms (p95 3.0; budget 2)');
});

it('shows the reference of the calibration loop that follows from the bare route', () => {
  expect(formatReference(report)).toContain(`referenceLoopMs: ${referenceLoopMs.toFixed(1)}, `);
});
