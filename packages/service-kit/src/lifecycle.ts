import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from './logger.ts';
import { markNotReady } from './server.ts';
import { startTelemetry } from './telemetry/start.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** A service that runs until it is closed. */
export interface Closable {
  close(): Promise<void>;
}

const shutdownTimeoutMs = 10_000;
/** Of this process, while it runs with telemetry. */
let telemetry: Telemetry | undefined;

/**
 * Closes the service and exits on SIGINT, on SIGTERM and, when a parent process opened an IPC channel, when the parent
 * exits. After SIGTERM the service reports for `delaySeconds` that it is not ready, and still responds: until then, a proxy
 * stops sending requests. If closing takes more than ten seconds, the process exits with code 1.
 */
export function closeOnSignal(service: Closable, logger: Logger, delaySeconds = 0): void {
  let isClosing = false;
  const close = async (reason: string) => {
    if (isClosing) return;
    isClosing = true;
    logger.info({ reason }, 'closing');
    markNotReady();
    if (reason === 'SIGTERM') await wait(delaySeconds * 1_000);
    const timer = setTimeout(() => process.exit(1), shutdownTimeoutMs);
    timer.unref();
    const closeAll = async () => {
      await service.close();
      await telemetry?.stop();
    };
    closeAll().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => close('SIGINT'));
  process.on('SIGTERM', () => close('SIGTERM'));
  if (process.channel) process.on('disconnect', () => close('parent exited'));
}

/** Errors that an operator can correct; they are printed without a stack. */
const operatorErrors = new Set(['EnvError', 'PortInUseError', 'DataDirectoryInUseError', 'ConfigurationMissingError']);

/** Starts telemetry and runs a service's `start`. When it fails, prints the error and exits with code 1. */
export function runMain(start: () => Promise<void>): Promise<void> {
  return runLauncher(async () => {
    telemetry = await startTelemetry();
    await start();
  });
}

/** Like `runMain`, for a process that only starts others: the port and the name of telemetry are theirs. */
export async function runLauncher(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${formatError(error)}\n`);
    process.exit(1);
  }
}

function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return operatorErrors.has(error.name) ? error.message : String(error.stack);
}
