/**
 * Starts every service as a process of its own (`npm run start:split`) on PostgreSQL and Redis, buys something with a
 * 3-D Secure card, and stops them. Exit code 0 when all of that went well, or when there are no such servers here and this is
 * no build server.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';
import { inheritedEnvironment } from '../../scripts/clock.ts';
import { serverDatabases } from '../../scripts/databases.ts';
import { readSecrets } from '../../scripts/secrets.ts';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { guestOf, memberOf, passChallenge, type Shopper } from '../graph/shopper.ts';
import { freeStackPorts } from '../stack/free-ports.ts';
import { tryStartRedis } from '../stack/redis.ts';
import { type RunningStack, runningStackOf } from '../stack/running.ts';

const startLimitMs = 240_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await tryStartPostgres();
const redis = await tryStartRedis();
try {
  if (postgres && redis) await buyOnSplitServices(await postgres.createDatabase(), redis.url);
  else say(`Left out: there is no ${postgres ? 'Redis' : 'PostgreSQL'} server to be started here.`);
} finally {
  await redis?.stop();
  await postgres?.stop();
}

async function buyOnSplitServices(databaseUrl: string, redisUrl: string): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tarima-split-'));
  const ports = await freeStackPorts();
  const stack = runningStackOf({
    ports,
    dataDirectory,
    databases: await serverDatabases(databaseUrl),
    secrets: readSecrets(dataDirectory),
  });
  const services = startServices({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DATA_DIR: dataDirectory,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  });
  let code: number | undefined;
  try {
    await services.open;
    await buy(stack, guestOf(stack), 'A guest');
    await buy(stack, await memberOf(stack, 'ana@tarima.test'), 'A member');
    const page = await fetch(`${stack.shopUrl}/es-CR`);
    if (page.status !== 200) throw new Error(`The home page answers ${page.status}.`);
  } finally {
    code = await services.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  if (code !== 0) throw new Error(`The services ended with code ${code}.`);
}

async function buy(stack: RunningStack, shopper: Shopper, who: string): Promise<void> {
  const cart = await shopper.fillCart(['110101-1', '110103-1']);
  const { id } = await shopper.begin(cart.id);
  const input = await shopper.placing(id, cart, cards.challenged);
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, { input });
  const proof = await passChallenge(placeOrder.attempt?.challengeUrl ?? '');
  await shopper.graph.run(operations.completeChallenge, { input: { attemptId: id, ...proof } });
  const { status, order } = await shopper.settled(id);
  const audit = await auditCart(stack, cart.id);
  if (status !== 'COMPLETED' || audit.captured !== 1 || audit.orderNumbers.length !== 1) {
    throw new Error(`${who} could not buy: ${status}, ${JSON.stringify(audit)}`);
  }
  say(`${who} bought: order ${order?.orderNumber}, ${audit.keptCents} cents taken once.`);
}

function startServices(environment: Record<string, string>) {
  const script = fileURLToPath(new URL('../../scripts/start-split.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...inheritedEnvironment(process.env), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const open = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The services do not open.')), startLimitMs);
    child.stdout.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8');
      process.stdout.write(text);
      if (!text.includes('Tarima is open')) return;
      clearTimeout(late);
      resolve();
    });
    ended.then((code) => reject(new Error(`The services ended with code ${code} before they were open.`)));
  });
  return {
    open,
    async stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}
