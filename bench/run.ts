/**
 * `npm run bench`: starts a shop on PostgreSQL, measures it and compares it with the budgets of `budgets.ts`. `--quick`
 * sends a few requests of each kind to check that all scenarios work; its figures are not meaningful. `--only TEXT`
 * measures the scenarios with TEXT in their name, `--profile FOLDER` writes profiles of the shop's processes,
 * `--products N` imports N products, `--stores N` starts N stores; none of these options writes results.
 *
 * Other measurements: `reference` derives the reference of the calibration loop from the bare route. `history` plots all
 * result files again. `import FILE` measures the import of a feed on the embedded database, and the sandbox for
 * `--minutes` after it. `order-pages` keeps `--pages` order pages open for `--minutes`. `soak` keeps half of the maximal
 * load up for `--minutes`. `workers` compares a store of one process with one of two workers.
 * `interactions` measures taps on a slow phone.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { defaultLocale, locales } from '@tarima/markets/locale';
import { runMain } from '@tarima/service-kit/lifecycle';
import { startProcess } from '../scripts/process.ts';
import { referenceLoopMs, startCalibration } from './calibration.ts';
import type { Catalogue } from './catalogue.ts';
import { cycleCombinations } from './cycle.ts';
import { resultsFolder, writeHistory } from './history-files.ts';
import { benchImport } from './import.ts';
import { benchInteractions } from './interactions.ts';
import { measure, measureIdle } from './measure.ts';
import { createMemoryRecorder } from './memory.ts';
import { createGraphRequest, operations } from './operations.ts';
import { benchOrderPages } from './order-pages.ts';
import { measurePage } from './page.ts';
import { prepareShop } from './prepare-shop.ts';
import { type BenchReport, formatReference, formatTable } from './report.ts';
import { createPopularPageRequest, createScenarios, getProductPath } from './scenarios.ts';
import { measureScripts } from './scripts.ts';
import { type BenchSize, fullSize, quickSize, referenceSize, setProducts, shortenIdle } from './size.ts';
import { benchSoak } from './soak.ts';
import { startBenchStack, useBenchStack } from './stack.ts';
import { benchWorkers } from './workers.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

interface BenchOptions {
  /** Whether the run only checks that everything works. */
  readonly isQuick: boolean;
  readonly size: BenchSize;
  readonly stores: number;
  readonly only: string;
  readonly profileFolder: string | undefined;
}

async function bench({ isQuick, size, stores, only, profileFolder }: BenchOptions): Promise<BenchReport> {
  const startedAt = new Date().toISOString();
  const loadBefore = loadavg()[0] ?? 0;
  print('starting the database, the sandbox and the stores');
  const start = isQuick
    ? useBenchStack
    : () => startBenchStack({ profileFolder, workers: Array.from({ length: stores }, () => 1) });
  const benchStack = await start();
  const { stack, graphs, shops, parts, startSeconds, stop } = benchStack;
  const memory = createMemoryRecorder(parts, startSeconds);
  memory.record('started');
  const calibration = await startCalibration();
  try {
    const { importSeconds, catalogue, createGuest, checkout } = await prepareShop(benchStack, size);
    const bare = await startBareServer(graphs[0] ?? '', shops[0] ?? '', catalogue);
    try {
      const scenarios = await createScenarios({
        graphs,
        shops,
        bare: bare.addresses.bare ?? '',
        catalogue,
        createGuest,
        checkout,
        size,
      });
      const idleCpuMsPerSecond = await measureIdle(parts, size);
      memory.record('filled');
      const selectedScenarios = scenarios.filter(({ name }, index) => index === 0 || name.includes(only));
      const { results, loopMs } = await measure(selectedScenarios, {
        parts: { ...parts, bare: [bare.pid] },
        size,
        calibration,
        report: print,
      });
      memory.record('loaded');
      const restarts = await benchStack.measureRestart();
      const nextAddress = cycleCombinations(
        (locale, product) => `${shops[0]}${getProductPath(locale, product)}`,
        locales,
        catalogue.products,
      );
      const page = await measurePage(nextAddress, size);
      const scripts = await measureScripts(size.scriptPages, {
        shopUrl: stack.shopUrl,
        locale: defaultLocale,
        clubKey: catalogue.clubKey,
      });
      return {
        startedAt,
        commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
        machine: {
          cpu: cpus()[0]?.model ?? '',
          cores: cpus().length,
          memoryGb: Math.round(totalmem() / 2 ** 30),
          node: process.version,
        },
        catalogue: { products: catalogue.total, imported: size.importedProducts, importSeconds },
        stores: graphs.length,
        connections: size.connections,
        calibration: { referenceLoopMs, loopMs },
        idleCpuMsPerSecond,
        results,
        processes: memory.list(),
        restarts,
        page,
        scripts,
        loadAverage: { before: loadBefore, after: loadavg()[0] ?? 0 },
      };
    } finally {
      await bare.stop();
    }
  } finally {
    await calibration.stop();
    await stop();
  }
}

