import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseUrls, embeddedDatabases } from '../../scripts/databases.ts';
import { type StackSettings, sandboxEnvironment, storeEnvironment } from '../../scripts/environment.ts';
import { freePorts, type Ports } from '../../scripts/ports.ts';
import { type RunningProcess, startProcess } from '../../scripts/process.ts';
import { readSecrets } from '../../scripts/secrets.ts';
import { copySeededSandbox } from './template.ts';

/** A running sandbox and store with ports, data and secrets of their own. */
export interface Stack {
  readonly settings: StackSettings;
  readonly ports: Ports;
  readonly shopUrl: string;
  readonly graphUrl: string;
  readonly sandbox: RunningProcess;
  /** The store that runs now; another after `killStore` and `startStore`. */
  store(): RunningProcess;
  /** Ends the store as a power cut would. */
  killStore(): Promise<void>;
  startStore(environment?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

export interface StackOptions {
  /** Databases on a PostgreSQL server; embedded ones by default. */
  readonly databases?: DatabaseUrls;
  /** Set in both processes. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Shows what the processes write. */
  readonly verbose?: boolean;
}

/** Starts a stack on free ports. Nothing of it meets another stack; `stop` removes its data. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const ports = await freePorts();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tarima-'));
  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: options.databases ?? embeddedDatabases(dataDirectory),
    secrets: readSecrets(dataDirectory),
    overrides: { NODE_ENV: 'production', LOG_LEVEL: options.verbose ? 'info' : 'error', ...options.environment },
  };
  if (!options.databases) await copySeededSandbox(settings);
  const onOutput = options.verbose ? undefined : () => undefined;
  const start = (name: string, script: string, environment: Record<string, string>) =>
    startProcess({ name, script, environment, ...(onOutput ? { onOutput } : {}) });

  const sandbox = await start('sandbox', 'sandbox/server.ts', sandboxEnvironment(settings));
  const startStoreProcess = (extra: Readonly<Record<string, string>> = {}) =>
    start('store', 'scripts/store.ts', { ...storeEnvironment(settings), ...extra });
  let store: RunningProcess;
  try {
    store = await startStoreProcess();
  } catch (error) {
    await sandbox.stop();
    throw error;
  }

  return {
    settings,
    ports,
    shopUrl: `http://localhost:${ports.SHOP_PORT}`,
    graphUrl: `http://localhost:${ports.GATEWAY_PORT}/graphql`,
    sandbox,
    store: () => store,
    killStore: () => store.kill(),
    async startStore(environment) {
      store = await startStoreProcess(environment);
    },
    async stop() {
      await store.stop();
      await sandbox.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
