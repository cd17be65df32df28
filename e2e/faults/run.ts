/**
 * `npm run faults [-- --quick] [-- --seed N] [-- --runs N] [-- --engine pglite|postgres]`: injects faults into the calls of
 * every step of checkouts, refunds and payments for memberships, and checks that each attempt is completed or undone exactly once, or
 * needs review and raises an alert, within 60 seconds (CHECKOUT-48, CHECKOUT-49, CHECKOUT-400). Uses one store on the embedded
 * database, two stores on PostgreSQL. Exit code 0 when every case passed.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '@tarima/service-kit/testing/postgres';
import { ensureServerDatabases } from '../../scripts/databases.ts';
import { shuffle } from '../shuffle.ts';
import { allCases } from './all-cases.ts';
import { runCampaign } from './campaign.ts';
import type { FaultCase } from './case.ts';
import { drawQuickCases } from './quick-cases.ts';

const { values } = parseArgs({
  options: {
    /** Draws 30 cases, of every kind and route. */
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
    engine: { type: 'string', multiple: true },
    /** Number of cases for each engine; the list is repeated in another order until there are enough. */
    runs: { type: 'string' },
    /** Runs only cases with one of these texts in their kind, route and title. */
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const engines = values.engine ?? (values.quick ? ['pglite'] : ['pglite', 'postgres']);
const seed = Number(values.seed);
const print = (line: string) => process.stdout.write(`${line}\n`);

const candidates = allCases.filter(({ kind, route, title }) =>
  values.only.some((part) => `${kind} ${route}: ${title}`.includes(part)),
);
const cases = values.quick
  ? drawQuickCases(candidates, seed)
  : drawCases(candidates, Number(values.runs ?? candidates.length));

let failed = 0;
for (const engine of engines) {
  print(`\n${engine}, ${cases.length} cases, seed ${values.seed}`);
  if (engine === 'postgres') {
    const server = await startPostgres();
    try {
      failed += await runCampaign(cases, print, await ensureServerDatabases(await server.createDatabase()));
    } finally {
      await server.stop();
    }
  } else failed += await runCampaign(cases, print);
}
print(
  failed === 0
    ? '\nEvery attempt was completed or undone exactly once, or raised an alert.'
    : `\n${failed} cases or scans failed.`,
);
process.exit(failed === 0 ? 0 : 1);

/**
 * Draws cases in a pseudo-random order, which is the same for the same seed; payments with the canary card first, so that
 * every campaign has them.
 */
function drawCases(list: readonly FaultCase[], count: number): FaultCase[] {
  const rounds = Math.ceil(count / Math.max(1, list.length));
  const drawn = Array.from({ length: rounds }, (_, round) => shuffle(list, seed + round)).flat();
  const isCanary = ({ kind }: FaultCase) => kind === 'canary';
  return [...drawn.filter(isCanary), ...drawn.filter((faultCase) => !isCanary(faultCase))].slice(0, count);
}
