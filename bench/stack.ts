import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@tarima/service-kit/database';
import { createHttpClient } from '@tarima/service-kit/http-client';
import { startPostgres } from '@tarima/service-kit/testing/postgres';
import { z } from 'zod';
import { freeStackPorts } from '../e2e/stack/free-ports.ts';
import type { RunningStack } from '../e2e/stack/running.ts';
import { type Stack, startStack, useStack } from '../e2e/stack/stack.ts';
import { serverDatabases } from '../scripts/databases.ts';
import { storeEnvironment } from '../scripts/environment.ts';
import { startProcess } from '../scripts/process.ts';
import { runTool } from '../scripts/tools.ts';
import { writeFeed } from './feed.ts';

/** A running shop on PostgreSQL, and whose processor time counts. */
export interface BenchStack {
  readonly stack: RunningStack;
  /** Every store's gateway and shop. */
  readonly graphs: readonly string[];
  readonly shops: readonly string[];
  /** Process ids by what they are part of. */
  readonly parts: Readonly<Record<'store' | 'sandbox' | 'database', readonly number[]>>;
  /**
   * Waits until the search index has what was imported, then has the database count its rows now: neither happens at a
   * moment of its own in the middle of a measurement.
   */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Stores side by side on one database, as in production; more than a small machine's cores would only queue. */
const storeCount = 2;

const profiler = new URL('profile.ts', import.meta.url).href;

/** PostgreSQL with durable commits, the sandbox and the stores, on free ports; their profiles go to the folder. */
export async function startBenchStack(profileFolder?: string): Promise<BenchStack> {
  const postgres = await startPostgres({ durable: true });
  const closers: (() => Promise<void>)[] = [() => postgres.stop()];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const stack = await startStack({
      databases: await serverDatabases(await postgres.createDatabase()),
      environment: {
        // All guests of a bench come from one address.
        PAYMENT_TRIES_ADDRESS_LIMIT: '100000000',
        ...(profileFolder ? { NODE_OPTIONS: `--import=${profiler}`, PROFILE_FOLDER: profileFolder } : {}),
      },
    });
    closers.push(() => stack.stop());
    const origins = [stack.settings.ports];
    const pids = [stack.store().pid];
    while (pids.length < storeCount) {
      const { SHOP_PORT, GATEWAY_PORT } = await freeStackPorts();
      const own = { SHOP_PORT: String(SHOP_PORT), GATEWAY_PORT: String(GATEWAY_PORT) };
      const store = await startProcess({
        name: 'store',
        script: 'scripts/store.ts',
        environment: { ...storeEnvironment(stack.settings), ...own },
      });
      closers.push(() => store.stop());
      origins.push({ ...stack.settings.ports, SHOP_PORT, GATEWAY_PORT });
      pids.push(store.pid);
    }
    return {
      stack,
      graphs: origins.map(({ GATEWAY_PORT }) => `http://127.0.0.1:${GATEWAY_PORT}`),
      shops: origins.map(({ SHOP_PORT }) => `http://127.0.0.1:${SHOP_PORT}`),
      parts: { store: pids, sandbox: [stack.sandbox.pid], database: [postgres.pid] },
      settle: async () => {
        await waitForIndex(stack);
        await settleDatabases(stack);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A stack on the embedded database (`useStack`) for a quick run: one store, which shares a process with its database. */
export async function useBenchStack(): Promise<BenchStack> {
  const stack = await useStack();
  return {
    stack,
    graphs: [new URL(stack.graphUrl).origin],
    shops: [stack.shopUrl],
    parts: { store: [stack.storePid], sandbox: [stack.sandboxPid], database: [] },
    settle: async () => undefined,
    stop: stack.stop,
  };
}

/** Imports so many generated products with `catalog:import`; the seconds it took. */
export async function fillCatalogue({ commerceUrl }: RunningStack, products: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tarima-feed-'));
  try {
    const file = join(folder, 'feed.tsv');
    await writeFeed(file, products);
    return await importFeed(commerceUrl, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs `catalog:import` on a feed; the seconds it took. @throws Error when it could not run */
export async function importFeed(commerceUrl: string, file: string): Promise<number> {
  const began = performance.now();
  const code = await runTool('scripts/catalog-import.ts', [file], { environment: { COMMERCE_API_URL: commerceUrl } });
  // 2: some lines were refused, and named.
  if (code !== 0 && code !== 2) throw new Error(`The import ended with ${code}.`);
  return (performance.now() - began) / 1_000;
}

/** Longer than the feed of the index waits before it asks whether there is more. */
const feedPauseMs = 10_000;
const indexLimitMs = 600_000;

async function waitForIndex({ settings }: Stack): Promise<void> {
  const database = await openDatabase(settings.databases.sandbox);
  try {
    for (const end = Date.now() + indexLimitMs; Date.now() < end; ) {
      await wait(feedPauseMs);
      const { rows } = await database.execute(`select name from discovery.index_state where position @>
        '{"isStockBehind": false, "messages": {"isSettled": true}, "stock": {"isSettled": true}}'`);
      if (rows.length > 0) return;
    }
    throw new Error('The search index does not catch up with the import.');
  } finally {
    await database.close();
  }
}

async function settleDatabases({ settings }: Stack): Promise<void> {
  for (const url of [settings.databases.sandbox, settings.databases.store]) {
    const database = await openDatabase(url);
    await database.execute('vacuum analyze');
    await database.close();
  }
}

/** Somebody's membership number, for guests; the platform's customers have it as their key. */
export async function readMembershipNumber(stack: RunningStack): Promise<string> {
  const { commerceUrl: baseUrl, commerceCredentials, commerceProject } = stack;
  const client = createHttpClient({ upstream: 'commerce', baseUrl });
  try {
    const basic = Buffer.from(commerceCredentials).toString('base64');
    const token = await client.json('/oauth/token', {
      method: 'POST',
      query: { grant_type: 'client_credentials' },
      headers: { authorization: `Basic ${basic}` },
    });
    const { access_token: bearer } = z.object({ access_token: z.string() }).parse(token);
    const customers = await client.json(`/${commerceProject}/customers`, {
      query: { limit: 1, sort: 'createdAt asc' },
      headers: { authorization: `Bearer ${bearer}` },
    });
    return z.object({ results: z.tuple([z.object({ key: z.string() })]) }).parse(customers).results[0].key;
  } finally {
    await client.close();
  }
}
