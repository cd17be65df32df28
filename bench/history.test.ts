import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baselineName } from './budgets.ts';
import { referenceBareMs, referenceLoopMs } from './calibration.ts';
import { createHistory, type ResultFile } from './history.ts';
import { historyFile, plotResultFiles } from './history-files.ts';
import { plotHistory } from './history-plot.ts';

const createResult = (name: string, ...cpuMs: readonly number[]) => ({
  name,
  median: { cpuMs: cpuMs.toSorted((a, b) => a - b)[Math.floor(cpuMs.length / 2)] ?? Number.NaN },
  rounds: cpuMs.map((ms) => ({ cpuMs: ms })),
});

/** A run without calibration, in which the bare route took twice as long as on the reference machine. */
const earlier: ResultFile = {
  startedAt: '2026-11-21T09:21:25.235Z',
  commit: 'aaaaaaa',
  idleCpuMsPerSecond: 320,
  results: [createResult(baselineName, 2 * referenceBareMs), createResult('cart read', 6)],
  scripts: [],
  processes: [],
};

/** A run with calibration, in which the machine became slower with each round. */
const later: ResultFile = {
  startedAt: '2026-11-27T08:00:00.000Z',
  commit: 'bbbbbbb',
  calibration: { loopMs: [referenceLoopMs, 2 * referenceLoopMs, 4 * referenceLoopMs] },
  idleCpuMsPerSecond: [30, 10, 20],
  results: [createResult(baselineName, 0.08, 0.16, 0.32), createResult('cart read', 1.5, 2.4, 8)],
  scripts: [{ page: 'home', gzipKb: 194.2 }],
  processes: [{ name: 'store 1', memoryMb: { loaded: 612 } }],
};

const findSeries = (name: string) => createHistory([later, earlier]).series.find((series) => series.name === name);

describe('history', () => {
  it('orders the runs by date', () => {
    expect(createHistory([later, earlier]).runs).toEqual([earlier.startedAt, later.startedAt]);
  });

  it('normalises each round by its calibration, and runs without calibration by their bare route', () => {
    expect(findSeries('cart read')).toEqual({
      name: 'cart read',
      unit: 'ms',
      budget: 1.5,
      points: [
        { run: 0, value: 3, isEstimate: true },
        { run: 1, value: 1.5, isEstimate: false },
      ],
    });
  });

  it('does not normalise the bare route by itself', () => {
    expect(findSeries(baselineName)?.points).toEqual([{ run: 1, value: 0.08, isEstimate: false }]);
  });

  it('shows idle CPU of runs that measured it after the import, and sizes as measured', () => {
    expect(findSeries('idle')?.points).toEqual([{ run: 1, value: 10, isEstimate: false }]);
    expect(findSeries('JavaScript, home')?.points).toEqual([{ run: 1, value: 194.2, isEstimate: false }]);
    expect(findSeries('memory after load, store 1')?.points).toEqual([{ run: 1, value: 612, isEstimate: false }]);
  });
});

describe('plots of the history', () => {
  const svg = plotHistory(createHistory([earlier, later]));

  it('name and describe each series with all its values', () => {
    expect(svg.match(/<g role="img"/g)).toHaveLength(createHistory([earlier, later]).series.length);
    expect(svg).toMatch(/<title id="plot-\d+-title">cart read, ms<\/title>/);
    expect(svg).toContain(
      '21 Nov 2026, 09:21: 3.0 ms (normalised by the bare route). 27 Nov 2026, 08:00: 1.5 ms. Budget: 1.5 ms.',
    );
  });

  it('mark the points without calibration', () => {
    const panel = svg.split('<g role="img"').find((text) => text.includes('>cart read, ms<')) ?? '';
    expect(panel.match(/class="point[^"]*"/g)).toEqual(['class="point estimate"', 'class="point"']);
  });

  it('place larger values higher, on a scale from zero', () => {
    const panel = svg.split('<g role="img"').find((text) => text.includes('>cart read, ms<')) ?? '';
    const [first, last] = [...panel.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y));
    const [zero] = [...panel.matchAll(/y1="([\d.]+)"/g)].map(([, y]) => Number(y));
    // 3.0 ms is twice as far above zero as 1.5 ms.
    expect((zero ?? 0) - (first ?? 0)).toBeCloseTo(2 * ((zero ?? 0) - (last ?? 0)), 0);
  });

  it('contain no script and no link', () => {
    expect(svg).not.toMatch(/<script|href=|NaN|undefined|Infinity/);
  });

  it('escape the names of scenarios', () => {
    const named = { ...later, results: [createResult('a < b & c', 1, 1, 1)] };
    expect(plotHistory(createHistory([named]))).toContain('>a &lt; b &amp; c</text>');
  });

  it('in the repository show all result files; `npm run bench -- history` draws them', () => {
    expect(readFileSync(historyFile, 'utf8')).toBe(plotResultFiles());
  });
});
