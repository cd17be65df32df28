import { findFreePort } from '@tarima/service-kit/testing/free-ports';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { type TestPostgres, tryStartPostgres } from '@tarima/service-kit/testing/postgres';
import { ensureServerDatabases } from '../../scripts/databases.ts';
import type { RunningProcess } from '../../scripts/process.ts';
import { createMember } from '../graph/members.ts';
import { shopUntil } from '../graph/shop-until.ts';
import { signInBrowser } from '../graph/sign-in-browser.ts';
import { type Balancer, startBalancer } from '../stack/balancer.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

let postgres: TestPostgres | undefined;
let balancer: Balancer;
let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  postgres = await tryStartPostgres();
  test.skip(!postgres, 'Two stores need a PostgreSQL server.');
  if (!postgres) return;
  balancer = await startBalancer(await findFreePort());
  stack = await startStack({
    databases: await ensureServerDatabases(await postgres.createDatabase()),
    environment: { SHOP_URL: balancer.url, TRUST_PROXY: 'loopback', SHUTDOWN_DELAY_SECONDS: '1' },
  });
});

test.afterAll(async () => {
  await stack?.stop();
  await balancer?.close();
  await postgres?.stop();
});

const getShopUrl = (store: RunningProcess): string => String(store.addresses.shop);

test('two stores are replaced one after the other under load: nothing fails and members stay signed in', async () => {
  test.setTimeout(240_000);
  const second = await stack.addStore();
  const stores = [stack.store(), second.process];
  for (const store of stores) await balancer.add(getShopUrl(store));
  expect(balancer.ready()).toHaveLength(2);

  const members = await Promise.all([createMember(stack, 'ana'), createMember(stack, 'ana')]);
  const shopStack = { ...stack, shopUrl: balancer.url };
  const memberBrowsers = await Promise.all(members.map((member) => signInBrowser(shopStack, member)));
  const browsers = [...memberBrowsers, new HttpBrowser(), new HttpBrowser()];
  let isOver = false;
  const shoppers = browsers.map((browser) => shopUntil(browser, balancer.url, () => isOver));

  try {
    for (const store of stores) {
      await store.stop();
      const added = await stack.addStore();
      await balancer.add(getShopUrl(added.process));
      expect(balancer.ready()).toContain(getShopUrl(added.process));
    }
  } finally {
    isOver = true;
  }
  const results = await Promise.all(shoppers);
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  process.stdout.write(`Rolling restart: ${requests} requests.\n`);
  expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  expect(requests).toBeGreaterThan(50);
  for (const browser of memberBrowsers) expect((await browser.get(`${balancer.url}/auth/guest`)).body).toBe('false');
});
