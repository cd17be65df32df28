import { execFileSync } from 'node:child_process';
import { defaultLocale } from '@tarima/markets/locale';
import { tryStartRedis } from '@tarima/service-kit/testing/redis';
import type { BudgetedScenario } from './budgets.ts';
import { startCalibration } from './calibration.ts';
import { listTree, readProcesses } from './cpu.ts';
import { createGraphClient } from './graph-client.ts';
import { measure, type Parts, type Result, readCpuMs } from './measure.ts';
import { readServerMemory } from './memory.ts';
import { type PreparedShop, prepareShop } from './prepare-shop.ts';
import { alignColumns, formatFigure } from './report.ts';
import { createScenarios, type Scenario } from './scenarios.ts';
import { createGuestFactory } from './shopper.ts';
import { type BenchSize, fullSize, quickSize } from './size.ts';
import { type BenchStack, startBenchStack } from './stack.ts';
import { median } from './statistics.ts';

const workerCount = 2;
const measuredScenarios: readonly BudgetedScenario[] = [
  'list of 20 by category, sorted by price',
  'cart read',
  'new cart, add, change quantity',
  'checkout to placed order',
];
/** A long warm-up, because V8 optimises the code in each worker separately, and each receives only a part of the requests. */
const workersSize: BenchSize = { ...fullSize, connections: 8, rounds: 5, warmUpSeconds: 15 };

/**
 * Compares a store of one process with a store of two workers, which share an address. Both use the same database and
 * Redis. Each round measures every scenario with one and then with the other. `isQuick` only checks that it works.
 */
export async function benchWorkers(isQuick: boolean, print: (line: string) => void): Promise<void> {
  const redis = await tryStartRedis();
  if (!redis) return print('Workers need Redis, and redis-server is not installed.');
  const size = isQuick ? quickSize : workersSize;
  try {
    const bench = await startBenchStack({ workers: [1, workerCount], environment: { REDIS_URL: redis.url } });
    const calibration = await startCalibration();
    try {
      const shop = await prepareShop(bench, size);
      const [one, several] = await Promise.all([0, 1].map((store) => createStoreScenarios(bench, shop, store, size)));
      const { results } = await measure(
        (one ?? []).flatMap((scenario, index) => [scenario, several?.[index] ?? []]).flat(),
        { parts: { ...bench.parts, redis: [redis.pid] }, size, calibration, report: print },
      );
      const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
      print(`\n${shop.catalogue.total} products, commit ${commit}, ${size.rounds} rounds; CPU ms of all servers:\n`);
      print(formatComparison(results));
      print(`\n${formatServers(bench.parts)}`);
    } finally {
      await calibration.stop();
      await bench.stop();
    }
  } finally {
    await redis.stop();
  }
}

/** Creates the measured scenarios with requests to one store only. */
async function createStoreScenarios(
  { graphs, shops, stack }: BenchStack,
  { catalogue, checkout }: PreparedShop,
  store: number,
  size: BenchSize,
): Promise<Scenario[]> {
  const ownGraphs = graphs.slice(store, store + 1);
  const sendOperation = createGraphClient(ownGraphs);
  const scenarios = await createScenarios({
    graphs: ownGraphs,
    shops: shops.slice(store, store + 1),
    bare: '',
    catalogue,
    createGuest: createGuestFactory(sendOperation, defaultLocale, stack.guestTokenSecret),
    checkout,
    size,
  });
  return measuredScenarios.flatMap((name) => scenarios.find((scenario) => scenario.name === name) ?? []);
}

/** A row for each scenario. The ratio is the median of the ratios of each round. */
function formatComparison(results: readonly Result[]): string {
  const rows = measuredScenarios.map((name) => {
    const [one, several] = results.filter((result) => result.name === name);
    if (!one || !several) throw new Error(`"${name}" was not measured with both stores.`);
    const ratios = one.rounds.map(({ cpuMs }, round) => (several.rounds[round]?.cpuMs ?? Number.NaN) / cpuMs);
    return [
      name,
      formatFigure(one.median.cpuMs),
      formatFigure(several.median.cpuMs),
      median(ratios).toFixed(3),
      one.median.perSecond.toFixed(0),
      several.median.perSecond.toFixed(0),
      formatCached(one),
      formatCached(several),
    ];
  });
  const header = [
    '',
    'one process',
    `${workerCount} workers`,
    'ratio',
    'req/s of one',
    `req/s of ${workerCount}`,
    'cached of one',
    `cached of ${workerCount}`,
  ];
  return alignColumns([header, ...rows]).join('\n');
}

/** Share of responses from the public cache, which each worker has for itself. */
const formatCached = ({ median: { cacheHits, operations } }: Result) =>
  `${Math.round((100 * cacheHits) / operations)} %`;

/** Memory and total CPU time of the single process, of the process that starts the workers, and of each worker. */
function formatServers({ store: [single = 0, primary = 0] = [] }: BenchStack['parts']): string {
  const workers = listTree(readProcesses(), primary).filter(({ parentPid }) => parentPid === primary);
  const servers: Parts = {
    'one process': [single],
    'all workers': [primary],
    ...Object.fromEntries(workers.map(({ pid }, index) => [`worker ${index + 1}`, [pid]])),
  };
  const cpuMs = readCpuMs(servers);
  const rows = readServerMemory(servers).map(({ name, mb }) => [
    name,
    mb.toFixed(0),
    ((cpuMs[name] ?? 0) / 1_000).toFixed(0),
  ]);
  return alignColumns([['', 'MB', 'CPU s'], ...rows]).join('\n');
}
