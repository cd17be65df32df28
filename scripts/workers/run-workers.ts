import cluster from 'node:cluster';
import { createLogger, type Logger } from '@tarima/service-kit/logger';
import { type ProcessMessage, report } from '../process.ts';
import type { StoreSettings } from '../store-settings.ts';
import { createWorkerEnvironment, type WorkersEnv } from './env.ts';
import { type Addresses, createPrimary, type Worker, type WorkerExit } from './primary.ts';

/** More than a worker takes to close after its delay (`closeOnSignal`). */
const closeTimeoutMs = 15_000;

/**
 * Serves the store with several processes that share its ports. This process serves no requests: it starts the workers and
 * replaces them. The system, and not this process, distributes connections: one that a worker has not accepted when it ends
 * is accepted by another one.
 */
export async function runWorkers({ workers: env, gateway }: StoreSettings): Promise<void> {
  const { LOG_LEVEL: level, SHUTDOWN_DELAY_SECONDS: delaySeconds } = gateway;
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const logger = createLogger({ name: 'store', level });
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals, isFailure = false) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason: signal }, 'closing');
    const isNormal = await primary.stop(signal);
    process.exit(isNormal && !isFailure ? 0 : 1);
  };
  const primary = createPrimary({
    count: env.WORKERS,
    startWorker: (number) => startWorker(env, number, logger),
    stopTimeoutMs: delaySeconds * 1_000 + closeTimeoutMs,
    onFailure(error) {
      process.stderr.write(`${error.message}\n`);
      void stop('SIGTERM', true);
    },
    logger,
  });
  // A worker closes without a delay after SIGINT, and when the process that started it has ended.
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  if (process.channel) process.on('disconnect', () => stop('SIGINT'));
  report({ type: 'ready', addresses: await primary.start() });
}

function startWorker(env: WorkersEnv, number: number, logger: Logger): Worker {
  const worker = cluster.fork(createWorkerEnvironment(env, number));
  const ready = Promise.withResolvers<Addresses>();
  worker.on('message', (message: ProcessMessage) => {
    if (message.type === 'ready') ready.resolve(message.addresses);
    else report({ type: 'progress', text: `worker ${number}: ${message.text}` });
  });
  const exited = new Promise<WorkerExit>((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal: signal as NodeJS.Signals | null }));
    worker.on('error', (error) => {
      logger.error({ err: error, worker: number }, 'a worker has failed');
      // The system could not start the process, which then never exits.
      if (worker.process.pid === undefined) resolve({ code: null, signal: null });
    });
  });
  return {
    pid: worker.process.pid ?? 0,
    ready: ready.promise,
    exited,
    kill: (signal) => worker.process.kill(signal),
  };
}
