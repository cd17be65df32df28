import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@tarima/service-kit/database';
import { createHttpClient } from '@tarima/service-kit/http-client';
import { startPostgres } from '@tarima/service-kit/testing/postgres';
import { z } from 'zod';
import { findFreeStackPorts } from '../e2e/stack/free-ports.ts';
import type { RunningStack } from '../e2e/stack/running.ts';
import { type Stack, startStack, useStack } from '../e2e/stack/stack.ts';
import { ensureServerDatabases } from '../scripts/databases.ts';
import { createStoreEnvironment } from '../scripts/environment.ts';
import { startProcess } from '../scripts/process.ts';
import { runTool } from '../scripts/tools.ts';
import { writeFeed } from './feed.ts';
import { readAgeSeconds, readUptimeSeconds } from './memory.ts';
import { measureRestart, type RestartFigures } from './restart.ts';

/** A running shop and the processes whose CPU time is measured. */
export interface BenchStack {
  readonly stack: RunningStack;
  /** Addresses of the gateway and the shop of every store. */
  readonly graphs: readonly string[];
  readonly shops: readonly string[];
  /** Process ids by part of the system. */
  readonly parts: Readonly<Record<'store' | 'sandbox' | 'database', readonly number[]>>;
  /** Seconds from the start of a process until it was ready, by process id; of processes that were started for the bench. */
  readonly startSeconds: ReadonlyMap<number, number>;
  /**
   * Waits until the search index contains the imported products, then vacuums the databases, so that neither happens
   * during a measurement. Undefined on the embedded database, which only its own process can read.
   */
  readonly waitUntilSettled: (() => Promise<void>) | undefined;
  /** Measures the start of servers on the present data; empty on the embedded database, which allows one process. */
  measureRestart(): Promise<RestartFigures[]>;
  stop(): Promise<void>;
}

/** Stores on one database, as in production; more than the cores of a small machine would only queue. */
const singleProcesses: readonly number[] = [1, 1];

const profiler = new URL('profile.ts', import.meta.url).href;

interface BenchStackOptions {
  /** Where CPU profiles are written. */
  readonly profileFolder?: string | undefined;
  /** Additional environment of sandbox and stores. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Workers of each store; two stores of one process by default. */
  readonly workers?: readonly number[];
}

/** Starts PostgreSQL with durable commits, the sandbox and the stores on free ports. */
export async function startBenchStack({
  profileFolder,
  environment,
  workers = singleProcesses,
}: BenchStackOptions = {}): Promise<BenchStack> {
  const postgres = await startPostgres({ durable: true });
  const startSeconds = new Map([[postgres.pid, readAgeSeconds(postgres.pid)]]);
  const closers: (() => Promise<void>)[] = [() => postgres.stop()];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    let sandboxReadyAt = Number.NaN;
    const stack = await startStack({
      // Called between the start of the sandbox and that of the store.
      prepareSandbox: async () => {
        sandboxReadyAt = readUptimeSeconds();
      },
      databases: await ensureServerDatabases(await postgres.createDatabase()),
      environment: {
        ...environment,
        ...(profileFolder ? { NODE_OPTIONS: `--import=${profiler}`, PROFILE_FOLDER: profileFolder } : {}),
      },
      wrapStoreEnvironment: (storeEnvironment) => ({ ...storeEnvironment, WORKERS: String(workers[0]) }),
    });
    closers.push(() => stack.stop());
    const origins = [stack.settings.ports];
    const pids = [stack.store().pid];
    startSeconds.set(stack.sandbox.pid, readAgeSeconds(stack.sandbox.pid, sandboxReadyAt));
    startSeconds.set(stack.store().pid, readAgeSeconds(stack.store().pid));
    for (const count of workers.slice(1)) {
      const { SHOP_PORT, GATEWAY_PORT } = await findFreeStackPorts();
      const ownPorts = { SHOP_PORT: String(SHOP_PORT), GATEWAY_PORT: String(GATEWAY_PORT) };
      const store = await startProcess({
        name: 'store',
        script: 'scripts/store.ts',
        environment: { ...createStoreEnvironment(stack.settings), ...ownPorts, WORKERS: String(count) },
      });
      closers.push(() => store.stop());
      startSeconds.set(store.pid, readAgeSeconds(store.pid));
      origins.push({ ...stack.settings.ports, SHOP_PORT, GATEWAY_PORT });
      pids.push(store.pid);
    }
    return {
      stack,
      graphs: origins.map(({ GATEWAY_PORT }) => `http://127.0.0.1:${GATEWAY_PORT}`),
      shops: origins.map(({ SHOP_PORT }) => `http://127.0.0.1:${SHOP_PORT}`),
      parts: { store: pids, sandbox: [stack.sandbox.pid], database: [postgres.pid] },
      startSeconds,
      waitUntilSettled: async () => {
        await waitForIndex(stack);
        await vacuumDatabases(stack);
      },
      measureRestart: () => measureRestart(stack.settings),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Uses a stack on the embedded database for a quick run: one store, in the same process as its database. */
export async function useBenchStack(): Promise<BenchStack> {
  const stack = await useStack();
  return {
    stack,
    graphs: [new URL(stack.graphUrl).origin],
    shops: [stack.shopUrl],
    parts: { store: [stack.storePid], sandbox: [stack.sandboxPid], database: [] },
    startSeconds: new Map(),
    waitUntilSettled: undefined,
    measureRestart: async () => [],
    stop: stack.stop,
  };
}

/** Imports generated products with `catalog:import`. @returns the duration in seconds */
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

/** Runs `catalog:import` on a feed. @returns the duration in seconds @throws Error when the import failed */
export async function importFeed(commerceUrl: string, file: string): Promise<number> {
  const startTime = performance.now();
  const code = await runTool('scripts/catalog-import.ts', [file, '--ratings'], {
    environment: { COMMERCE_API_URL: commerceUrl },
  });
  // Exit code 2: some lines were refused and reported.
  if (code !== 0 && code !== 2) throw new Error(`The import ended with code ${code}.`);
  return (performance.now() - startTime) / 1_000;
}

/** Longer than the interval at which the index polls for changes. */
const indexPollMs = 10_000;
const indexTimeoutMs = 600_000;

async function waitForIndex({ settings }: Stack): Promise<void> {
  const database = await openDatabase(settings.databases.sandbox);
  try {
    for (const end = Date.now() + indexTimeoutMs; Date.now() < end; ) {
      await wait(indexPollMs);
      const { rows } = await database.execute(`select name from discovery.index_state where position @>
        '{"isStockBehind": false, "messages": {"isSettled": true}, "stock": {"isSettled": true}}'`);
      if (rows.length > 0) return;
    }
    throw new Error('The search index did not catch up with the import in time.');
  } finally {
    await database.close();
  }
}

async function vacuumDatabases({ settings }: Stack): Promise<void> {
  for (const url of [settings.databases.sandbox, settings.databases.store]) {
    const database = await openDatabase(url);
    await database.execute('vacuum analyze');
    await database.close();
  }
}

/** Reads an existing membership number for guests; it is the key of a customer on the platform. */
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
