import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '@tarima/service-kit/testing/free-ports';
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
import { findFreeStackPorts } from './free-ports.ts';
import { type AnnouncedStack, createRunningStack, findAnnouncedStack, type RunningStack } from './running.ts';
import { copyNewDatabases } from './template.ts';

/** A running sandbox and store with their own ports, data and secrets. */
export interface Stack extends RunningStack {
  readonly settings: StackSettings;
  readonly sandbox: RunningProcess;
  /** Returns the current store process, which `startStore` replaces. */
  store(): RunningProcess;
  /** Kills the store process. */
  killStore(): Promise<void>;
  startStore(): Promise<void>;
  /**
   * Starts another store on the same databases, which must be on a server: an embedded database allows one process. `stop`
   * ends it too.
   */
  addStore(): Promise<AddedStore>;
  stop(): Promise<void>;
}

/** A stack for callers that only send requests. */
export interface UsedStack extends AnnouncedStack {
  /** Stops a stack that was started for the caller; leaves an announced one running. */
  stop(): Promise<void>;
}

/** Uses the stack that a parent process announced (`announceStack`), or starts a new one. */
export async function useStack(): Promise<UsedStack> {
  const announced = findAnnouncedStack();
  if (announced) return { ...announced, stop: async () => undefined };
  const stack = await startStack();
  return { ...createAnnouncement(stack), stop: stack.stop };
}

/** Creates the data of a stack for other processes. */
export const createAnnouncement = (stack: Stack): AnnouncedStack => ({
  ...createRunningStack(stack.settings),
  storePid: stack.store().pid,
  sandboxPid: stack.sandbox.pid,
});

/** An additional store. */
export interface AddedStore {
  readonly process: RunningProcess;
  /** The stack with the address of this store. */
  readonly stack: RunningStack;
}

export interface StackOptions {
  /** Databases on a PostgreSQL server; embedded ones by default. */
  readonly databases?: DatabaseUrls;
  /** Additional environment of sandbox and store. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Changes data of the sandbox before the store starts, e.g. the configuration, which the store reads when it starts. */
  readonly prepareSandbox?: (stack: RunningStack) => Promise<void>;
  /** Changes the store's environment, e.g. to insert a proxy in front of an upstream. */
  readonly wrapStoreEnvironment?: (environment: Environment) => Environment;
  /** Whether the output of the processes is shown. */
  readonly verbose?: boolean;
  /** Receives the output of the stores. */
  readonly onStoreOutput?: (text: string) => void;
}

/** Builds stale outputs and starts an isolated stack on free ports; `stop` removes its data. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const ports = await findFreeStackPorts();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tarima-'));
  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: options.databases ?? getEmbeddedDatabases(dataDirectory),
    secrets: readSecrets(dataDirectory),
    overrides: {
      NODE_ENV: 'production',
      LOG_LEVEL: options.verbose ? 'info' : 'error',
      // All shoppers of a stack share one IP address.
      REGISTERED_OPERATIONS_PER_MINUTE: '1000000',
      // Tests change what pages show.
      PAGE_CACHE_SECONDS: '1',
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
  const wrapEnvironment = options.wrapStoreEnvironment ?? ((environment: Environment) => environment);
  const startStoreProcess = (changes: Environment = {}) =>
    startProcess({
      name: 'store',
      script: 'scripts/store.ts',
      environment: { ...wrapEnvironment(createStoreEnvironment(settings)), ...changes },
      ...(options.onStoreOutput ? { onOutput: options.onStoreOutput } : onOutput ? { onOutput } : {}),
    });
  const addedStores: RunningProcess[] = [];
  let store: RunningProcess;
  try {
    await options.prepareSandbox?.(createRunningStack(settings));
    store = await startStoreProcess();
  } catch (error) {
    await sandbox.stop();
    throw error;
  }

  return {
    ...createRunningStack(settings),
    settings,
    sandbox,
    store: () => store,
    killStore: () => store.kill(),
    async startStore() {
      store = await startStoreProcess();
    },
    async addStore() {
      const [graph, shop] = await findFreePorts(2);
      const graphUrl = `http://127.0.0.1:${graph}`;
      const changes = { GATEWAY_PORT: String(graph), SHOP_PORT: String(shop), GATEWAY_URL: graphUrl };
      const process = await startStoreProcess(changes);
      addedStores.push(process);
      return { process, stack: { ...createRunningStack(settings), graphUrl: `${graphUrl}/graphql` } };
    },
    async stop() {
      await Promise.all(addedStores.map((process) => process.stop()));
      await store.stop();
      await sandbox.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
