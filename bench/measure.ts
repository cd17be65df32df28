import { setTimeout as wait } from 'node:timers/promises';
import { type Calibration, computeFactor } from './calibration.ts';
import { readProcesses, sumTreeCpuMs } from './cpu.ts';
import type { Sample } from './load.ts';
import type { Scenario } from './scenarios.ts';
import type { BenchSize } from './size.ts';
import { median, percentile } from './statistics.ts';

/** Process ids by part of the system; `bare` is the server of the baseline. */
export type Parts = Readonly<Record<string, readonly number[]>>;

/** Results of one round of a scenario. */
export interface Round {
  readonly operations: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** CPU milliseconds per operation, summed over all processes. */
  readonly cpuMs: number;
  /** `cpuMs` on the reference machine: multiplied by the factor of this round's calibration. */
  readonly normalisedMs: number;
  readonly cpuMsByPart: Readonly<Record<string, number>>;
  readonly cacheHits: number;
}

/** Results of one round before its calibration is known. */
type UncalibratedRound = Omit<Round, 'normalisedMs'>;

export interface Measurements {
  readonly results: readonly Result[];
  /** CPU milliseconds of the calibration loop in each round. */
  readonly loopMs: readonly number[];
}

interface MeasureOptions {
  readonly parts: Parts;
  readonly size: BenchSize;
  readonly calibration: Pick<Calibration, 'measureLoopMs'>;
  readonly report: (line: string) => void;
}

export interface Result {
  readonly name: string;
  readonly budgetMs: number | undefined;
  /** Each figure is the median of that figure over the rounds. */
  readonly median: Round;
  readonly rounds: readonly Round[];
}

/** Time for follow-up work after the last response, such as forwarding an order; its CPU time is included. */
const followUpMs = 500;

/**
 * Warms up every scenario, then measures all of them round by round, so that a slow phase of the machine affects one
 * round of several scenarios instead of all rounds of one. The calibration loop runs before each scenario of a round.
 * @throws Error when an operation fails, because the figures would be invalid
 */
export async function measure(
  scenarios: readonly Scenario[],
  { parts, size, calibration, report }: MeasureOptions,
): Promise<Measurements> {
  const plans: { scenario: Scenario; operations: number; rounds: Round[] }[] = [];
  for (const scenario of scenarios) {
    report(`warming up: ${scenario.name}`);
    const operations = await countRoundOperations(scenario, size);
    plans.push({ scenario, operations, rounds: [] });
  }
  const loopMs: number[] = [];
  while (loopMs.length < size.rounds) {
    report(`round ${loopMs.length + 1} of ${size.rounds}`);
    const loops: number[] = [];
    const measured: UncalibratedRound[] = [];
    for (const { scenario, operations } of plans) {
      await scenario.prepare?.(operations);
      loops.push(await calibration.measureLoopMs());
      measured.push(await measureRound(scenario, operations, parts));
    }
    const roundLoopMs = median(loops);
    loopMs.push(roundLoopMs);
    for (const [index, round] of normalizeRound(measured, roundLoopMs).entries()) plans[index]?.rounds.push(round);
  }
  const results = plans.map(({ scenario: { name, budgetMs }, rounds }) => ({
    name,
    budgetMs,
    rounds,
    median: computeMedianRound(rounds),
  }));
  return { results, loopMs };
}

/** Adds the normalised CPU time to the results of a round, in which the calibration loop took `loopMs`. */
export const normalizeRound = (measured: readonly UncalibratedRound[], loopMs: number): Round[] =>
  measured.map((figures) => ({ ...figures, normalisedMs: figures.cpuMs * computeFactor(loopMs) }));

/** Measures CPU milliseconds per second without requests, one figure per round. */
export async function measureIdle(
  parts: Parts,
  { idlePauseSeconds, idleRounds, idleSeconds }: BenchSize,
): Promise<number[]> {
  await wait(idlePauseSeconds * 1_000);
  const rounds: number[] = [];
  while (rounds.length < idleRounds) {
    const before = readCpuMs(parts);
    await wait(idleSeconds * 1_000);
    rounds.push(sumCpuMs(subtractCpuMs(before, readCpuMs(parts))) / idleSeconds);
  }
  return rounds;
}

/** Estimates the number of operations for a round from the throughput of the warm-up. */
async function countRoundOperations(
  scenario: Scenario,
  { minimumOperations, warmUpSeconds, roundSeconds }: BenchSize,
): Promise<number> {
  await scenario.prepare?.(minimumOperations);
  const extent = scenario.prepare ? { operations: minimumOperations } : { seconds: warmUpSeconds };
  const { operations, seconds } = assertNoFailures(scenario, await scenario.load(extent));
  return Math.max(minimumOperations, Math.round((operations / seconds) * roundSeconds));
}

async function measureRound(scenario: Scenario, extent: number, parts: Parts): Promise<UncalibratedRound> {
  const before = readCpuMs(parts);
  const sample = assertNoFailures(scenario, await scenario.load({ operations: extent }));
  await wait(followUpMs);
  const spent = subtractCpuMs(before, readCpuMs(parts));
  const { operations, seconds, latencies, cacheHits } = sample;
  return {
    operations,
    perSecond: operations / seconds,
    p50Ms: percentile(latencies, 50),
    p95Ms: percentile(latencies, 95),
    cpuMs: sumCpuMs(spent) / operations,
    cpuMsByPart: Object.fromEntries(Object.entries(spent).map(([part, ms]) => [part, ms / operations])),
    cacheHits,
  };
}

function assertNoFailures({ name }: Scenario, sample: Sample): Sample {
  if (sample.failures === 0) return sample;
  throw new Error(
    `${name}: ${sample.failures} of ${sample.failures + sample.operations} failed: ${sample.firstFailure}`,
  );
}

/** CPU milliseconds of each part so far. */
export function readCpuMs(parts: Parts): Record<string, number> {
  const processes = readProcesses();
  return Object.fromEntries(
    Object.entries(parts).map(([part, pids]) => [
      part,
      pids.reduce((total, pid) => total + sumTreeCpuMs(processes, pid), 0),
    ]),
  );
}

/** The difference of each part. */
export function subtractCpuMs(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(after).map(([part, ms]) => [part, ms - (before[part] ?? 0)]));
}

const sumCpuMs = (values: Record<string, number>) => Object.values(values).reduce((total, value) => total + value, 0);

function computeMedianRound(rounds: readonly Round[]): Round {
  const medianOf = (figure: (round: Round) => number) => median(rounds.map(figure));
  const parts = Object.keys(rounds[0]?.cpuMsByPart ?? {});
  return {
    operations: medianOf(({ operations }) => operations),
    perSecond: medianOf(({ perSecond }) => perSecond),
    p50Ms: medianOf(({ p50Ms }) => p50Ms),
    p95Ms: medianOf(({ p95Ms }) => p95Ms),
    cpuMs: medianOf(({ cpuMs }) => cpuMs),
    normalisedMs: medianOf(({ normalisedMs }) => normalisedMs),
    cpuMsByPart: Object.fromEntries(parts.map((part) => [part, medianOf(({ cpuMsByPart }) => cpuMsByPart[part] ?? 0)])),
    cacheHits: medianOf(({ cacheHits }) => cacheHits),
  };
}
