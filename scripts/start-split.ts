/** `npm run start:split`: every service as a process of its own, on PostgreSQL (`DATABASE_URL`) and Redis (`REDIS_URL`). */
import { resolve } from 'node:path';
import { ownDataDirectory } from '@tarima/service-kit/data-directory';
import { runMain } from '@tarima/service-kit/run';
import { buildWhatIsStale } from './build.ts';
import { serverDatabases } from './databases.ts';
import { readSplitEnv } from './env.ts';
import { type StackSettings, sandboxEnvironment, storeEnvironment } from './environment.ts';
import { assertPortsFree, portsOf } from './ports.ts';
import { ProcessFailure } from './process.ts';
import { readSecrets } from './secrets.ts';
import { type SplitService, splitServices, startService } from './split.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

await runMain(async () => {
  const env = readSplitEnv();
  const dataDirectory = resolve(env.DATA_DIR);
  const owner = await ownDataDirectory(dataDirectory);
  const ports = portsOf(process.env);
  await assertPortsFree(ports);
  await buildWhatIsStale(say);
  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: await serverDatabases(env.DATABASE_URL),
    secrets: readSecrets(dataDirectory),
    redisUrl: env.REDIS_URL,
    overrides: { NODE_ENV: 'production', LOG_LEVEL: env.LOG_LEVEL, ...process.env },
  };

  const running: Awaited<ReturnType<typeof startService>>[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    say('\nStopping ...');
    for (const one of running.reverse()) await one.stop();
    await owner.release();
    process.exit(code);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));

  const environmentOf = (service: SplitService) =>
    service.side === 'sandbox' ? sandboxEnvironment(settings) : storeEnvironment(settings);
  try {
    // In order: each needs those before it.
    for (const service of splitServices) {
      const one = await startService(service, environmentOf(service), settings.ports);
      running.push(one);
      say(`${service.name} answers at http://127.0.0.1:${settings.ports[service.port]}`);
      one.exited.then(() => {
        if (!stopping) say(`${service.name} ended by itself; stopping the rest.`);
        return stop(1);
      });
    }
  } catch (error) {
    if (!(error instanceof ProcessFailure)) throw error;
    say(error.message);
    await stop(1);
  }
  say(`\nTarima is open: http://localhost:${settings.ports.SHOP_PORT}`);
});
