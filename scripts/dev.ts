/** `npm run dev`: sandbox, store and Vite side by side; the store restarts and the graph is composed anew on save. */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownDataDirectory } from '@tarima/service-kit/data-directory';
import { runMain } from '@tarima/service-kit/run';
import { inheritedEnvironment } from './clock.ts';
import { embeddedDatabases, serverDatabases } from './databases.ts';
import { readLaunchEnv } from './env.ts';
import { type StackSettings, sandboxEnvironment, storeEnvironment } from './environment.ts';
import { assertPortsFree, portsOf } from './ports.ts';
import { startProcess } from './process.ts';
import { readSecrets } from './secrets.ts';
import { subgraphNames } from './subgraph-names.ts';
import { runTool } from './tools.ts';

/** Where the store's own sources are. Named, because Vite's temporary files would restart it again and again. */
const storeSources = ['gateway', 'subgraphs', 'packages', 'scripts', 'schema', 'client/app/server'];
const root = fileURLToPath(new URL('../', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

await runMain(async () => {
  const env = readLaunchEnv('dev');
  const dataDirectory = resolve(env.DATA_DIR);
  const owner = await ownDataDirectory(dataDirectory);
  const ports = portsOf(process.env);
  await assertPortsFree(ports);
  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: env.DATABASE_URL ? await serverDatabases(env.DATABASE_URL) : embeddedDatabases(dataDirectory),
    secrets: readSecrets(dataDirectory),
    redisUrl: env.REDIS_URL,
    overrides: { LOG_LEVEL: 'info', ...process.env, NODE_ENV: 'development' },
  };
  const sandbox = await startProcess({
    name: 'sandbox',
    script: 'sandbox/server.ts',
    environment: sandboxEnvironment(settings),
    onProgress: (text) => say(`sandbox: ${text}`),
  });
  const store = watched('scripts/store.ts', storeEnvironment(settings));
  watchSchemas();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    store.kill('SIGTERM');
    await sandbox.stop();
    await owner.release();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  say(
    `Shop http://localhost:${settings.ports.SHOP_PORT}, graph http://localhost:${settings.ports.GATEWAY_PORT}/graphql`,
  );
});

function watched(script: string, environment: Record<string, string>): ChildProcess {
  return spawn(
    process.execPath,
    [...storeSources.map((path) => `--watch-path=${path}`), '--watch-preserve-output', script],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...inheritedEnvironment(process.env), ...environment },
    },
  );
}

const settleMs = 100;

/** Composes and generates again a moment after a schema was saved; the store restarts on what that writes. */
function watchSchemas(): void {
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if ((await runTool('scripts/compose.ts', [])) === 0) await runTool('scripts/codegen.ts', []);
    }, settleMs);
  };
  for (const name of subgraphNames) watch(`${root}subgraphs/${name}/schema.graphql`, again);
  watch(`${root}schema/shared.graphql`, again);
}
