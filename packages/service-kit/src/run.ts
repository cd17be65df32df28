import type { Logger } from './logger.ts';

/** Something that runs until it is closed. */
export interface Closable {
  close(): Promise<void>;
}

const shutdownLimitMs = 10_000;

/**
 * Ends the process cleanly on SIGINT, SIGTERM or, under a parent that opened a channel, when the parent goes:
 * open requests finish, then databases close. After ten seconds it ends all the same, with exit code 1.
 */
export function closeOnSignal(service: Closable, logger: Logger): void {
  let closing = false;
  const close = (reason: string) => {
    if (closing) return;
    closing = true;
    logger.info({ reason }, 'closing');
    const limit = setTimeout(() => process.exit(1), shutdownLimitMs);
    limit.unref();
    service.close().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => close('SIGINT'));
  process.on('SIGTERM', () => close('SIGTERM'));
  if (process.channel) process.on('disconnect', () => close('parent gone'));
}

/** Faults that a person at the keyboard can mend: their message says all. */
const readableErrors = new Set(['EnvError', 'PortTakenError', 'DataDirectoryTakenError', 'ConfigurationMissingError']);

/** Runs a service's `start`; a fault at start is one readable message and exit code 1, not a stack. */
export async function runMain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const readable = error instanceof Error && readableErrors.has(error.name);
    process.stderr.write(
      `${readable ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}
