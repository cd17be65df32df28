/**
 * `npm run faults [-- --quick] [-- --seed N] [-- --engine pglite|postgres]`: lets calls of every step of the checkout fail in
 * four ways (the store is killed, the upstream refuses for good, it acts late, the store stalls), and checks that each
 * attempt ended completed or undone, once, or needs review and says so in an alert (CHECKOUT-48, CHECKOUT-49). One
 * store on the embedded database, two stores on PostgreSQL. Exit code 0 when all is well.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '@tarima/service-kit/testing/postgres';
import { type DatabaseUrls, ensureServerDatabases } from '../../scripts/databases.ts';
import { shuffled } from '../shuffled.ts';
import { startStack } from '../stack/stack.ts';
import { type Alerts, createAlerts } from './alerts.ts';
import type { FaultCase, Scene } from './case.ts';
import { startInterceptor } from './interceptor.ts';
import { killCase } from './kill.ts';
import { killPoints, quickKillPoints } from './kill-points.ts';
import { lateCases, quickLateCases } from './late.ts';
import { quickRefusalCases, refusalCases } from './refusals.ts';
import { quickStallCases, stallCases } from './stall.ts';
import { judge, type Verdict } from './verdict.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
    engine: { type: 'string', multiple: true },
    /** Only cases whose kind and title contain one of these. */
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const engines = values.engine ?? (values.quick ? ['pglite'] : ['pglite', 'postgres']);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Short times, so that a campaign takes minutes. */
const quickTimes = {
  CHECKOUT_LEASE_SECONDS: '2',
  PAYMENT_TRIES_ADDRESS_LIMIT: '100000',
  PAYMENTS_CARD_DECLINES_LIMIT: '100000',
  CHECKOUT_SWEEP_SECONDS: '1',
  CHECKOUT_WAKE_UP_POLL_SECONDS: '1',
  CHECKOUT_BACKOFF_SECONDS: '1',
  CHECKOUT_FOLLOW_UP_SECONDS: '1,2,4,8,16',
  AUTHORIZATION_STATUS_WAITS: '0.2,0.2,0.2,0.2,0.2',
  PAYMENTS_TIMEOUT_MS: '2000',
  COMMERCE_TIMEOUT_MS: '4000',
};

const quickCases = [...quickKillPoints.map(killCase), ...quickRefusalCases, ...quickLateCases, ...quickStallCases];
const allCases = [...killPoints.map(killCase), ...refusalCases, ...lateCases, ...stallCases];
const cases = shuffled(values.quick ? quickCases : allCases, Number(values.seed)).filter((each) =>
  values.only.some((part) => `${each.kind} ${each.title}`.includes(part)),
);

let failed = 0;
for (const engine of engines) {
  say(`\n${engine}, ${cases.length} cases, seed ${values.seed}`);
  if (engine === 'postgres') {
    const server = await startPostgres();
    try {
      failed += await campaign(await ensureServerDatabases(await server.createDatabase()));
    } finally {
      await server.stop();
    }
  } else failed += await campaign();
}
say(
  failed === 0 ? '\nEvery attempt ended completed, undone, or with an alert, once.' : `\n${failed} did not end well.`,
);
process.exit(failed === 0 ? 0 : 1);

/** @returns how many attempts did not end well */
async function campaign(databases?: DatabaseUrls): Promise<number> {
  const upstreams = ['COMMERCE_API_URL', 'PAYMENTS_API_URL', 'TAX_API_URL', 'FULFILMENT_URL'];
  const interceptor = await startInterceptor(upstreams);
  const alerts = createAlerts();
  const stack = await startStack({
    environment: quickTimes,
    aroundStore: interceptor.placeBefore,
    onStoreOutput: alerts.read,
    ...(databases && { databases }),
  });
  let failed = 0;
  try {
    const scene: Scene = { stack, interceptor, other: databases && (await stack.addStore()) };
    for (const each of cases) {
      const startTime = performance.now();
      const verdict = await verdictOf(each, scene, alerts);
      if (verdict.faults.length > 0) failed += 1;
      say(row(each, verdict, performance.now() - startTime));
    }
  } finally {
    await stack.stop();
    await interceptor.close();
  }
  return failed;
}

async function verdictOf(
  each: FaultCase,
  scene: Scene,
  alerts: Alerts,
): Promise<Pick<Verdict, 'faults'> & Partial<Verdict>> {
  try {
    const { buyer, status } = await each.run(scene);
    return await judge(scene.stack, buyer, status, each.expected, alerts);
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
}

function row({ kind, title }: FaultCase, { status, faults }: Partial<Verdict>, ms: number): string {
  const verdict = faults?.length ? faults.join('; ') : 'ok';
  return `  ${kind.padEnd(8)} ${title.padEnd(45)} ${(status ?? '').padEnd(13)} ${(ms / 1000).toFixed(1).padStart(5)} s  ${verdict}`;
}
