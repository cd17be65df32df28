/**
 * `npm run bench`: measures a shop of its own on PostgreSQL and prints where it stands against the budgets of
 * `scenarios.ts`. `--quick` sends the same a few times, to see that all of it works; its figures mean nothing. `--only WORD` measures what has the word in its name, `--profile FOLDER` writes profiles of the
 * shop's processes; none of these keeps results. `import FILE` measures the import of a feed on the embedded database instead.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultLocale, locales } from '@tarima/markets/locale';
import { runMain } from '@tarima/service-kit/run';
import { startProcess } from '../scripts/process.ts';
import { readCatalogue } from './catalogue.ts';
import { createGraphClient } from './graph-client.ts';
import { benchImport } from './import.ts';
import { measure, measureIdle } from './measure.ts';
import { graphRequest, operations } from './operations.ts';
import { measurePage } from './page.ts';
import { type BenchReport, table } from './report.ts';
import { createScenarios, productPath } from './scenarios.ts';
import { createGuests } from './shopper.ts';
import { type BenchSize, fullSize, quickSize } from './size.ts';
import { fillCatalogue, readMembershipNumber, startBenchStack, useBenchStack } from './stack.ts';
import { combinations } from './turns.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const resultsFolder = fileURLToPath(new URL('results/', import.meta.url));

interface BenchOptions {
  readonly size: BenchSize;
  readonly only: string;
  readonly profileFolder: string | undefined;
}

async function bench({ size, only, profileFolder }: BenchOptions): Promise<BenchReport> {
  const startedAt = new Date().toISOString();
  const loadBefore = loadavg()[0] ?? 0;
  say('starting the database, the sandbox and the stores');
  const start = size === quickSize ? useBenchStack : () => startBenchStack(profileFolder);
  const { stack, graphs, shops, parts, settle, stop } = await start();
  try {
    const importSeconds = await fillCatalogue(stack, size.importedProducts);
    await settle();
    const ask = createGraphClient(graphs);
    const catalogue = await readCatalogue(ask, size);
    const bare = await startBare(graphs[0] ?? '', catalogue.categoryKeys[0] ?? '');
    try {
      const scenarios = await createScenarios({
        graphs,
        shops,
        bare: bare.addresses.bare ?? '',
        catalogue,
        newGuest: createGuests(ask, defaultLocale, stack.guestTokenSecret),
        checkout: {
          clubKey: catalogue.clubKey,
          membershipNumber: await readMembershipNumber(stack),
          shopUrl: stack.shopUrl,
        },
        size,
      });
      const idleCpuMsPerSecond = await measureIdle(parts, size);
      const chosen = scenarios.filter(({ name }, index) => index === 0 || name.includes(only));
      const results = await measure(chosen, { ...parts, bare: [bare.pid] }, size, say);
      const address = combinations(
        (locale, product) => `${shops[0]}${productPath(locale, product)}`,
        locales,
        catalogue.products,
      );
      const page = await measurePage(address, size);
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
        idleCpuMsPerSecond,
        results,
        page,
        loadAverage: { before: loadBefore, after: loadavg()[0] ?? 0 },
      };
    } finally {
      await bare.stop();
    }
  } finally {
    await stop();
  }
}

/** A server of the bytes that the graph answers for a list. */
async function startBare(graph: string, categoryKey: string) {
  const input = { categoryKey, sort: 'PRICE_UP', pageSize: 20, page: 1 } as const;
  const { path, ...message } = graphRequest(operations.productList, { input }, { locale: defaultLocale });
  const folder = mkdtempSync(join(tmpdir(), 'tarima-bare-'));
  const file = join(folder, 'list.json');
  writeFileSync(file, await (await fetch(`${graph}${path}`, message)).text());
  try {
    return await startProcess({
      name: 'bare',
      script: 'bench/bare.ts',
      environment: { BODY_FILE: file, NODE_ENV: 'production' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Four digits say all that such measurements can. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

// Ending by `exit` takes PostgreSQL along; the other processes end with the channel to this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const { quick, only, profile } = values;
  const [command, file] = positionals;
  if (command === 'import') return benchImport(file, say);
  const report = await bench({
    size: quick ? quickSize : fullSize,
    only: only ?? '',
    profileFolder: profile && resolve(profile),
  });
  say(`\n${table(report)}`);
  if (quick || only !== undefined || profile !== undefined) return;
  mkdirSync(resultsFolder, { recursive: true });
  const text = `${JSON.stringify(report, rounded, 2)}\n`;
  for (const name of [report.startedAt.replaceAll(':', '-').slice(0, 19), 'latest']) {
    writeFileSync(join(resultsFolder, `${name}.json`), text);
  }
  say('\nKept in bench/results/latest.json.');
});
