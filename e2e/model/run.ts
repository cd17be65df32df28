/**
 * `npm run test:model [-- --runs N] [-- --seed S] [-- --database pglite|postgres]`: random scripts of cart commands by up
 * to three clients, with repeats, delays, lost replies and a failing platform, against the whole stack, compared with a
 * model after each round. A script that fails is made as short as it can be and printed with its seed. Exit code 0 when
 * none did.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '@tarima/service-kit/testing/postgres';
import fc from 'fast-check';
import { type DatabaseUrls, ensureServerDatabases } from '../../scripts/databases.ts';
import { startStack } from '../stack/stack.ts';
import { modelMarkets, readMarketFacts } from './market-facts.ts';
import { scripts } from './moves.ts';
import { startPlatformTroubles } from './platform-troubles.ts';
import { play } from './play.ts';
import { shoppersOf } from './shopper.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '20261121' },
    database: { type: 'string', default: 'pglite' },
    /** Replays one script of a seed, as a failure names it. */
    path: { type: 'string' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

let isRight: boolean;
if (values.database === 'postgres') {
  const server = await startPostgres();
  try {
    isRight = await campaign(await ensureServerDatabases(await server.createDatabase()));
  } finally {
    await server.stop();
  }
} else isRight = await campaign();
process.exit(isRight ? 0 : 1);

async function campaign(databases?: DatabaseUrls): Promise<boolean> {
  const troubles = await startPlatformTroubles();
  const stack = await startStack({ aroundStore: troubles.placeBefore, ...(databases && { databases }) });
  const startTime = performance.now();
  try {
    const stages = await Promise.all(
      modelMarkets.map(async (market) => {
        const facts = await readMarketFacts(stack, market);
        return { code: market.code, facts, shopperOf: shoppersOf(stack, market, facts) };
      }),
    );
    let played = 0;
    let turns = 0;
    const property = fc.asyncProperty(scripts, async (script) => {
      const stage = stages.find(({ code }) => code === script.market);
      if (!stage) throw new Error(`No script is played in ${script.market}.`);
      await play(script, await stage.shopperOf(script.shopper), stage.facts);
      played += 1;
      turns += script.rounds.flat().length;
      if (played % 100 === 0) say(`${played} scripts, ${turns} commands, ${seconds(startTime)} s`);
    });
    const details = await fc.check(property, {
      numRuns: Number(values.runs),
      seed: Number(values.seed),
      ...(values.path !== undefined && { path: values.path }),
    });
    if (details.failed) {
      say((await fc.asyncDefaultReportMessage(details)) ?? '');
      say(`The shortest such script fails so: ${String(details.errorInstance)}`);
    } else {
      say(
        `${values.database}, seed ${values.seed}: ${played} scripts, ${turns} commands, ${seconds(startTime)} s: all as the model says.`,
      );
    }
    return !details.failed;
  } finally {
    await stack.stop();
    await troubles.close();
  }
}

function seconds(startTime: number): string {
  return ((performance.now() - startTime) / 1000).toFixed(0);
}