/** Starts a server that returns the graph's response to a product list, and the compressed page of a product. */
async function startBareServer(graph: string, shop: string, catalogue: Catalogue) {
  const input = { categoryKey: catalogue.categoryKeys[0] ?? '', sort: 'PRICE_ASC', pageSize: 20, page: 1 } as const;
  const list = createGraphRequest(operations.productList, { input }, { locale: defaultLocale });
  const folder = mkdtempSync(join(tmpdir(), 'tarima-bare-'));
  writeFileSync(join(folder, 'list.json'), await (await fetch(`${graph}${list.path}`, list)).text());
  const page = createPopularPageRequest(catalogue);
  const html = await (await fetch(`${shop}${page.path}`, page)).text();
  writeFileSync(join(folder, 'page.html.gz'), gzipSync(html));
  try {
    return await startProcess({
      name: 'bare',
      script: 'bench/bare.ts',
      environment: { BODY_FOLDER: folder, NODE_ENV: 'production' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Rounds numbers to four significant digits, the precision of the measurements. */
const roundNumbers = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

// `exit` stops PostgreSQL; the other processes end when their channel to this process closes.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      profile: { type: 'string' },
      pages: { type: 'string', default: '1000' },
      minutes: { type: 'string' },
      products: { type: 'string' },
      stores: { type: 'string' },
    },
  });
  const { quick, only, profile, pages, minutes, products } = values;
  const stores = Number(values.stores ?? 2);
  const [command, file] = positionals;
  if (command === 'import') return benchImport(file, Number(minutes ?? 5), print);
  if (command === 'order-pages') {
    return benchOrderPages(quick, { pages: Number(pages), minutes: Number(minutes ?? 8) }, print);
  }
  if (command === 'interactions') return benchInteractions(quick, print);
  if (command === 'soak') return benchSoak(quick, Number(minutes ?? 30), print);
  if (command === 'workers') return benchWorkers(quick, print);
  if (command === 'history') return writeHistory();
  if (command === 'reference') {
    const size = quick ? quickSize : referenceSize;
    const report = await bench({ isQuick: quick, size, stores, only: 'bare', profileFolder: undefined });
    print(`\n${formatReference(report)}`);
    return;
  }
  const isComparable = [only, profile, products, values.stores].every((value) => value === undefined);
  const size = quick ? quickSize : isComparable ? fullSize : shortenIdle(fullSize);
  const report = await bench({
    isQuick: quick,
    size: products === undefined ? size : setProducts(size, Number(products)),
    stores,
    only: only ?? '',
    profileFolder: profile && resolve(profile),
  });
  print(`\n${formatTable(report)}`);
  if (quick || !isComparable) return;
  mkdirSync(resultsFolder, { recursive: true });
  const text = `${JSON.stringify(report, roundNumbers, 2)}\n`;
  for (const name of [report.startedAt.replaceAll(':', '-').slice(0, 19), 'latest']) {
    writeFileSync(join(resultsFolder, `${name}.json`), text);
  }
  writeHistory();
  print('\nSaved in bench/results/latest.json; bench/history/results.svg shows all results.');
});
