import { randomUUID } from 'node:crypto';
import { findFreePorts } from '@tarima/service-kit/testing/free-ports';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { type TestPostgres, tryStartPostgres } from '@tarima/service-kit/testing/postgres';
import { type TestRedis, tryStartRedis } from '@tarima/service-kit/testing/redis';
import { ensureServerDatabases } from '../../scripts/databases.ts';
import { createStoreLog } from '../errors/store-log.ts';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import { createRecipient, waitForMail } from '../graph/mailbox.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { shopUntil } from '../graph/shop-until.ts';
import { costaRica, createGuestShopper } from '../graph/shopper.ts';
import { signInBrowser } from '../graph/sign-in-browser.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

// The tests share one stack, and the last one stops it.
test.describe.configure({ mode: 'serial' });

const log = createStoreLog();
let postgres: TestPostgres | undefined;
let redis: TestRedis | undefined;
let stack: Stack;
/** Of the first worker; the second one has the next port. */
let metricsPort = 0;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  postgres = await tryStartPostgres();
  redis = await tryStartRedis();
  test.skip(!postgres || !redis, 'Workers need PostgreSQL and Redis.');
  if (!postgres || !redis) return;
  [metricsPort = 0] = await findFreePorts(2);
  stack = await startStack({
    databases: await ensureServerDatabases(await postgres.createDatabase()),
    environment: { REDIS_URL: redis.url, WORKERS: '2', LOG_LEVEL: 'debug' },
    wrapStoreEnvironment: (environment) => ({ ...environment, METRICS_PORT: String(metricsPort) }),
    onStoreOutput: log.write,
  });
});

test.afterAll(async () => {
  await stack?.stop();
  await redis?.stop();
  await postgres?.stop();
});

/** The numbers and processes of workers that became ready, in this order. */
const listReady = () => log.lines.filter(({ msg }) => msg === 'a worker is ready');

/** The workers that served requests of a path, after the first lines of the log. */
const listServing = (path: string, firstLines = 0) => {
  const requests = log.lines.slice(firstLines).filter((line) => line.msg === 'request' && line.path === path);
  return [...new Set(requests.map(({ worker }) => worker))].toSorted();
};

/** A new connection goes to any worker. */
const newConnection = { connection: 'close' };

test('each of two workers serves the same session and the same cart, and is named in the log (CONFIGURATION-36, CONFIGURATION-38)', async () => {
  const browser = await signInBrowser(stack, await createMember(stack, 'ana'));
  const { shopUrl } = stack;
  const headers = { 'x-tarima-client': 'web', 'x-market': 'CR', 'x-language': 'es', origin: shopUrl, ...newConnection };
  const postOperation = async (body: object) => (await browser.postJson(`${shopUrl}/graphql`, body, headers)).body;
  const input = { commandId: randomUUID(), sku: '110101-1', quantity: 1, clubKey: costaRica.club };
  await postOperation(createRegisteredRequest(operations.addToCart, { input }));
  const readCart = () => postOperation(createRegisteredRequest(operations.cart, {}));
  const cart = await readCart();
  expect(cart).toContain('110101-1');

  const hasServed = () => [listServing('/auth/guest'), listServing('/graphql')].every(({ length }) => length === 2);
  for (const end = Date.now() + 30_000; !hasServed() && Date.now() < end; ) {
    const isGuest = browser.get(`${shopUrl}/auth/guest`, newConnection);
    expect(await Promise.all([readCart(), readCart(), readCart()])).toEqual([cart, cart, cart]);
    expect((await isGuest).body).toBe('false');
  }
  expect(listServing('/auth/guest')).toEqual([1, 2]);
  expect(listServing('/graphql')).toEqual([1, 2]);
});

test('each worker has metrics and a name in telemetry of its own (CONFIGURATION-38)', async () => {
  for (const number of [1, 2]) {
    const response = await fetch(`http://127.0.0.1:${metricsPort + number - 1}/metrics`);
    expect(await response.text()).toContain(`service_name="tarima-${number}"`);
  }
});

test('an order whose requests reach both workers is charged and mailed once (CONFIGURATION-40)', async () => {
  test.setTimeout(60_000);
  const linesBefore = log.lines.length;
  const orders: { readonly email: string; readonly orderNumber: string | undefined }[] = [];
  while (listServing('/graphql', linesBefore).length < 2) {
    const shopper = createGuestShopper(stack);
    const cart = await shopper.fillCart(['110101-1']);
    const { id } = await shopper.beginCheckout(cart.id);
    const email = createRecipient('ana');
    const input = { ...(await shopper.createPlaceOrderInput(id, cart, cards.approved)), email };
    const place = () => shopper.graph.run(operations.placeOrder, { input }, newConnection);
    await Promise.all(Array.from({ length: 20 }, place));
    const { status, order } = await shopper.waitUntilSettled(id);
    expect(status).toBe('COMPLETED');
    expect(await auditCart(stack, cart.id)).toMatchObject({
      captured: 1,
      voided: 0,
      orderPayments: 1,
      orderNumbers: [order?.orderNumber],
    });
    orders.push({ email, orderNumber: order?.orderNumber });
  }
  for (const { email, orderNumber } of orders) {
    const received = await waitForMail(stack, email);
    expect(received).toMatchObject([{ subject: `Pedido confirmado: ${orderNumber}`, deliveries: 1 }]);
  }
});

test('a killed worker loses the requests that it serves and no others, and is replaced (CONFIGURATION-33, CONFIGURATION-37)', async () => {
  const [killed] = listReady();
  const member = await signInBrowser(stack, await createMember(stack, 'ana'));
  const browsers = [member, new HttpBrowser(), new HttpBrowser(), new HttpBrowser()];
  const shopWhile = async (work: () => Promise<void>) => {
    let isOver = false;
    const shoppers = browsers.map((browser) => shopUntil(browser, stack.shopUrl, () => isOver));
    try {
      await work();
    } finally {
      isOver = true;
    }
    return Promise.all(shoppers);
  };
  const count = listReady().length;
  const during = await shopWhile(async () => {
    process.kill(Number(killed?.workerPid), 'SIGKILL');
    await expect.poll(() => listReady().length, { timeout: 60_000 }).toBe(count + 1);
  });
  expect(listReady().at(-1)?.worker).toBe(killed?.worker);
  // Each shopper has at most one request in progress at a time.
  for (const { failures, requests } of during) {
    expect(failures.length).toBeLessThanOrEqual(1);
    expect(requests).toBeGreaterThan(failures.length);
  }

  const replacedAt = log.lines.length;
  const servesAgain = async () => {
    await member.get(`${stack.shopUrl}/auth/guest`, newConnection);
    return log.lines.slice(replacedAt).some((line) => line.msg === 'request' && line.worker === killed?.worker);
  };
  const after = await shopWhile(() => expect.poll(servesAgain, { timeout: 30_000 }).toBe(true));
  expect(after.flatMap(({ failures }) => failures)).toEqual([]);
  expect((await member.get(`${stack.shopUrl}/auth/guest`)).body).toBe('false');
});

test('SIGTERM ends all workers, and the store with code 0 (CONFIGURATION-35)', async () => {
  const pids = listReady().map(({ workerPid }) => Number(workerPid));
  await stack.store().stop();
  expect(await stack.store().exited).toEqual({ code: 0, signal: null });
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
