import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { runOperations } from './load.ts';
import { type Parts, readCpuMs, subtractCpuMs } from './measure.ts';
import { readServerMemory } from './memory.ts';
import { prepareShop } from './prepare-shop.ts';
import { alignColumns } from './report.ts';
import { fullSize, quickSize } from './size.ts';
import { startBenchStack, useBenchStack } from './stack.ts';
import { median, percentile } from './statistics.ts';
import { createVisits } from './visits.ts';

interface Extent {
  readonly minutes: number;
  /** Length of a measured minute, in milliseconds. */
  readonly minuteMs: number;
  /** How long the maximal load is measured, and before that the shop is warmed up, in seconds. */
  readonly maximumSeconds: number;
}

/** One operation: milliseconds from the time at which it was due, so that a queue counts. */
interface Outcome {
  readonly ms: number;
  readonly error: string | undefined;
}

/** One measured minute. */
interface Minute {
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
  readonly cpuMsByPart: Readonly<Record<string, number>>;
  /** Megabytes by server at the end of the minute. */
  readonly memoryMb: Readonly<Record<string, number>>;
}

/**
 * Measures the maximal load of shoppers (`visits.ts`) with 20 connections, then keeps half of it up for some minutes and
 * prints latencies, errors, CPU and memory of each. `isQuick` only checks that the benchmark works.
 * @throws Error when an operation failed
 */
export async function benchSoak(isQuick: boolean, minutes: number, print: (line: string) => void): Promise<void> {
  if (!(minutes >= 1)) throw new Error('--minutes must be at least 1.');
  const size = isQuick ? quickSize : fullSize;
  const extent: Extent = isQuick
    ? { minutes: 2, minuteMs: 1_000, maximumSeconds: 1 }
    : { minutes, minuteMs: 60_000, maximumSeconds: 30 };
  const bench = await (isQuick ? useBenchStack() : startBenchStack());
  const { graphs, shops, parts } = bench;
  try {
    const shop = await prepareShop(bench, size);
    const visit = await createVisits({ ...shop, shops });
    const maximum = await measureMaximum(visit, size.connections, extent.maximumSeconds);
    print(`maximal load: ${maximum.toFixed(0)} operations/s; keeping up half of it for ${extent.minutes} minutes`);
    const measured = await keepLoad(visit, maximum / 2, parts, extent);
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    print(`\n${shop.catalogue.total} products, ${graphs.length} stores, commit ${commit}\n`);
    print(formatMinutes(measured));
    const errors = measured.flatMap(({ outcomes }) => outcomes.flatMap(({ error }) => error ?? []));
    if (errors.length > 0) throw new Error(`${errors.length} operations failed: ${errors[0]}`);
  } finally {
    await bench.stop();
  }
}

/** Measures operations per second with all connections busy, after as long a warm-up. @throws Error when one failed */
async function measureMaximum(visit: () => Promise<void>, connections: number, seconds: number): Promise<number> {
  const load = { connections, operation: visit };
  await runOperations(load, { seconds });
  const sample = await runOperations(load, { seconds });
  if (sample.failures > 0) throw new Error(`${sample.failures} operations failed: ${sample.firstFailure}`);
  return sample.operations / sample.seconds;
}

/** Starts operations at fixed intervals, whether or not earlier ones have ended, and measures each minute. */
async function keepLoad(
  visit: () => Promise<void>,
  perSecond: number,
  parts: Parts,
  { minutes, minuteMs }: Extent,
): Promise<Minute[]> {
  let outcomes: Outcome[] = [];
  let isOver = false;
  const running = new Set<Promise<void>>();
  const startTime = performance.now();
  const run = async (dueTime: number) => {
    const error = await visit().then(
      () => undefined,
      (reason: unknown) => String(reason),
    );
    outcomes.push({ ms: performance.now() - dueTime, error });
  };
  const sending = (async () => {
    for (let sent = 0; !isOver; sent += 1) {
      const dueTime = startTime + (sent * 1_000) / perSecond;
      const waitMs = dueTime - performance.now();
      if (waitMs > 0) await wait(waitMs);
      const ending = run(dueTime).finally(() => running.delete(ending));
      running.add(ending);
    }
  })();
  const measured: Minute[] = [];
  while (measured.length < minutes) {
    outcomes = [];
    const before = readCpuMs(parts);
    const minuteStart = performance.now();
    await wait(minuteMs);
    measured.push({
      outcomes: [...outcomes],
      seconds: (performance.now() - minuteStart) / 1_000,
      cpuMsByPart: subtractCpuMs(before, readCpuMs(parts)),
      memoryMb: Object.fromEntries(readServerMemory(parts).map(({ name, mb }) => [name, mb])),
    });
  }
  isOver = true;
  await sending;
  await Promise.all(running);
  return measured;
}

/** A row for each minute, and the memory of the last third compared with that of the middle third. */
function formatMinutes(measured: readonly Minute[]): string {
  const servers = Object.keys(measured[0]?.memoryMb ?? {});
  const partNames = Object.keys(measured[0]?.cpuMsByPart ?? {});
  const header = [
    '',
    'operations/s',
    'p50 ms',
    'p99 ms',
    'errors',
    ...partNames.map((part) => `${part} CPU ms`),
    ...servers.map((server) => `${server} MB`),
  ];
  const toRow = (name: string, { outcomes, seconds, cpuMsByPart, memoryMb }: Minute) => {
    const latencies = outcomes.filter(({ error }) => error === undefined).map(({ ms }) => ms);
    return [
      name,
      (outcomes.length / seconds).toFixed(1),
      percentile(latencies, 50).toFixed(0),
      percentile(latencies, 99).toFixed(0),
      String(outcomes.length - latencies.length),
      ...partNames.map((part) => ((cpuMsByPart[part] ?? 0) / outcomes.length).toFixed(1)),
      ...servers.map((server) => (memoryMb[server] ?? 0).toFixed(0)),
    ];
  };
  const rows = measured.map((minute, index) => toRow(`minute ${index + 1}`, minute));
  const all: Minute = {
    outcomes: measured.flatMap(({ outcomes }) => outcomes),
    seconds: measured.reduce((sum, { seconds }) => sum + seconds, 0),
    cpuMsByPart: Object.fromEntries(
      partNames.map((part) => [part, measured.reduce((sum, minute) => sum + (minute.cpuMsByPart[part] ?? 0), 0)]),
    ),
    memoryMb: Object.fromEntries(
      servers.map((server) => [server, median(measured.map(({ memoryMb }) => memoryMb[server] ?? Number.NaN))]),
    ),
  };
  const third = Math.max(1, Math.floor(measured.length / 3));
  const growth = servers.map((server) => {
    const medianOf = (minutes: readonly Minute[]) =>
      median(minutes.map(({ memoryMb }) => memoryMb[server] ?? Number.NaN));
    return `${server} ${(medianOf(measured.slice(-third)) / medianOf(measured.slice(-2 * third, -third))).toFixed(3)}`;
  });
  return [
    ...alignColumns([header, ...rows, toRow('all', all)]),
    '',
    `Memory of the last third of the minutes relative to the middle third (medians): ${growth.join(', ')}`,
  ].join('\n');
}
