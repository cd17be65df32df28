import { describe, expect, it } from 'vitest';
import {
  computeFactor,
  deriveReferenceLoopMs,
  referenceBareMs,
  referenceLoopMs,
  startCalibration,
} from './calibration.ts';
import { runCalibrationLoop } from './calibration-loop.ts';
import { normalizeRound } from './measure.ts';

describe('calibration loop', () => {
  it('does the same work in each run, proportional to the repetitions', () => {
    const length = runCalibrationLoop(1);
    expect(length).toBeGreaterThan(10_000);
    expect(runCalibrationLoop(1)).toBe(length);
    expect(runCalibrationLoop(3)).toBe(3 * length);
  });

  it('is measured in child processes', async () => {
    const calibration = await startCalibration();
    try {
      expect(await calibration.measureLoopMs()).toBeGreaterThan(0);
    } finally {
      await calibration.stop();
    }
  });
});

describe('normalised figures', () => {
  const figures = { operations: 10, perSecond: 5, p50Ms: 1, p95Ms: 2, cpuMsByPart: {}, cacheHits: 0 };

  it('are half of the CPU time on a machine that takes twice as long for the loop', () => {
    const rounds = normalizeRound(
      [6, 0.4].map((cpuMs) => ({ ...figures, cpuMs })),
      2 * referenceLoopMs,
    );
    expect(rounds.map(({ cpuMs, normalisedMs }) => [cpuMs, normalisedMs])).toEqual([
      [6, 3],
      [0.4, 0.2],
    ]);
  });

  it('equal the CPU time on the reference machine', () => {
    expect(computeFactor(referenceLoopMs)).toBe(1);
  });

  it('use a reference that scales the loop like the bare route, by the median of the rounds', () => {
    const bareMs = 2 * referenceBareMs;
    const rounds = [
      { loopMs: 300, bareMs },
      { loopMs: 500, bareMs },
      { loopMs: 310, bareMs },
    ];
    expect(deriveReferenceLoopMs(rounds)).toBeCloseTo(155);
  });
});
