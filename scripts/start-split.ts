/** `npm run start:split`: runs every service in a separate process, on PostgreSQL (`DATABASE_URL`) and Redis (`REDIS_URL`). */
import { resolve } from 'node:path';
import { lockDataDirectory } from '@tarima/service-kit/data-directory';
import { runLauncher } from '@tarima/service-kit/lifecycle';
import { buildStaleOutputs } from './build.ts';
import { ensureServerDatabases } from './databases.ts';
import { readSplitEnv } from './env.ts';
import { createSandboxEnvironment, createStoreEnvironment, type StackSettings } from './environment.ts';
import { assertPortsFree, readPorts } from './ports.ts';
import { ProcessFailure } from './process.ts';
import { readSecrets } from './secrets.ts';
import { type SplitService, splitServices, startService } from './split.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

await runLauncher(async () => {
  const env = readSplitEnv();
  const dataDirectory = resolve(env.DATA_DIR);
  const owner = await lockDataDirectory(dataDirectory);
  const ports = readPorts(process.env);
  await assertPortsFree(ports);
  await buildStaleOutputs(print);
  const settings: StackSettings = {
    ports,
    dataDirectory,
    databases: await ensureServerDatabases(env.DATABASE_URL),
    secrets: readSecrets(dataDirectory),
    redisUrl: env.REDIS_URL,
    overrides: { NODE_ENV: 'production', LOG_LEVEL: env.LOG_LEVEL, ...process.env },
  };

  const services: Awaited<ReturnType<typeof startService>>[] = [];
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    print('\nStopping ...');
    for (const service of services.reverse()) await service.stop();
    await owner.release();
    process.exit(code);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));

  const storeServices = splitServices.filter(({ side }) => side === 'store');
  const getEnvironment = (service: SplitService) => {
    if (service.side === 'sandbox') return createSandboxEnvironment(settings);
    const environment = createStoreEnvironment(settings);
    const { METRICS_PORT: firstPort } = environment;
    return {
      ...environment,
      OTEL_SERVICE_NAME: service.name,
      // One port for each process, in the order of the list.
      ...(firstPort ? { METRICS_PORT: String(Number(firstPort) + storeServices.indexOf(service)) } : {}),
    };
  };
  try {
    // In sequence, because each service needs the ones before it.
    for (const service of splitServices) {
      const running = await startService(service, getEnvironment(service), settings.ports);
      services.push(running);
      print(`${service.name} is ready at http://127.0.0.1:${settings.ports[service.port]}`);
      running.exited.then(() => {
        if (!isStopping) print(`${service.name} ended unexpectedly; stopping the others.`);
        return stop(1);
      });
    }
  } catch (error) {
    if (!(error instanceof ProcessFailure)) throw error;
    print(error.message);
    await stop(1);
  }
  print(`\nTarima is running: http://localhost:${settings.ports.SHOP_PORT}`);
});
