/** `npm start`: the whole shop on this machine. */
import { relative, resolve } from 'node:path';
import { ownDataDirectory } from '@tarima/service-kit/data-directory';
import { runMain } from '@tarima/service-kit/run';
import { buildWhatIsStale } from './build.ts';
import { embeddedDatabases, serverDatabases } from './databases.ts';
import { readLaunchEnv } from './env.ts';
import { type Environment, type StackSettings, sandboxEnvironment, storeEnvironment } from './environment.ts';
import { assertPortsFree, portsOf } from './ports.ts';
import { ProcessFailure, type RunningProcess, startProcess } from './process.ts';
import { readSecrets } from './secrets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

await runMain(async () => {
  const env = readLaunchEnv('start');
  const began = performance.now();
  const dataDirectory = resolve(env.DATA_DIR);
  const owner = await ownDataDirectory(dataDirectory);
  const ports = portsOf(process.env);
  await assertPortsFree(ports);
  const built = buildWhatIsStale((line) => say(line));
  // Its failure is met where it is awaited, after the sandbox has started.
  built.catch(() => undefined);

  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: env.DATABASE_URL ? await serverDatabases(env.DATABASE_URL) : embeddedDatabases(dataDirectory),
    secrets: readSecrets(dataDirectory),
    redisUrl: env.REDIS_URL,
    overrides: { NODE_ENV: 'production', LOG_LEVEL: env.LOG_LEVEL, ...process.env },
  };

  const processes: RunningProcess[] = [];
  const stop = async () => {
    for (const one of processes.reverse()) await one.stop();
    await owner.release();
  };
  let stopping = false;
  const stopOnce = (code: number) => {
    if (stopping) return;
    stopping = true;
    say('\nStopping ...');
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stopOnce(0));
  process.on('SIGTERM', () => stopOnce(0));

  const start = async (name: string, script: string, environment: Environment) => {
    const running = await startProcess({ name, script, environment, onProgress: (text) => say(`${name}: ${text}`) });
    processes.push(running);
    running.exited.then(() => {
      if (stopping) return;
      say(`${name} ended by itself; stopping the rest.`);
      stopOnce(1);
    });
  };
  try {
    await start('sandbox', 'sandbox/server.ts', sandboxEnvironment(settings));
    await built;
    await start('store', 'scripts/store.ts', storeEnvironment(settings));
  } catch (error) {
    await stop();
    if (!(error instanceof ProcessFailure)) throw error;
    process.exit(1);
  }
  welcome(settings, Math.round(performance.now() - began));
});

function welcome({ ports, dataDirectory }: StackSettings, ms: number): void {
  say(`
Tarima is open (${(ms / 1000).toFixed(1)} s)

  Shop       http://localhost:${ports.SHOP_PORT}
  Graph      http://localhost:${ports.GATEWAY_PORT}/graphql   (the explorer, in a browser)

  Sign in    ana@tarima.test (Costa Rica), marcus@tarima.test (Jamaica), lucia@tarima.test (Colombia)
  Password   tarima-demo-1
  Cards      4000 0000 0000 1000 approved; every other case: docs/sandbox.md

Ctrl-C stops it; the data stays in ${relative('', dataDirectory)}.`);
}
