import { setTimeout as wait } from 'node:timers/promises';
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
  readonly cpuMsByPart: Readonly<Record<string, number>>;
  readonly cacheHits: number;
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
 * round of several scenarios instead of all rounds of one.
 * @throws Error when an operation fails, because the figures would be invalid
 */
export async function measure(
  scenarios: readonly Scenario[],
  parts: Parts,
  size: BenchSize,
  report: (line: string) => void,
): Promise<Result[]> {
  const plans: { scenario: Scenario; operations: number; rounds: Round[] }[] = [];
  for (const scenario of scenarios) {
    report(`warming up: ${scenario.name}`);
    const operations = await countRoundOperations(scenario, size);
    plans.push({ scenario, operations, rounds: [] });
  }
  for (let round = 1; round <= size.rounds; round += 1) {
    report(`round ${round} of ${size.rounds}`);
    for (const { scenario, operations, rounds } of plans) {
      await scenario.prepare?.(operations);
      rounds.push(await measureRound(scenario, operations, parts));
    }
  }
  return plans.map(({ scenario: { name, budgetMs }, rounds }) => ({
    name,
    budgetMs,
    rounds,
    median: computeMedianRound(rounds),
  }));
}

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

async function measureRound(scenario: Scenario, extent: number, parts: Parts): Promise<Round> {
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
    cpuMsByPart: Object.fromEntries(parts.map((part) => [part, medianOf(({ cpuMsByPart }) => cpuMsByPart[part] ?? 0)])),
    cacheHits: medianOf(({ cacheHits }) => cacheHits),
  };
}
