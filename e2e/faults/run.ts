/**
 * `npm run faults [-- --quick] [-- --seed N] [-- --engine pglite|postgres]`: injects four kinds of faults into the calls of every
 * checkout step (the store is killed, the upstream always refuses, the upstream acts late, the store stalls), and checks that
 * each attempt is completed or undone exactly once, or needs review and raises an alert (CHECKOUT-48, CHECKOUT-49). Uses one
 * store on the embedded database, two stores on PostgreSQL. Exit code 0 when every case passed.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '@tarima/service-kit/testing/postgres';
import { type DatabaseUrls, ensureServerDatabases } from '../../scripts/databases.ts';
import { shuffle } from '../shuffle.ts';
import { startStack } from '../stack/stack.ts';
import { type AlertLog, createAlertLog } from './alerts.ts';
import type { FaultCase, FaultContext } from './case.ts';
import { startInterceptor } from './interceptor.ts';
import { createKillCase } from './kill.ts';
import { killPoints, quickKillPoints } from './kill-points.ts';
import { lateCases, quickLateCases } from './late.ts';
import { formatOutcomes, type Outcome } from './outcomes.ts';
import { providerCases } from './providers.ts';
import { quickRefusalCases, refusalCases } from './refusals.ts';
import { returnCases } from './returns.ts';
import { quickStallCases, stallCases } from './stall.ts';
import { checkOutcome, type Verdict } from './verdict.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
    engine: { type: 'string', multiple: true },
    /** Number of cases for each engine; the list is repeated in another order until there are enough. */
    runs: { type: 'string' },
    /** Runs only cases with one of these texts in their kind and title. */
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const engines = values.engine ?? (values.quick ? ['pglite'] : ['pglite', 'postgres']);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Short timeouts and delays, so that a campaign takes minutes. */
const shortTimeouts = {
  CHECKOUT_LEASE_SECONDS: '2',
  PAYMENT_TRIES_ADDRESS_LIMIT: '100000',
  PAYMENTS_CARD_DECLINES_LIMIT: '100000',
  CHECKOUT_SWEEP_SECONDS: '1',
  CHECKOUT_WAKE_UP_POLL_SECONDS: '1',
  CHECKOUT_BACKOFF_SECONDS: '1',
  CHECKOUT_FOLLOW_UP_SECONDS: '1,2,4,8,16',
  PAYMENTS_PROVIDER_TIMEOUT_MS: '1500',
  PAYMENTS_LATE_REPLY_MS: '3000',
  PAYMENT_RETURNS_PER_MINUTE: '100000',
  AUTHORIZATION_STATUS_WAITS: '0.2,0.2,0.2,0.2,0.2',
  PAYMENTS_TIMEOUT_MS: '2000',
  COMMERCE_TIMEOUT_MS: '4000',
};

const quickCases = [
  ...quickKillPoints.map(createKillCase),
  ...quickRefusalCases,
  ...quickLateCases,
  ...quickStallCases,
];
const allCases = [
  ...killPoints.map(createKillCase),
  ...refusalCases,
  ...lateCases,
  ...stallCases,
  ...providerCases,
  ...returnCases,
];
const candidates = (values.quick ? quickCases : allCases).filter(({ kind, route, title }) =>
  values.only.some((part) => `${kind} ${route} ${title}`.includes(part)),
);
const cases = drawCases(candidates, values.runs === undefined ? candidates.length : Number(values.runs));

let failed = 0;
for (const engine of engines) {
  print(`\n${engine}, ${cases.length} cases, seed ${values.seed}`);
  if (engine === 'postgres') {
    const server = await startPostgres();
    try {
      failed += await runCampaign(await ensureServerDatabases(await server.createDatabase()));
    } finally {
      await server.stop();
    }
  } else failed += await runCampaign();
}
print(
  failed === 0
    ? '\nEvery attempt was completed or undone exactly once, or raised an alert.'
    : `\n${failed} cases failed.`,
);
process.exit(failed === 0 ? 0 : 1);

/** Draws cases in a pseudo-random order, which is the same for the same seed. */
function drawCases(list: readonly FaultCase[], count: number): FaultCase[] {
  const rounds = Math.ceil(count / Math.max(1, list.length));
  return Array.from({ length: rounds }, (_, round) => shuffle(list, Number(values.seed) + round))
    .flat()
    .slice(0, count);
}

/** Runs all cases on one stack. @returns the number of failed cases */
async function runCampaign(databases?: DatabaseUrls): Promise<number> {
  const upstreams = ['COMMERCE_API_URL', 'PAYMENTS_API_URL', 'TAX_API_URL', 'FULFILMENT_URL'];
  const interceptor = await startInterceptor(upstreams);
  const alerts = createAlertLog();
  const stack = await startStack({
    environment: shortTimeouts,
    wrapStoreEnvironment: interceptor.redirectUpstreams,
    onStoreOutput: alerts.read,
    ...(databases && { databases }),
  });
  const outcomes: Outcome[] = [];
  let failed = 0;
  try {
    const context: FaultContext = { stack, interceptor, secondStore: databases && (await stack.addStore()) };
    for (const faultCase of cases) {
      const startTime = performance.now();
      const verdict = await runCase(faultCase, context, alerts);
      if (verdict.errors.length > 0) failed += 1;
      const ms = performance.now() - startTime;
      outcomes.push({ route: faultCase.route, status: verdict.status, errors: verdict.errors, ms });
      print(formatRow(faultCase, verdict, ms));
    }
  } finally {
    await stack.stop();
    await interceptor.close();
  }
  for (const line of formatOutcomes(outcomes)) print(line);
  return failed;
}

async function runCase(
  faultCase: FaultCase,
  context: FaultContext,
  alerts: AlertLog,
): Promise<Pick<Verdict, 'errors'> & Partial<Verdict>> {
  try {
    const { buyer, status } = await faultCase.run(context);
    return await checkOutcome(context.stack, buyer, status, faultCase.expected, alerts);
  } catch (error) {
    return { errors: [error instanceof Error ? error.message : String(error)] };
  }
}

function formatRow({ kind, route, title }: FaultCase, { status, errors }: Partial<Verdict>, ms: number): string {
  const verdict = errors?.length ? errors.join('; ') : 'ok';
  return `  ${kind.padEnd(8)} ${`${route}: ${title}`.padEnd(58)} ${(status ?? '').padEnd(13)} ${(ms / 1000).toFixed(1).padStart(5)} s  ${verdict}`;
}
