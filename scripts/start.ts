/** `npm start`: runs the whole shop on this machine. */
import { relative, resolve } from 'node:path';
import { lockDataDirectory } from '@tarima/service-kit/data-directory';
import { runLauncher } from '@tarima/service-kit/lifecycle';
import { buildStaleOutputs } from './build.ts';
import { ensureServerDatabases, getEmbeddedDatabases } from './databases.ts';
import { readLaunchEnv } from './env.ts';
import {
  createSandboxEnvironment,
  createStoreEnvironment,
  type Environment,
  type StackSettings,
} from './environment.ts';
import { assertPortsFree, readPorts } from './ports.ts';
import { ProcessFailure, type RunningProcess, startProcess } from './process.ts';
import { readSecrets } from './secrets.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

await runLauncher(async () => {
  const env = readLaunchEnv('start');
  const startTime = performance.now();
  const dataDirectory = resolve(env.DATA_DIR);
  const owner = await lockDataDirectory(dataDirectory);
  const ports = readPorts(process.env);
  await assertPortsFree(ports);
  const build = buildStaleOutputs((line) => print(line));
  // Avoids an unhandled rejection before the build is awaited, after the sandbox has started.
  build.catch(() => undefined);

  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: env.DATABASE_URL ? await ensureServerDatabases(env.DATABASE_URL) : getEmbeddedDatabases(dataDirectory),
    secrets: readSecrets(dataDirectory),
    redisUrl: env.REDIS_URL,
    overrides: { NODE_ENV: 'production', LOG_LEVEL: env.LOG_LEVEL, ...process.env },
  };

  const processes: RunningProcess[] = [];
  const stop = async () => {
    for (const running of processes.reverse()) await running.stop();
    await owner.release();
  };
  let isStopping = false;
  const stopOnce = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    print('\nStopping ...');
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stopOnce(0));
  process.on('SIGTERM', () => stopOnce(0));

  const start = async (name: string, script: string, environment: Environment) => {
    const running = await startProcess({ name, script, environment, onProgress: (text) => print(`${name}: ${text}`) });
    processes.push(running);
    running.exited.then(() => {
      if (isStopping) return;
      print(`${name} ended unexpectedly; stopping the others.`);
      stopOnce(1);
    });
  };
  try {
    await start('sandbox', 'sandbox/server.ts', createSandboxEnvironment(settings));
    await build;
    await start('store', 'scripts/store.ts', createStoreEnvironment(settings));
  } catch (error) {
    await stop();
    if (!(error instanceof ProcessFailure)) throw error;
    process.exit(1);
  }
  printWelcome(settings, Math.round(performance.now() - startTime));
});

function printWelcome({ ports, dataDirectory }: StackSettings, ms: number): void {
  print(`
Tarima is running (${(ms / 1000).toFixed(1)} s)

  Shop       http://localhost:${ports.SHOP_PORT}
  Graph      http://localhost:${ports.GATEWAY_PORT}/graphql   (the explorer, in a browser)

  Sign in    ana@tarima.test (Costa Rica), marcus@tarima.test (Jamaica), lucia@tarima.test (Colombia)
  Password   tarima-demo-1
  Cards      4000 0000 0000 1000 is approved; for other cases see docs/sandbox.md

Ctrl-C stops it; the data stays in ${relative('', dataDirectory)}.`);
}
