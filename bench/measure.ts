import { setTimeout as wait } from 'node:timers/promises';
import { readProcesses, treeCpuMs } from './cpu.ts';
import type { Sample } from './load.ts';
import type { Scenario } from './scenarios.ts';
import type { BenchSize } from './size.ts';
import { median, percentile } from './statistics.ts';

/** Process ids by what they are part of; `bare` is the scale's own server. */
export type Parts = Readonly<Record<string, readonly number[]>>;

/** One round of a scenario, per operation where it says so. */
export interface Round {
  readonly operations: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Milliseconds of one core per operation, all processes together. */
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

/** What an answered request leaves to be done, such as handing an order on, is counted with it. */
const afterglowMs = 500;

/**
 * Warms every scenario up, then measures all of them in turn, round by round: a slow moment of the machine falls on one
 * round of some, not on all rounds of one.
 * @throws Error when an operation fails: the figures would be of something else
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
    const operations = await operationsOfRound(scenario, size);
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
    median: medianOf(rounds),
  }));
}

/** CPU milliseconds a second of the processes while there are no requests, one figure a round. */
export async function measureIdle(
  parts: Parts,
  { idlePauseSeconds, idleRounds, idleSeconds }: BenchSize,
): Promise<number[]> {
  await wait(idlePauseSeconds * 1_000);
  const rounds: number[] = [];
  while (rounds.length < idleRounds) {
    const before = cpuOf(parts);
    await wait(idleSeconds * 1_000);
    rounds.push(sum(difference(before, cpuOf(parts))) / idleSeconds);
  }
  return rounds;
}

/** Operations that take about as long as a round should, as fast as the warm-up was. */
async function operationsOfRound(
  scenario: Scenario,
  { minimumOperations, warmUpSeconds, roundSeconds }: BenchSize,
): Promise<number> {
  await scenario.prepare?.(minimumOperations);
  const extent = scenario.prepare ? { operations: minimumOperations } : { seconds: warmUpSeconds };
  const { operations, seconds } = rightly(scenario, await scenario.load(extent));
  return Math.max(minimumOperations, Math.round((operations / seconds) * roundSeconds));
}

async function measureRound(scenario: Scenario, extent: number, parts: Parts): Promise<Round> {
  const before = cpuOf(parts);
  const sample = rightly(scenario, await scenario.load({ operations: extent }));
  await wait(afterglowMs);
  const spent = difference(before, cpuOf(parts));
  const { operations, seconds, latencies, cacheHits } = sample;
  return {
    operations,
    perSecond: operations / seconds,
    p50Ms: percentile(latencies, 50),
    p95Ms: percentile(latencies, 95),
    cpuMs: sum(spent) / operations,
    cpuMsByPart: Object.fromEntries(Object.entries(spent).map(([part, ms]) => [part, ms / operations])),
    cacheHits,
  };
}

function rightly({ name }: Scenario, sample: Sample): Sample {
  if (sample.failures === 0) return sample;
  throw new Error(
    `${name}: ${sample.failures} of ${sample.failures + sample.operations} failed: ${sample.firstFailure}`,
  );
}

function cpuOf(parts: Parts): Record<string, number> {
  const processes = readProcesses();
  return Object.fromEntries(
    Object.entries(parts).map(([part, pids]) => [
      part,
      pids.reduce((total, pid) => total + treeCpuMs(processes, pid), 0),
    ]),
  );
}

function difference(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(after).map(([part, ms]) => [part, ms - (before[part] ?? 0)]));
}

const sum = (values: Record<string, number>) => Object.values(values).reduce((total, value) => total + value, 0);

function medianOf(rounds: readonly Round[]): Round {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const parts = Object.keys(rounds[0]?.cpuMsByPart ?? {});
  return {
    operations: of(({ operations }) => operations),
    perSecond: of(({ perSecond }) => perSecond),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p95Ms: of(({ p95Ms }) => p95Ms),
    cpuMs: of(({ cpuMs }) => cpuMs),
    cpuMsByPart: Object.fromEntries(parts.map((part) => [part, of(({ cpuMsByPart }) => cpuMsByPart[part] ?? 0)])),
    cacheHits: of(({ cacheHits }) => cacheHits),
  };
}
