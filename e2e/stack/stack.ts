import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@tarima/service-kit/testing/free-ports';
import { buildStaleOutputs } from '../../scripts/build.ts';
import { type DatabaseUrls, getEmbeddedDatabases } from '../../scripts/databases.ts';
import {
  createSandboxEnvironment,
  createStoreEnvironment,
  type Environment,
  type StackSettings,
} from '../../scripts/environment.ts';
import { type RunningProcess, startProcess } from '../../scripts/process.ts';
import { readSecrets } from '../../scripts/secrets.ts';
import { freeStackPorts } from './free-ports.ts';
import { type AnnouncedStack, findAnnouncedStack, type RunningStack, runningStackOf } from './running.ts';
import { copyNewDatabases } from './template.ts';

/** A running sandbox and store with ports, data and secrets of their own. */
export interface Stack extends RunningStack {
  readonly settings: StackSettings;
  readonly sandbox: RunningProcess;
  /** The store that runs now; another after `killStore` and `startStore`. */
  store(): RunningProcess;
  /** Ends the store as a power cut would. */
  killStore(): Promise<void>;
  startStore(): Promise<void>;
  /**
   * Starts one more store on the same databases, which have to be a server's: an embedded one has one owner. `stop` ends
   * it as well.
   */
  addStore(): Promise<AddedStore>;
  stop(): Promise<void>;
}

/** A stack for somebody who only sends requests to it. */
export interface UsedStack extends AnnouncedStack {
  /** Stops a stack that was started for the caller; leaves an announced one running. */
  stop(): Promise<void>;
}

/** The stack that a parent process announced (`announceStack`), else one of the caller's own. */
export async function useStack(): Promise<UsedStack> {
  const announced = findAnnouncedStack();
  if (announced) return { ...announced, stop: async () => undefined };
  const stack = await startStack();
  return { ...announcementOf(stack), stop: stack.stop };
}

/** What other processes need to know of a stack. */
export const announcementOf = (stack: Stack): AnnouncedStack => ({
  ...runningStackOf(stack.settings),
  storePid: stack.store().pid,
  sandboxPid: stack.sandbox.pid,
});

/** A second store beside the first. */
export interface AddedStore {
  readonly process: RunningProcess;
  /** The same stack as it is reached by this store. */
  readonly view: RunningStack;
}

export interface StackOptions {
  /** Databases on a PostgreSQL server; embedded ones by default. */
  readonly databases?: DatabaseUrls;
  /** Set in both processes. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Changes the store's environment, e.g. to put something between it and an upstream. */
  readonly aroundStore?: (environment: Environment) => Environment;
  /** Shows what the processes write. */
  readonly verbose?: boolean;
  /** Receives what the stores write. */
  readonly onStoreOutput?: (text: string) => void;
}

/** Builds what is stale and starts a stack on free ports. Nothing of it meets another stack; `stop` removes its data. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const ports = await freeStackPorts();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tarima-'));
  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: options.databases ?? getEmbeddedDatabases(dataDirectory),
    secrets: readSecrets(dataDirectory),
    overrides: {
      NODE_ENV: 'production',
      LOG_LEVEL: options.verbose ? 'info' : 'error',
      // All shoppers of a stack come from one address.
      REGISTERED_OPERATIONS_PER_MINUTE: '1000000',
      ...options.environment,
    },
  };
  await Promise.all([
    buildStaleOutputs((line) => process.stdout.write(`${line}\n`)),
    options.databases ? undefined : copyNewDatabases(settings),
  ]);
  const onOutput = options.verbose ? undefined : () => undefined;
  const start = (name: string, script: string, environment: Record<string, string>) =>
    startProcess({ name, script, environment, ...(onOutput ? { onOutput } : {}) });

  const sandbox = await start('sandbox', 'sandbox/server.ts', createSandboxEnvironment(settings));
  const around = options.aroundStore ?? ((environment: Environment) => environment);
  const startStoreProcess = (changes: Environment = {}) =>
    startProcess({
      name: 'store',
      script: 'scripts/store.ts',
      environment: { ...around(createStoreEnvironment(settings)), ...changes },
      ...(options.onStoreOutput ? { onOutput: options.onStoreOutput } : onOutput ? { onOutput } : {}),
    });
  const added: RunningProcess[] = [];
  let store: RunningProcess;
  try {
    store = await startStoreProcess();
  } catch (error) {
    await sandbox.stop();
    throw error;
  }

  return {
    ...runningStackOf(settings),
    settings,
    sandbox,
    store: () => store,
    killStore: () => store.kill(),
    async startStore() {
      store = await startStoreProcess();
    },
    async addStore() {
      const [graph, shop] = await freePorts(2);
      const graphUrl = `http://127.0.0.1:${graph}`;
      const changes = { GATEWAY_PORT: String(graph), SHOP_PORT: String(shop), GATEWAY_URL: graphUrl };
      const process = await startStoreProcess(changes);
      added.push(process);
      return { process, view: { ...runningStackOf(settings), graphUrl: `${graphUrl}/graphql` } };
    },
    async stop() {
      await Promise.all(added.map((process) => process.stop()));
      await store.stop();
      await sandbox.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
