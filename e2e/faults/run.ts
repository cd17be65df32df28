/**
 * `npm run faults [-- --quick] [-- --seed N] [-- --engine pglite|postgres]`: ends the store with SIGKILL at every call of
 * every step of the checkout, starts it again, and checks that each attempt ended completed or undone, once
 * (architecture §7). Exit code 0 when all did.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '@tarima/service-kit/testing/postgres';
import { type DatabaseUrls, serverDatabases } from '../../scripts/databases.ts';
import { startStack } from '../stack/stack.ts';
import { startInterceptor } from './interceptor.ts';
import { type KillResult, killAt } from './kill.ts';
import { type KillPoint, killPoints, quickKillPoints } from './kill-points.ts';
import { shuffled } from './shuffled.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
    engine: { type: 'string', multiple: true },
  },
});
const engines = values.engine ?? (values.quick ? ['pglite'] : ['pglite', 'postgres']);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Short patience, so that a campaign takes minutes. */
const quickTimes = {
  CHECKOUT_LEASE_SECONDS: '2',
  PAYMENT_TRIES_ADDRESS_LIMIT: '100000',
  PAYMENTS_CARD_DECLINES_LIMIT: '100000',
  AUTHORIZATION_STATUS_WAITS: '0.2,0.2,0.2,0.2,0.2',
  PAYMENTS_TIMEOUT_MS: '2000',
};

const points = shuffled(values.quick ? quickKillPoints : killPoints, Number(values.seed));
let faulty = 0;
for (const engine of engines) {
  say(`\n${engine}, ${points.length} kills, seed ${values.seed}`);
  if (engine === 'postgres') {
    const server = await startPostgres();
    try {
      faulty += await campaign(points, await serverDatabases(await server.createDatabase()));
    } finally {
      await server.stop();
    }
  } else faulty += await campaign(points);
}
say(faulty === 0 ? '\nEvery attempt ended completed or undone, once.' : `\n${faulty} attempts did not end well.`);
process.exit(faulty === 0 ? 0 : 1);

/** @returns how many attempts did not end well */
async function campaign(points: readonly KillPoint[], databases?: DatabaseUrls): Promise<number> {
  const interceptor = await startInterceptor(['COMMERCE_API_URL', 'PAYMENTS_API_URL', 'TAX_API_URL']);
  const stack = await startStack({
    environment: quickTimes,
    aroundStore: interceptor.placeBefore,
    ...(databases && { databases }),
  });
  let faulty = 0;
  try {
    for (const point of points) {
      const result = await killAt(stack, interceptor, point);
      if (result.faults.length > 0) faulty += 1;
      say(row(result));
    }
  } finally {
    await stack.stop();
    await interceptor.close();
  }
  return faulty;
}

function row({ point, status, restMs, faults }: KillResult): string {
  const moment = point.when === 'arrives' ? 'before the call' : 'after the call';
  const verdict = faults.length === 0 ? 'ok' : faults.join('; ');
  return `  ${point.step.padEnd(17)} ${moment.padEnd(16)} ${status.padEnd(10)} ${(restMs / 1000).toFixed(1).padStart(5)} s  ${verdict}`;
}
