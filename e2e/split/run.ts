/**
 * Starts every service in a separate process (`npm run start:split`) on PostgreSQL and Redis, places orders with a
 * 3-D Secure card, cancels a membership, and stops them. Exit code 0 on success, or if these servers are not available and
 * this is not a build server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';
import { tryStartRedis } from '@tarima/service-kit/testing/redis';
import { ensureServerDatabases } from '../../scripts/databases.ts';
import { readSecrets } from '../../scripts/secrets.ts';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { waitForMail } from '../graph/mailbox.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper, type Shopper } from '../graph/shopper.ts';
import { findFreeStackPorts } from '../stack/free-ports.ts';
import { createRunningStack, type RunningStack } from '../stack/running.ts';
import { startCommand } from '../stack/serving-command.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await tryStartPostgres();
const redis = await tryStartRedis();
try {
  if (postgres && redis) await buyOnSplitServices(await postgres.createDatabase(), redis.url);
  else print(`Skipped: ${postgres ? 'Redis' : 'PostgreSQL'} is not available.`);
} finally {
  await redis?.stop();
  await postgres?.stop();
}

async function buyOnSplitServices(databaseUrl: string, redisUrl: string): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tarima-split-'));
  const ports = await findFreeStackPorts();
  const stack = createRunningStack({
    ports,
    dataDirectory,
    databases: await ensureServerDatabases(databaseUrl),
    secrets: readSecrets(dataDirectory),
  });
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DATA_DIR: dataDirectory,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  };
  let code: number;
  try {
    const services = await startCommand('start:split', environment, stack.shopUrl);
    try {
      await buy(stack, createGuestShopper(stack), 'A guest');
      await buy(stack, await createMemberShopper(stack, { login: 'ana@tarima.test' }), 'A member');
      await cancelMembership(stack);
      const page = await fetch(`${stack.shopUrl}/es-CR`);
      if (page.status !== 200) throw new Error(`The home page responded with ${page.status}.`);
    } finally {
      code = await services.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  if (code !== 0) throw new Error(`The services ended with code ${code}.`);
}

async function buy(stack: RunningStack, shopper: Shopper, who: string): Promise<void> {
  const cart = await shopper.fillCart(['110101-1', '110103-1']);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.challenged);
  await shopper.graph.run(operations.placeOrder, { input });
  await shopper.authenticate(id);
  const { status, order } = await shopper.waitUntilSettled(id);
  const audit = await auditCart(stack, cart.id);
  if (status !== 'COMPLETED' || audit.captured !== 1 || audit.orderNumbers.length !== 1) {
    throw new Error(`${who} could not place an order: ${status}, ${JSON.stringify(audit)}`);
  }
  print(`${who} placed order ${order?.orderNumber}; ${audit.netCapturedCents} cents were captured once.`);
}

async function cancelMembership(stack: RunningStack): Promise<void> {
  const member = await createMember(stack, 'ana');
  const { graph } = await createMemberShopper(stack, member);
  await graph.run(operations.cancelMembership, {});
  const [mail] = await waitForMail(stack, member.login);
  print(`A member cancelled their membership and received the mail "${mail?.subject}".`);
}
