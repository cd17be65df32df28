import type { Logger } from '@tarima/service-kit/logger';
import type { Store } from './tables.ts';

/** The part of a log line that is stored. */
interface AlertLine {
  readonly alert?: unknown;
  readonly attemptId?: unknown;
}

/**
 * Returns the logger, which also stores its error lines with an `alert` of an attempt, for the time line that operators see.
 * The log line is the alert; a row that cannot be written is only missing in the time line.
 */
export function storeAlerts(logger: Logger, db: Store): Logger {
  const store = async ({ alert, attemptId }: AlertLine): Promise<void> => {
    if (typeof alert !== 'string' || typeof attemptId !== 'string') return;
    await db.insertInto('alert').values({ attempt_id: attemptId, name: alert }).execute();
  };
  const error = (line: AlertLine, message?: string): void => {
    logger.error(line, message);
    store(line).catch((cause) => logger.warn({ err: cause, attemptId: line.attemptId }, 'alert not stored'));
  };
  return new Proxy(logger, {
    get: (target, name) => (name === 'error' ? error : Reflect.get(target, name, target)),
  });
}
