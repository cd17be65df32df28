/** `npm run dev`: runs sandbox, store and Vite; on save it restarts the store and recomposes the graph. */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockDataDirectory } from '@tarima/service-kit/data-directory';
import { runLauncher } from '@tarima/service-kit/lifecycle';
import { pickInheritedEnvironment } from './clock.ts';
import { ensureServerDatabases, getEmbeddedDatabases } from './databases.ts';
import { readLaunchEnv } from './env.ts';
import { createSandboxEnvironment, createStoreEnvironment, type StackSettings } from './environment.ts';
import { assertPortsFree, readPorts } from './ports.ts';
import { startProcess } from './process.ts';
import { readSecrets } from './secrets.ts';
import { subgraphNames } from './subgraph-names.ts';
import { runTool } from './tools.ts';

/** Watched paths of the store's sources; watching everything would restart it for Vite's temporary files. */
const storeSources = ['gateway', 'subgraphs', 'packages', 'scripts', 'schema', 'client/app/server'];
const root = fileURLToPath(new URL('../', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);

await runLauncher(async () => {
  const env = readLaunchEnv('dev');
  const dataDirectory = resolve(env.DATA_DIR);
  const owner = await lockDataDirectory(dataDirectory);
  const ports = readPorts(process.env);
  await assertPortsFree(ports);
  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: env.DATABASE_URL ? await ensureServerDatabases(env.DATABASE_URL) : getEmbeddedDatabases(dataDirectory),
    secrets: readSecrets(dataDirectory),
    redisUrl: env.REDIS_URL,
    // Pages come from one Vite server.
    overrides: { LOG_LEVEL: 'info', ...process.env, NODE_ENV: 'development', WORKERS: '1' },
  };
  const sandbox = await startProcess({
    name: 'sandbox',
    script: 'sandbox/server.ts',
    environment: createSandboxEnvironment(settings),
    onProgress: (text) => print(`sandbox: ${text}`),
  });
  const store = startWatchedScript('scripts/store.ts', createStoreEnvironment(settings));
  watchSchemas();

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    store.kill('SIGTERM');
    await sandbox.stop();
    await owner.release();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  print(
    `Shop http://localhost:${settings.ports.SHOP_PORT}, graph http://localhost:${settings.ports.GATEWAY_PORT}/graphql`,
  );
});

function startWatchedScript(script: string, environment: Record<string, string>): ChildProcess {
  return spawn(
    process.execPath,
    [...storeSources.map((path) => `--watch-path=${path}`), '--watch-preserve-output', script],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...pickInheritedEnvironment(process.env), ...environment },
    },
  );
}

const debounceMs = 100;

/** Recomposes the graph and regenerates code after a schema is saved; the generated files restart the store. */
function watchSchemas(): void {
  let timer: NodeJS.Timeout | undefined;
  const scheduleGeneration = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if ((await runTool('scripts/compose.ts', [])) === 0) await runTool('scripts/codegen.ts', []);
    }, debounceMs);
  };
  for (const name of subgraphNames) watch(`${root}subgraphs/${name}/schema.graphql`, scheduleGeneration);
  watch(`${root}schema/shared.graphql`, scheduleGeneration);
}
