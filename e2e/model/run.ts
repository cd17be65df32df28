/**
 * `npm run test:model [-- --runs N] [-- --seed S] [-- --database pglite|postgres]`: plays random scripts of cart commands by up
 * to three clients, with duplicates, delays, lost responses and platform faults, against the whole stack and compares it with
 * a model after each round. A failing script is shrunk and printed with its seed. Exit code 0 when
 * every script passed.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '@tarima/service-kit/testing/postgres';
import fc from 'fast-check';
import { type DatabaseUrls, ensureServerDatabases } from '../../scripts/databases.ts';
import { startStack } from '../stack/stack.ts';
import { modelMarkets, readMarketFacts } from './market-facts.ts';
import { scripts } from './moves.ts';
import { startPlatformFaults } from './platform-faults.ts';
import { play } from './play.ts';
import { createShopperFactory } from './shopper.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '20261121' },
    database: { type: 'string', default: 'pglite' },
    /** Path of a failing script of the seed, to replay it. */
    path: { type: 'string' },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

let isPassed: boolean;
if (values.database === 'postgres') {
  const server = await startPostgres();
  try {
    isPassed = await runCampaign(await ensureServerDatabases(await server.createDatabase()));
  } finally {
    await server.stop();
  }
} else isPassed = await runCampaign();
process.exit(isPassed ? 0 : 1);

async function runCampaign(databases?: DatabaseUrls): Promise<boolean> {
  const platformFaults = await startPlatformFaults();
  const stack = await startStack({
    wrapStoreEnvironment: platformFaults.redirectUpstreams,
    ...(databases && { databases }),
  });
  const startTime = performance.now();
  try {
    const setups = await Promise.all(
      modelMarkets.map(async (market) => {
        const facts = await readMarketFacts(stack, market);
        return { code: market.code, facts, createShopper: createShopperFactory(stack, market, facts) };
      }),
    );
    let played = 0;
    let turns = 0;
    const property = fc.asyncProperty(scripts, async (script) => {
      const setup = setups.find(({ code }) => code === script.market);
      if (!setup) throw new Error(`The market ${script.market} is not set up.`);
      await play(script, await setup.createShopper(script.shopper), setup.facts);
      played += 1;
      turns += script.rounds.flat().length;
      if (played % 100 === 0) print(`${played} scripts, ${turns} commands, ${formatElapsedSeconds(startTime)} s`);
    });
    const details = await fc.check(property, {
      numRuns: Number(values.runs),
      seed: Number(values.seed),
      ...(values.path !== undefined && { path: values.path }),
    });
    if (details.failed) {
      print((await fc.asyncDefaultReportMessage(details)) ?? '');
      print(`The shrunk script fails with: ${String(details.errorInstance)}`);
    } else {
      print(
        `${values.database}, seed ${values.seed}: ${played} scripts, ${turns} commands, ${formatElapsedSeconds(startTime)} s: all match the model.`,
      );
    }
    return !details.failed;
  } finally {
    await stack.stop();
    await platformFaults.close();
  }
}

function formatElapsedSeconds(startTime: number): string {
  return ((performance.now() - startTime) / 1000).toFixed(0);
}
